package import Foundation

/// What was added to an inset that others change too, and how exactly that is taken away again; in points.
package struct HeldInset: Equatable, Sendable {
  /// The inset without our part, as it was when we last set it.
  package private(set) var base: CGFloat
  /// The inset that we last set.
  package private(set) var value: CGFloat

  /// Begins with nothing added.
  package init() {
    base = 0
    value = 0
  }

  /// What we added; 0 when nothing is held.
  package var added: CGFloat { value - base }

  /// Whether something of ours is in the inset.
  package var isHolding: Bool { value != base }

  /// Remembers that the inset was set to `value`, and would be `base` without us.
  package mutating func set(_ value: CGFloat, base: CGFloat) {
    self.value = value
    self.base = base
  }

  /// What an inset would be without our part.
  ///
  /// An inset that is still the one we set gives back its base to the bit. One that others changed since counts as
  /// theirs plus our part, unless it is too small to contain our part: then they replaced it, and all of it is theirs.
  package func base(under now: CGFloat) -> CGFloat {
    guard isHolding else { return now }
    if now == value { return base }
    return now >= added ? now - added : now
  }
}
