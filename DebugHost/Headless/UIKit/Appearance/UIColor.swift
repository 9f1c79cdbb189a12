import Foundation

/// A colour, either fixed or dependent on the traits.
///
/// As with Apple's class, any thread can create and read a colour, because every stored value is
/// immutable.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Storage {
    case fixed(CGColor)
    /// A colour of the system palette. Each name has one object.
    case palette(PaletteColor)
    case provider((UITraitCollection) -> UIColor)
    /// A dynamic colour with a fixed alpha in place of its own.
    case translucent(UIColor, alpha: CGFloat)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: alpha))
  }

  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
  }

  /// Creates a colour that calls its provider each time it is resolved for some traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .provider(dynamicProvider)
  }

  /// Returns the fixed colour for the traits. A fixed colour returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .palette(let entry):
      UIColor(
        cgColor: entry.color(
          dark: traitCollection.userInterfaceStyle == .dark,
          elevated: traitCollection.userInterfaceLevel == .elevated))
    case .provider(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    case .translucent(let color, let alpha):
      color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// The colour for `UITraitCollection.current`. It is a snapshot that does not follow the traits.
  open var cgColor: CGColor {
    if case .fixed(let color) = storage { return color }
    return resolvedColor(with: .current).cgColor
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .translucent(let color, _): UIColor(storage: .translucent(color, alpha: alpha))
    case .palette, .provider: UIColor(storage: .translucent(self, alpha: alpha))
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return switch (storage, other.storage) {
    case (.fixed(let mine), .fixed(let theirs)): mine == theirs
    case (.palette(let mine), .palette(let theirs)): mine == theirs
    case (.translucent(let mine, let alpha), .translucent(let theirs, let otherAlpha)):
      alpha == otherAlpha && mine.isEqual(theirs)
    default: false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .palette(let entry): entry.name.hashValue
    case .translucent(let color, let alpha): color.hash ^ alpha.hashValue
    case .provider: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .fixed(let color):
      "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    case .palette(let entry): "<UIDynamicSystemColor; name = \(entry.name)>"
    case .provider: "<UIDynamicProviderColor>"
    case .translucent(let color, let alpha): "\(color) alpha \(alpha)"
    }
  }
}
