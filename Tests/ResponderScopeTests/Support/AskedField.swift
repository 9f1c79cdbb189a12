import UIKit

/// A field that counts how often its `isUserInteractionEnabled` is read. The HUD reads the property
/// to learn whether the user can reach the field.
final class AskedField: UITextField {
  var asked = 0

  override var isUserInteractionEnabled: Bool {
    get {
      asked += 1
      return super.isUserInteractionEnabled
    }
    set { super.isUserInteractionEnabled = newValue }
  }
}
