import Foundation

/// Views inherit traits from the screen, through the scene, the window and the superviews. Each of
/// them may override traits (A).
extension UIView {
  private var ownTraits: TraitValues {
    var values = traitBox?.values ?? TraitValues()
    if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
    return values
  }

  private var inheritedTraits: UITraitCollection {
    if let superview { return superview.traitCollection }
    let scene = (self as? UIWindow)?.windowScene ?? attachedWindow?.windowScene
    return scene?.traitCollection ?? UIScreen.main.traitCollection
  }

  var resolvedTraits: UITraitCollection { overridden(inheritedTraits) }

  private func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
    // Returns early for most views, which override nothing. Every layout reads the traits.
    guard hasRareValues || traitBox != nil || overrideUserInterfaceStyle != .unspecified
    else { return inherited }
    let own = ownTraits
    let (least, most) =
      hasRareValues
      ? (minimumContentSizeCategory, maximumContentSizeCategory) : (nil, nil)
    guard own != TraitValues() || least != nil || most != nil else { return inherited }
    var values = inherited.values.overridden(by: own)
    if let least, values.category < least { values.category = least }
    if let most, values.category > most { values.category = most }
    return UITraitCollection(values)
  }

  func makeTraitOverrides() -> any UITraitOverrides {
    let box = TraitBox()
    box.onChange = { [weak self] in self?.traitsMayHaveChanged() }
    traitBox = box
    return box
  }

  func resolveBackground() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// Compares the traits with those that were last reported, and notifies this view and the views
  /// below it whose traits have changed.
  package func traitsMayHaveChanged() {
    updateTraits(inheriting: inheritedTraits)
  }

  private func updateTraits(inheriting inherited: UITraitCollection) {
    let new = overridden(inherited)
    let old = knownTraits ?? UIScreen.main.traitCollection
    knownTraits = new
    if old != new {
      new.performAsCurrent {
        resolveBackground()
        viewController?.traitCollectionDidChange(old)
        traitCollectionDidChange(old)
        viewController?.traitObservers.tell(from: old, to: new)
        traitObservers.tell(from: old, to: new)
      }
      if old.layoutDirection != new.layoutDirection { setNeedsLayout() }
      setNeedsDisplay()
    }
    // Updates the subviews even if nothing has changed here. The app may have added them while this
    // view was in no window, and a view is not notified then.
    for child in children { child.updateTraits(inheriting: new) }
  }
}
