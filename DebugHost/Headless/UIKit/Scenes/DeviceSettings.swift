import Foundation

extension UIApplication {
  /// Changes the user's settings, and notifies every view and controller whose traits have changed.
  ///
  /// UIKit posts the notification of a new text size before it notifies views and controllers (K).
  package func changeTraits(_ change: (inout TraitValues) -> Void) {
    let screen = display
    let old = screen.traitCollection
    var values = old.values
    change(&values)
    guard values != old.values else { return }
    screen.traitCollection = UITraitCollection(values)
    if screen !== UIScreen.main { UIScreen.main.takeSettings(of: screen) }
    UITraitCollection.current = screen.traitCollection
    if old.preferredContentSizeCategory != values.category {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: screen,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: values.category])
    }
    screen.traitCollectionDidChange(old)
    for case let scene as UIWindowScene in scenesInOrder { scene.traitsMayHaveChanged() }
    for window in inputViewHost?.systemWindows ?? [] { window.traitsMayHaveChanged() }
  }
}
