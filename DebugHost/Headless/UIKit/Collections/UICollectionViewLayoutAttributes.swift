import Foundation

/// The place and the appearance of one item, header or footer, in the coordinates of the collection
/// view's content.
///
/// `isEqual` and `copy` come from Foundation and are not isolated to an actor, so the attributes
/// are in one value that any thread may read.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  struct Values: Equatable, Sendable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var indexPath = IndexPath(item: 0, section: 0)
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    /// The look that a list gives the row.
    var list: ListRowLook?

    static func == (a: Values, b: Values) -> Bool {
      a.center == b.center && a.size == b.size && a.alpha == b.alpha && a.zIndex == b.zIndex
        && a.isHidden == b.isHidden && a.indexPath == b.indexPath && a.category == b.category
        && a.kind == b.kind && a.list == b.list
        && CATransform3DEqualToTransform(a.transform, b.transform)
    }
  }

  nonisolated(unsafe) var values = Values()
  /// Whether the size is a guess that the view itself may correct.
  var isEstimated = false

  public override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    values.indexPath = indexPath
    values.category = .supplementaryView
    values.kind = elementKind
  }

  // MARK: Geometry

  /// The frame, with the transform applied. Setting the frame sets the centre and the size, and
  /// leaves the transform as it is.
  open var frame: CGRect {
    get {
      let half = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      guard !CATransform3DIsIdentity(values.transform) else {
        return CGRect(
          x: center.x + half.minX, y: center.y + half.minY, width: size.width, height: size.height)
      }
      return half.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      guard newValue.isUsable else { return }
      let frame = newValue.standardized
      values.center = CGPoint(x: frame.midX, y: frame.midY)
      values.size = frame.size
    }
  }

  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }

  /// The size with an origin of zero. If the app sets another origin, UIKit throws an exception,
  /// whereas this setter ignores the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set { values.size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(values.transform) }
    set { values.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Look

  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  // MARK: Identity

  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }

  open var representedElementCategory: UICollectionView.ElementCategory { values.category }

  open var representedElementKind: String? { values.kind }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CollectionMaker.attributes(type(of: self))
    copy.values = values
    copy.isEstimated = isEstimated
    return copy
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return values == other.values
  }

  open nonisolated override var hash: Int { values.indexPath.hashValue }
}

extension UICollectionViewLayoutAttributes {
  /// A copy of the same class.
  var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
