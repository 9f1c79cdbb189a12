#if canImport(HeadlessDriver)
  import UIKit

  /// A view that counts how often `isHidden` is read, as a search for fields or for scroll views
  /// does when it looks at the view.
  package final class WatchedView: UIView {
    package var looks = 0

    package override var isHidden: Bool {
      get {
        looks += 1
        return super.isHidden
      }
      set { super.isHidden = newValue }
    }
  }
#endif
