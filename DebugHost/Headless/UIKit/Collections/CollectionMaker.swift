import Foundation

/// Creates objects of a class that is known only at run time, with the initialiser that the class
/// has for this purpose. The initialiser of a view is not `required`, because subclasses write
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

  static func attributes(_ type: UICollectionViewLayoutAttributes.Type)
    -> UICollectionViewLayoutAttributes
  {
    type.makeBlank(0)
  }

  static func context(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    (type as? UICollectionViewLayoutInvalidationContext.Type)?.makeBlank(0)
      ?? UICollectionViewLayoutInvalidationContext()
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

extension UICollectionViewLayoutAttributes {
  @_silgen_name("HeadlessUIKit_makeLayoutAttributes")
  convenience init(blank unused: Int) {
    self.init()
  }

  @_silgen_name("HeadlessUIKit_makeLayoutAttributes")
  fileprivate static func makeBlank(_ unused: Int) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("HeadlessUIKit_makeInvalidationContext")
  convenience init(blank unused: Int) {
    self.init()
  }

  @_silgen_name("HeadlessUIKit_makeInvalidationContext")
  fileprivate static func makeBlank(_ unused: Int) -> UICollectionViewLayoutInvalidationContext
}
