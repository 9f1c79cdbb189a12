import Foundation

/// The traits of a view's environment, such as style, size classes, text size and layout direction.
/// A trait collection is immutable, so any thread can use it.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  /// Creates a trait collection in which every trait is unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values)
  }

  // MARK: Creating

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.category = preferredContentSizeCategory }
  }

  /// Combines trait collections. If two of them specify the same trait, the later one takes
  /// precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  // MARK: Reading

  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  open var displayScale: CGFloat { values.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  open func modifyingTraits(_ mutations: (any UIMutableTraits) -> Void) -> UITraitCollection {
    let box = TraitBox(values)
    mutations(box)
    return UITraitCollection(box.values)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  // MARK: Current

  /// The traits for which dynamic colours and fonts are resolved.
  public class var current: UITraitCollection {
    get { currentTraits }
    set { currentTraits = newValue }
  }

  nonisolated(unsafe) private static var currentTraits = UITraitCollection(TraitValues.device)

  open func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.currentTraits
    Self.currentTraits = self
    actions()
    Self.currentTraits = outer
  }
}

@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
