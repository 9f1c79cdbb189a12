import UIKit

/// A text field that counts how often it is told to reload its input views.
@MainActor
final class CountingField: UITextField {
  var reloads = 0

  override func reloadInputViews() {
    reloads += 1
    super.reloadInputViews()
  }
}
