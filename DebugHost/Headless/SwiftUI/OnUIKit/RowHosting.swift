/// The hosting view in a cell, and what it shows.
@MainActor
final class RowHosting {
  private var hosting: _UIHostingView<AnyView>?
  private var id: AnyHashable?
  var sides: (left: CGFloat, right: CGFloat) = (0, 0)

  func show(
    _ row: Row, _ environment: EnvironmentValues, _ controller: UIViewController?, in cell: UIView
  ) {
    let view = AnyView(row.make().padding(.horizontal, 20).padding(.vertical, 6))
    let hosting = hosting ?? makeHosting(in: cell)
    hosting.graph.controller = controller
    hosting.graph.environment = environment
    hosting.graph.setRoot(view, isAnother: id != row.id)
    id = row.id
    hosting.setNeedsLayout()
  }

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

  /// At least as high as a finger (K).
  func size(fitting size: CGSize) -> CGSize {
    let inner = CGSize(width: max(0, size.width - sides.left - sides.right), height: size.height)
    return CGSize(width: size.width, height: max(44, hosting?.sizeThatFits(inner).height ?? 44))
  }
}

/// What came and what went between two states of a list.
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
