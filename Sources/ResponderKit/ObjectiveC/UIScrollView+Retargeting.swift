#if canImport(UIKit)
  internal import UIKit

  #if canImport(ObjectiveC)
    extension UIScrollView {
      /// Whether somebody is asked where a drag's deceleration is to end: the delegate, or a collection view's layout.
      var targetMayBeRewritten: Bool {
        if self is UICollectionView { return true }
        let question = #selector(
          UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))
        return delegate?.responds(to: question) ?? false
      }
    }
  #else
    extension UIScrollView {
      /// Without Objective-C no class says which optional methods it implements; one that registers it does.
      var targetMayBeRewritten: Bool {
        let question = Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:")
        return delegate.map { class_getInstanceMethod(type(of: $0), question) != nil } ?? false
      }
    }
  #endif
#endif
