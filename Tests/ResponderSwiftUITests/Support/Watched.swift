import UIKit

/// A view that counts how often `isHidden` is read, as a search for scroll views does when it looks
/// at the view.
final class Watched: UIView {
  var looks = 0
  override var isHidden: Bool {
    get {
      looks += 1
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }
}
