import Foundation

/// The environment of a view: style, size classes, text size, direction. Immutable, so usable from any thread.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  /// Everything unspecified.
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

  // MARK: One trait each

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.category = preferredContentSizeCategory }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.contrast = accessibilityContrast }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.level = userInterfaceLevel }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.weight = legibilityWeight }
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.gamut = displayGamut }
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activity = activeAppearance }
  }

  /// All of them; of two that say something about one trait, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  public convenience init(mutations: (any UIMutableTraits) -> Void) {
    let box = TraitBox()
    mutations(box)
    self.init(box.values)
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
  open var legibilityWeight: UILegibilityWeight { values.weight }
  open var displayGamut: UIDisplayGamut { values.gamut }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activity }

  /// Whether this says of each trait what the other one says of it.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return (values.style, values.contrast, values.level, values.gamut)
      != (other.style, other.contrast, other.level, other.gamut)
  }

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

  /// The traits that dynamic colours and fonts resolve against.
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
