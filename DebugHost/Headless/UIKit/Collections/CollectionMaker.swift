import Foundation

/// Creates cells and headers of a class that is known only at run time, with the initialiser that
/// the class has for this purpose. The initialiser is not `required`, because subclasses write
/// `override init(frame:)`. `ReusableViews.swift` explains how these calls work.
@MainActor
enum CollectionMaker {
  /// The frame of the view that is being created. It is stored here because the shared symbol can
  /// pass only plain numbers.
  fileprivate static var frame = CGRect.zero

  static func view(_ type: UICollectionReusableView.Type, frame: CGRect)
    -> UICollectionReusableView
  {
    self.frame = frame
    return type.makeReusable(0)
  }
}

extension UICollectionReusableView {
  @_silgen_name("HeadlessUIKit_makeCollectionView")
  convenience init(reusable unused: Int) {
    self.init(frame: CollectionMaker.frame)
  }

  @_silgen_name("HeadlessUIKit_makeCollectionView")
  fileprivate static func makeReusable(_ unused: Int) -> UICollectionReusableView
}
