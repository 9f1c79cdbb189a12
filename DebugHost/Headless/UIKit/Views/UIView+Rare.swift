import Foundation

/// What a view keeps only when somebody sets it: most views never do.
struct RareViewValues {
  var guides: [UILayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []
  var interactions: [any UIInteraction] = []
  /// Horizontal, vertical.
  var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
  var resistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var minimumCategory: UIContentSizeCategory?
  var maximumCategory: UIContentSizeCategory?
  var largeTitle: String?
  var largeImage: UIImage?
  var parentTraits: TraitValues?
  var showsLarge = false
  var scalesLarge = false
  var ignoresInvert = false
}

@MainActor
final class RareViewBox {
  var values = RareViewValues()
}

/// How much a view keeps its size, as Auto Layout would mind; kept, as there is no Auto Layout here.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// Something added to a view that acts for it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  // MARK: Guides and interactions

  public var layoutGuides: [UILayoutGuide] { rare.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    rare.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard rare.guides.contains(where: { $0 === layoutGuide }) else { return }
    rare.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var interactions: [any UIInteraction] {
    get { rare.interactions }
    set {
      for old in rare.interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    guard !rare.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard rare.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: Priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? rare.hugging.0 : rare.hugging.1
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { rare.hugging.0 = priority } else { rare.hugging.1 = priority }
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? rare.resistance.0 : rare.resistance.1
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { rare.resistance.0 = priority } else { rare.resistance.1 = priority }
  }

  // MARK: Focus, restoration, large content

  public var isFocused: Bool { UIFocusSystem.shared.focusedItem === self }

  public var restorationIdentifier: String? {
    get { rare.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }

  public var focusGroupIdentifier: String? {
    get { rare.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }

  public var showsLargeContentViewer: Bool {
    get { rare.showsLarge }
    set { rare.showsLarge = newValue }
  }

  public var largeContentTitle: String? {
    get { rare.largeTitle }
    set { rare.largeTitle = newValue }
  }

  public var largeContentImage: UIImage? {
    get { rare.largeImage }
    set { rare.largeImage = newValue }
  }

  public var scalesLargeContentImage: Bool {
    get { rare.scalesLarge }
    set { rare.scalesLarge = newValue }
  }

  public var accessibilityIgnoresInvertColors: Bool {
    get { rare.ignoresInvert }
    set { rare.ignoresInvert = newValue }
  }

  // MARK: Limits of Dynamic Type

  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare.minimumCategory }
    set {
      rare.minimumCategory = newValue
      traitsMayHaveChanged()
    }
  }

  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare.maximumCategory }
    set {
      rare.maximumCategory = newValue
      traitsMayHaveChanged()
    }
  }

  /// Tells at once about other traits, instead of at the next turn's end.
  public func updateTraitsIfNeeded() {
    traitsMayHaveChanged()
  }

  // MARK: Snapshots

  /// A picture of the view as it is now: here its look without its subviews.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let copy = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    copy.backgroundColor = backgroundColor
    copy.layer.cornerRadius = layer.cornerRadius
    copy.isUserInteractionEnabled = false
    return copy
  }

  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let copy = snapshotView(afterScreenUpdates: afterUpdates)
    copy?.frame.size = rect.size
    return copy
  }
}
