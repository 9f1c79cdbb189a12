// The class itself declares everything that a subclass may override, because Swift on Linux cannot
// override members of an extension.
import Foundation

/// A scrolling list of rows (T4.10.20, T4.10.21, T4.11.17, T4.11.18).
///
/// Extensions contain the other code: `+Data` (the values from the data source), `+Tiling` (which
/// cells exist), `+Rows` (queries and scrolling to rows), `+Headers`, `+Selection`, `+Updates` and
/// `+Reuse`. The members that UIKit lets subclasses override are in this file. The cell of a first
/// responder stays while it is scrolled out of view. Not implemented yet: editing, reordering,
/// index titles, prefetching, and footers that float in a plain table.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { invalidateData() } }
  }

  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard scrollDelegate !== newValue else { return }
      scrollDelegate = newValue
      invalidateHeights()
    }
  }

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { invalidateHeights() }
  }

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { refreshCells() }
  }
  open var separatorColor: UIColor? = .separator { didSet { refreshCells() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { refreshCells() }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var tableHeaderView: UIView? { didSet { accessoryViewDidChange(from: oldValue) } }
  open var tableFooterView: UIView? { didSet { accessoryViewDidChange(from: oldValue) } }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var insetsContentViewsToSafeArea = true { didSet { layOutSides() } }

  // MARK: State

  var geometry = TableGeometry()
  /// The number of changes of the geometry so far. While it is unchanged, a layout of the table
  /// costs almost nothing.
  var geometryVersion = 0
  var needsData = true
  var isTiling = false
  /// The existing cells: the visible ones, and one that is scrolled out of view with the first
  /// responder in it.
  var cells: [TableRow: UITableViewCell] = [:]
  var tiled: TiledState?
  /// The header views by section. A header that is only space has the value nil.
  var headers: [Int: UIView?] = [:]
  var footers: [Int: UIView?] = [:]
  var reusePool: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var selectedRows: Set<TableRow> = []
  var touchedRow: TableRow?
  var updates = TableUpdates()
  var updateDepth = 0

  struct TiledState: Equatable {
    var first: TableRow?
    var last: TableRow?
    var version: Int
    var width: CGFloat
    var cellWidth: CGFloat
  }

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  private func accessoryViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    for view in [tableHeaderView, tableFooterView] where view?.superview !== self {
      view.map { addSubview($0) }
    }
    geometry.setTop(
      tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0)
    geometryDidChange()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadDataIfNeeded()
    tile()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layOutSides()
  }

  // MARK: Data

  /// Loads all data again. The cells return to the pool, the selection is cleared, and the offset
  /// is clamped (T4.10.21).
  open func reloadData() {
    recycleEverything()
    selectedRows = []
    touchedRow = nil
    needsData = true
    loadDataIfNeeded()
    needsClamp = true
    setNeedsLayout()
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { updates.insert(indexPaths, animation) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { updates.delete(indexPaths, animation) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { updates.reload(indexPaths, animation) }
  }

  open func beginUpdates() {
    loadDataIfNeeded()
    updateDepth += 1
  }

  /// Whether the data source has changes that the list has yet to take over, here: while a batch of
  /// updates is open.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endBatch(completion: completion)
  }

  // MARK: Rows (see +Rows)

  open var numberOfSections: Int {
    loadDataIfNeeded()
    return geometry.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadDataIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rowCount : 0
  }

  open func rect(forSection section: Int) -> CGRect {
    loadDataIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let part = geometry.sections[section]
    return CGRect(x: 0, y: part.y, width: bounds.width, height: part.end - part.y)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    loadDataIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let part = geometry.sections[section]
    return CGRect(
      x: 0, y: part.rowsStart - part.header, width: bounds.width, height: part.header)
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    row(indexPath).map { frame(of: $0) } ?? .zero
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadDataIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.row(at: point.y)?.indexPath
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect).map(\.indexPath) }

  open var visibleCells: [UITableViewCell] {
    layOutIfStale()
    return shownRows.compactMap { cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfStale()
    return shownRows.map(\.indexPath)
  }

  /// Returns the row's cell if it exists.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfStale()
    return row(indexPath).flatMap { cells[$0] }
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key.indexPath
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    reveal(indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection in code (the delegate is not notified)

  open var indexPathForSelectedRow: IndexPath? { selectedRows.min()?.indexPath }

  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows.sorted().map(\.indexPath)
  }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    TableRow(indexPath).map { setSelected($0, false, animated: animated) }
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Returns a cell from the pool, or else a new cell of the registered class; nil if no class is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusePool[identifier]?.popLast() {
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    return cellClasses[identifier].map { ReusableViews.make($0, identifier) }
  }

  /// Returns a cell from the pool or a new one. For an identifier without a class, UIKit throws an
  /// exception. Here the table prints a message and returns a plain cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    print("UITableView: no class is registered for the identifier \(identifier).")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    (headers[section] ?? nil) as? UITableViewHeaderFooterView
  }

  // MARK: Touches

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
