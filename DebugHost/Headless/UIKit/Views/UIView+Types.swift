import Foundation

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    var holdsSize: Bool { isDisjoint(with: [.flexibleWidth, .flexibleHeight]) }
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// An animation curve with a raw number. Any number makes a curve, as in Objective-C. The
  /// keyboard's curve is 7 (T1.17, T4.13.12).
  public struct AnimationCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init?(rawValue: Int) {
      self.rawValue = rawValue
    }

    private init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let easeInOut = AnimationCurve(0)
    public static let linear = AnimationCurve(3)
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The raw curve in bits 16 to 19 (T4.13.12).
    package var rawCurve: Int { Int(rawValue >> 16) & 15 }
  }

  public static let noIntrinsicMetric: CGFloat = -1
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The state of a view's layout.
struct LayoutFlags {
  var needsLayout = true
  var subtreeNeedsLayout = false
  /// Whether the view's own `layoutSubviews` is running, or the callback of the view's controller
  /// before or after it.
  var isLayingOut = false
  /// Whether the view has been laid out in a window, and so has something to show.
  var isRendered = false
  var reportedSafeArea = UIEdgeInsets.zero
}
