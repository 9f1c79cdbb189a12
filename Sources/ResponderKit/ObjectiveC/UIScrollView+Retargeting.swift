#if canImport(UIKit)
  internal import UIKit

  #if canImport(ObjectiveC)
    extension UIScrollView {
      /// Whether UIKit asks the app where a drag's deceleration ends: the delegate implements
      /// `scrollViewWillEndDragging`, or the layout's `targetContentOffset` is not UIKit's own.
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
        // An inherited method is the same method as the superclass's.
        let method = class_getInstanceMethod(type(of: self), question)
        return !Self.ofUIKit.contains { class_getInstanceMethod($0, question) == method }
      }
    }
  #else
    extension UIScrollView {
      /// Whether the app may rewrite where a drag's deceleration ends. Without Objective-C, no
      /// class reports which optional methods it implements, so a delegate's class has to register
      /// this method.
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
