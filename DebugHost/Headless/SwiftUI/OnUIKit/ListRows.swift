/// Shows rows in a UIKit list view, which a subclass provides.
@MainActor
class ListRows: NSObject {
  final let scrollView: UIScrollView
  final private(set) var rows: [Row] = []
  private var cells = RowCells()
  private var environment = EnvironmentValues()
  final var controller: () -> UIViewController? = { nil }
  /// The space that the rows leave free on the left and on the right, in points.
  final var sides: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if sides != oldValue { update(to: rows, environment) } }
  }

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    // Makes UIKit adjust the content inset for the safe area, however few rows there are.
    scrollView.alwaysBounceVertical = true
  }

  func reload() {}
  func apply(_ changes: RowChanges) {}
  func refreshCells() {}
  func scroll(to path: IndexPath, _ anchor: UnitPoint?, isAnimated: Bool) {}

  /// Returns which of UIKit's positions is nearest to the anchor: 0 top, 1 middle, 2 bottom.
  static func third(of anchor: UnitPoint) -> Int { min(max(0, Int(anchor.y * 2 + 0.5)), 2) }

  /// Shows new rows. The list inserts and deletes rows with its own batch updates, so that the
  /// other rows keep their cells. Outside a window, it reloads all rows.
  final func update(to new: [Row], _ environment: EnvironmentValues) {
    self.environment = environment
    let changes = RowChanges(from: rows, to: new)
    rows = new
    defer { cells.keep(rows) }
    guard scrollView.window != nil else {
      cells.follow(rows, environment)
      return reload()
    }
    if !changes.isEmpty { apply(changes) }
    refreshCells()
  }

  final func end() {
    rows = []
    reload()
    cells.keep([])
  }

  final func add(_ cell: some RowCell, at index: Int) {
    cells.add(cell.row)
    show(index, in: cell)
  }

  final func show(_ index: Int, in cell: some RowCell) {
    cell.row.sides = sides
    cell.row.show(rows[index], environment, controller(), in: cell.contentView)
  }
}
