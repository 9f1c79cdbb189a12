/// The hosting view in a cell, and the row that it shows.
@MainActor
final class RowHosting {
  private var hosting: _UIHostingView<AnyView>?
  private(set) var id: AnyHashable?
  var sides: (left: CGFloat, right: CGFloat) = (0, 0)

  func show(
    _ row: Row, _ environment: EnvironmentValues, _ controller: UIViewController?, in cell: UIView
  ) {
    let view = content(of: row)
    let hosting = hosting ?? makeHosting(in: cell)
    if id != row.id, hosting.graph.isResting { clear() }
    hosting.graph.controller = controller
    hosting.graph.environment = environment
    hosting.graph.setRoot(view, isAnother: id != row.id)
    hosting.graph.isResting = false
    id = row.id
    hosting.setNeedsLayout()
  }

  /// Gives the row a new value while the list is outside a window.
  func follow(_ row: Row, _ environment: EnvironmentValues) {
    guard let hosting, id == row.id else { return }
    hosting.graph.environment = environment
    hosting.graph.setRoot(content(of: row))
  }

  private func content(of row: Row) -> AnyView {
    AnyView(row.make().padding(.horizontal, 20).padding(.vertical, 6))
  }

  /// Called when the row's cell scrolls off the screen. The row disappears, but the cell keeps the
  /// row and its platform views until another row needs the cell (T4.20.19).
  func rest() {
    hosting?.graph.isResting = true
    hosting?.setNeedsLayout()
  }

  /// Removes the row's views, because the list no longer has the row, or because another row uses
  /// the cell.
  func clear() {
    hosting?.graph.setRoot(EmptyView(), isAnother: true)
    hosting?.graph.update()
    id = nil
  }

  private func makeHosting(in cell: UIView) -> _UIHostingView<AnyView> {
    let made = _UIHostingView(rootView: AnyView(EmptyView()))
    made.ignoresSafeArea = true
    made.alignment = .leading
    cell.addSubview(made)
    hosting = made
    return made
  }

  func layOut(in bounds: CGRect) {
    hosting?.frame = CGRect(
      x: bounds.minX + sides.left, y: bounds.minY,
      width: max(0, bounds.width - sides.left - sides.right), height: bounds.height)
  }

  /// Returns the size of the row, which is at least as high as a touch target (K).
  func size(fitting size: CGSize) -> CGSize {
    let inner = CGSize(width: max(0, size.width - sides.left - sides.right), height: size.height)
    return CGSize(width: size.width, height: max(44, hosting?.sizeThatFits(inner).height ?? 44))
  }
}

/// A cell with a hosting view. Each cell class overrides layout and sizing itself.
@MainActor
protocol RowCell: UIView {
  var row: RowHosting { get }
  var contentView: UIView { get }
}

/// The hosting views of all cells that a list has made, with their rows.
@MainActor
struct RowCells {
  private var all: [RowHosting] = []

  mutating func add(_ cell: RowHosting) {
    if !all.contains(where: { $0 === cell }) { all.append(cell) }
  }

  /// Updates the rows while the list is outside a window, because the screens that a row has pushed
  /// depend on the row's value.
  func follow(_ rows: [Row], _ environment: EnvironmentValues) {
    for cell in all {
      guard let id = cell.id, let row = rows.first(where: { $0.id == id }) else { continue }
      cell.follow(row, environment)
    }
  }

  /// Clears the cells whose rows the list no longer has.
  func keep(_ rows: [Row]) {
    let ids = Set(rows.map(\.id))
    for cell in all { if let id = cell.id, !ids.contains(id) { cell.clear() } }
  }
}

/// The rows that were removed and inserted between two states of a list.
@MainActor
struct RowChanges {
  private(set) var removed: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []

  init(from old: [Row], to new: [Row]) {
    for change in new.map(\.id).difference(from: old.map(\.id)) {
      switch change {
      case .remove(let row, _, _): removed.append(IndexPath(row: row, section: 0))
      case .insert(let row, _, _): inserted.append(IndexPath(row: row, section: 0))
      }
    }
  }

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }
}
