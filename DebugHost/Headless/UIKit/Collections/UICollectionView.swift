// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A scroll view of items that a layout object places (T4.10, T4.11.17, T4.11.18 as for tables).
///
/// `+Data` contains the counts and the layout, and `+Tiling` decides which views exist. Further
/// extensions are `+Items`, `+Selection`, `+Updates` and `+Reuse`. A view that contains the first
/// responder stays when the user scrolls it away. Prefetching, reordering, drag and drop, focus and
/// editing are not implemented.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard scrollDelegate !== newValue else { return }
      scrollDelegate = newValue
      currentLayout.invalidateLayout()
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { change(to: newValue, animated: false, completion: nil) }
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether the collection view may prefetch cells. The stand-in stores the value, but does not
  /// prefetch.
  open var isPrefetchingEnabled = true

  // MARK: State

  var currentLayout: UICollectionViewLayout
  var counts: [Int] = []
  var needsData = true
  var layoutIsStale = true
  var isPreparing = false
  /// The number of times that the layout has prepared. While this number and the bounds are
  /// unchanged, `tile` has nothing to do.
  var layoutVersion = 0
  var offsetAdjustment = CGPoint.zero
  var layoutBackground: UIView?
  /// The views in use: the visible ones, and one that was scrolled away with the first responder.
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// The visible elements, sorted.
  var visible: [CollectionElement] = []
  var tiled: TiledState?
  var isTiling = false
  var pools: [ReuseKey: [UICollectionReusableView]] = [:]
  var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  var reconfigured: UICollectionViewCell?
  var selected: Set<TableRow> = []
  var touched: TableRow?
  var updates = CollectionUpdates()
  var updateDepth = 0
  var update: RunningUpdate?
  /// The views of deleted and reloaded items and of deleted sections, until they have faded out.
  var leaving: [(element: CollectionElement, view: UICollectionReusableView)] = []

  struct TiledState: Equatable {
    var bounds: CGRect
    var version: Int
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    currentLayout.owner = self
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

  open override func layoutSubviews() {
    loadDataIfNeeded()
    prepareLayoutIfNeeded()
    super.layoutSubviews()
    tile()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    currentLayout.insetDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, completion: nil)
  }

  // MARK: Data

  /// Discards the data, the views and the selection. The collection view queries the counts as soon
  /// as it needs them, and the cells in the next layout pass.
  open func reloadData() {
    forgetEverything()
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    batch { updates.insert(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    batch { updates.delete(indexPaths) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    batch { updates.reload(indexPaths) }
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch { updates.move(indexPath, to: newIndexPath) }
  }

  open func insertSections(_ sections: IndexSet) {
    batch { updates.insert(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    batch { updates.delete(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    batch { updates.move(section, to: newSection) }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch(completion: completion)
  }

  // MARK: Selection and scrolling

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
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
    dequeueSupplementary(elementKind, identifier, indexPath)
  }

  // MARK: Touches

  /// Returns the offset at which the content comes to rest, as the layout chooses it. A paging
  /// collection view does not ask the layout.
  package override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard !isPagingEnabled else { return proposed }
    return currentLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
  }
}
