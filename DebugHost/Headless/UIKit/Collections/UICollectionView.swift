// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A scroll view of items that a layout object places (T4.10, T4.11.17, T4.11.18 as for tables).
///
/// `+Data` contains the counts and the layout, `+Tiling` decides which cells exist, and `+Updates`
/// inserts and deletes items. A cell that contains the first responder stays when the user scrolls
/// it away. Footers, selection, moves, prefetching and drag and drop are not implemented.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  public let collectionViewLayout: UICollectionViewLayout

  // MARK: State

  var counts: [Int] = []
  var needsData = true
  var layoutIsStale = true
  var isPreparing = false
  /// The number of times that the layout has prepared. While this number and the bounds are
  /// unchanged, `tile` has nothing to do.
  var layoutVersion = 0
  /// The cells in use: the visible ones, and one that was scrolled away with the first responder.
  var cells: [TableRow: UICollectionViewCell] = [:]
  /// The visible items, sorted.
  var visible: [TableRow] = []
  var tiled: TiledState?
  var isTiling = false
  var pools: [String: [UICollectionViewCell]] = [:]
  var classes: [String: UICollectionViewCell.Type] = [:]
  /// The headers in use, by section, those kept for reuse, and their classes, by kind and identifier.
  var headers: [Int: UICollectionReusableView] = [:]
  var headerPool: [UICollectionReusableView] = []
  var headerClasses: [[String]: UICollectionReusableView.Type] = [:]
  /// The view that fills the background in the layout's colour.
  var layoutBackground: UIView?
  var updates = CollectionUpdates()
  var updateDepth = 0
  /// The cells of deleted items, until they have faded out.
  var leaving: [(item: TableRow, cell: UICollectionViewCell)] = []

  /// The number of passes without a pause, each of which the pass before it has requested.
  var passesInARow = 0
  var wasInvalidatedInside = false
  /// How often a collection view was stuck in a loop of layout passes (T4.17.14).
  package static var layoutLoops = 0

  struct TiledState: Equatable {
    var bounds: CGRect
    var version: Int
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    collectionViewLayout.owner = self
    backgroundColor = .systemBackground
  }

  // MARK: Layout

  /// Notifies the layout of new bounds while the old ones are still in force.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = CGRect(origin: .zero, size: newValue.size)
        .applying(transform.linear.inverted()).size
      boundsWillChange(to: CGRect(origin: bounds.origin, size: size))
      super.frame = newValue
    }
  }

  /// Lays out at once, with the counts that the collection view knows (T4.17.13).
  open override var contentInset: UIEdgeInsets {
    didSet {
      guard contentInset != oldValue else { return }
      collectionViewLayout.invalidateLayout()
      layoutTreeIfNeeded()
    }
  }

  open override func setNeedsLayout() {
    if layoutFlags.isLayingOut {
      guard !isStuck else { return }
      wasInvalidatedInside = true
    }
    super.setNeedsLayout()
  }

  open override func layoutSubviews() {
    countPass()
    guard !isStuck else { return }
    loadDataIfNeeded()
    prepareLayoutIfNeeded()
    super.layoutSubviews()
    tile()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.insetDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  // MARK: Data

  /// Discards the data and the cells. The collection view queries the counts as soon as it needs
  /// them, and the cells in the next layout pass.
  open func reloadData() {
    forgetEverything()
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    batch { updates.insert(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    batch { updates.delete(indexPaths) }
  }

  /// Whether the data source has changes that the list has yet to take over, here: while a batch of
  /// updates is open.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch(completion: completion)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Reuse

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueHeader(elementKind, identifier)
  }

  // MARK: Touches

  /// Returns the offset at which the content comes to rest, as the layout chooses it. A paging
  /// collection view does not ask the layout.
  package override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard !isPagingEnabled else { return proposed }
    return collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // Touches on cells end here, because UIKit selects with them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
