#if canImport(UIKit)
  internal import UIKit

  #if canImport(ObjectiveC)
    extension UIScrollView {
      /// Whether the app is asked where a drag's deceleration is to end: its delegate has the method, or its layout has one
      /// that is not UIKit's own.
      var targetMayBeRewritten: Bool {
        let question = #selector(
          UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))
        if delegate?.responds(to: question) ?? false { return true }
        return (self as? UICollectionView)?.collectionViewLayout.mayRetarget ?? false
      }
    }

    extension UICollectionViewLayout {
      fileprivate var mayRetarget: Bool {
        let question = #selector(
          UICollectionViewLayout.targetContentOffset(
            forProposedContentOffset:withScrollingVelocity:))
        // An inherited method is its superclass's own.
        let method = class_getInstanceMethod(type(of: self), question)
        return !Self.ofUIKit.contains { class_getInstanceMethod($0, question) == method }
      }
    }
  #else
    extension UIScrollView {
      /// Without Objective-C no class says which optional methods it implements; one that registers it does.
      var targetMayBeRewritten: Bool {
        let question = Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:")
        if let delegate, class_getInstanceMethod(type(of: delegate), question) != nil {
          return true
        }
        return (self as? UICollectionView)?.collectionViewLayout.mayRetarget ?? false
      }
    }

    extension UICollectionViewLayout {
      fileprivate var mayRetarget: Bool {
        let question = Selector(
          "targetContentOffsetForProposedContentOffset:withScrollingVelocity:")
        let method = class_getInstanceMethod(type(of: self), question)
        return !Self.ofUIKit.contains { class_getInstanceMethod($0, question) === method }
      }
    }
  #endif

  extension UICollectionViewLayout {
    fileprivate static let ofUIKit: [AnyClass] = [
      UICollectionViewLayout.self, UICollectionViewFlowLayout.self,
      UICollectionViewCompositionalLayout.self,
    ]
  }
#endif
