import Foundation

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How a drag dismisses the keyboard. The raw values are those of T4.16.8.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The fraction of the speed that is left after a millisecond (T4.9.23).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The range of offsets at which the content can rest (T4.11.10, T4.11.11).
  struct OffsetLimits: Equatable {
    var x: ClosedRange<CGFloat>
    var y: ClosedRange<CGFloat>

    func clamp(_ offset: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(offset.x, x.lowerBound), x.upperBound),
        y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    func contains(_ offset: CGPoint) -> Bool { x.contains(offset.x) && y.contains(offset.y) }
  }
}

/// Gives a scroll view its `delegate`. The property is in an extension of a protocol and not in the
/// class, so that `UITableView` and `UITextView` can declare a `delegate` of their own type, as
/// they do on iOS. Swift would reject an override with another type.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
