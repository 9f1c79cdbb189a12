import Foundation

/// The values on which the height of a detent may depend.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    mediumValue = medium
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests, in points and without the safe area at the bottom.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    open private(set) var identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns a detent at about half the height of the container. It has no value if the height is
    /// compact.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? DetentContext)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Returns a detent with a height of the app's choice. The sheet ignores the detent if the
    /// resolver returns nil.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      lastNumber += 1
      return Detent(identifier ?? Identifier("custom.\(lastNumber)"), resolver)
    }

    private static var lastNumber = 0

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context).map { min(max(0, $0), context.maximumDetentValue) }
    }
  }
}
