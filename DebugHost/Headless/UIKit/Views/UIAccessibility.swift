import Foundation

/// The user's accessibility settings, as far as the stand-in needs them.
public enum UIAccessibility {
  /// The settings of the device, which the driver of a test may change.
  nonisolated(unsafe) package static var settings = Settings()

  package struct Settings: Equatable {
    package var reducesMotion = false
    package var reducesTransparency = false
    package var prefersCrossFade = false
    package var boldsText = false
    package var darkensColors = false
    package var runsVoiceOver = false
    package var differentiatesWithoutColor = false

    package init() {}
  }

  @MainActor public static var isVoiceOverRunning: Bool { settings.runsVoiceOver }
  @MainActor public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
  @MainActor public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
  @MainActor public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFade }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { settings.darkensColors }

  private static func name(_ part: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(part)DidChangeNotification")
  }

  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    name("ReduceMotionStatus")
  }
  public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    name("ReduceTransparencyStatus")
  }
  public static var prefersCrossFadeTransitionsStatusDidChangeNotification: NSNotification.Name {
    name("PrefersCrossFadeTransitionsStatus")
  }
  public static var boldTextStatusDidChangeNotification: NSNotification.Name {
    name("BoldTextStatus")
  }
  public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    name("DarkerSystemColorsStatus")
  }
  public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    name("VoiceOverStatus")
  }
  public static var shouldDifferentiateWithoutColorDidChangeNotification: NSNotification.Name {
    name("ShouldDifferentiateWithoutColor")
  }

  /// A notification from an app to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Receives the notifications that apps post, because the headless device has no screen reader.
  @MainActor package static var onPost: ((Notification, Any?) -> Void)?

  @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    onPost?(notification, argument)
  }

  /// Sets all settings, and then posts notifications for those that have changed.
  @MainActor
  package static func apply(_ new: Settings) {
    let old = settings
    settings = new
    let changes: [(Bool, NSNotification.Name)] = [
      (old.reducesMotion != new.reducesMotion, reduceMotionStatusDidChangeNotification),
      (
        old.reducesTransparency != new.reducesTransparency,
        reduceTransparencyStatusDidChangeNotification
      ),
      (
        old.prefersCrossFade != new.prefersCrossFade,
        prefersCrossFadeTransitionsStatusDidChangeNotification
      ),
      (old.boldsText != new.boldsText, boldTextStatusDidChangeNotification),
      (old.darkensColors != new.darkensColors, darkerSystemColorsStatusDidChangeNotification),
      (old.runsVoiceOver != new.runsVoiceOver, voiceOverStatusDidChangeNotification),
      (
        old.differentiatesWithoutColor != new.differentiatesWithoutColor,
        shouldDifferentiateWithoutColorDidChangeNotification
      ),
    ]
    for (isChanged, name) in changes where isChanged {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}

/// An object with an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

/// A part of the user interface that assistive technologies read and that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  open private(set) weak var accessibilityContainer: AnyObject?
  open var accessibilityIdentifier: String?
  /// The view of which the element tells.
  private weak var view: UIView?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }

  fileprivate convenience init(_ view: UIView, in container: UIView) {
    self.init(accessibilityContainer: container)
    self.view = view
    accessibilityIdentifier = view.swiftUIIdentifier
  }

  fileprivate var frame: CGRect { view?.screenFrame ?? .zero }
}

extension UIView {
  fileprivate var screenFrame: CGRect {
    guard let window else { return .zero }
    return window.convert(convert(bounds, to: window), to: window.screen.coordinateSpace)
  }

  /// The identifier by which a UI test finds the view.
  package var testIdentifier: String? { accessibilityIdentifier ?? swiftUIIdentifier }

  /// Makes the view tell what a SwiftUI hosting view tells: of the views inside that have a SwiftUI
  /// identifier, and only while an assistive technology or a UI test runs (T4.20.47).
  package func hostsSwiftUIElements() { isSwiftUIHost = true }

  fileprivate var swiftUIElements: [Any] {
    guard UIAccessibility.settings.runsVoiceOver else { return [] }
    var (found, views) = ([UIAccessibilityElement](), subviews)
    while let view = views.popLast() {
      if view.swiftUIIdentifier != nil { found.append(UIAccessibilityElement(view, in: self)) }
      views += view.subviews
    }
    return found
  }
}

@MainActor
extension NSObject {
  /// The elements that assistive technologies read in the object, in order; nil uses the subviews.
  public var accessibilityElements: [Any]? {
    get {
      let view = self as? UIView
      return view?.isSwiftUIHost == true ? view?.swiftUIElements : view?.ownAccessibilityElements
    }
    set { (self as? UIView)?.ownAccessibilityElements = newValue }
  }

  /// The object's frame in screen coordinates.
  public var accessibilityFrame: CGRect {
    (self as? UIAccessibilityElement)?.frame ?? (self as? UIView)?.screenFrame ?? .zero
  }
}
