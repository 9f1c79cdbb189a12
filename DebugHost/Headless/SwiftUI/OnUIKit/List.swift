/// Rows in a table of UIKit, as before iOS 16; each row is a hosting view of its own in a cell, made when it shows.
public struct List<SelectionValue, Content> {
  let content: Content
}

extension List: View, PrimitiveView where SelectionValue == Never, Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  func makeNode(_ place: Place) -> Node { TableNode(place, self) }
}

/// A form is a list here.
public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    List { content }
  }
}

/// The table of UIKit behind a list.
package final class ListTableView: UITableView {}

@MainActor
final class TableNode<Content: View>: ViewNode<List<Never, Content>>, LayoutNode {
  private let table = ListTableView(frame: .zero, style: .plain)
  private let source = ListSource()
  private var rect = CGRect.zero

  override init(_ place: Place, _ view: List<Never, Content>) {
    super.init(place, view)
    source.rows = Row.rows(of: view.content)
    source.environment = environment
    source.controller = { [weak self] in self?.graph.controller }
    table.dataSource = source
    table.delegate = source
    table.estimatedRowHeight = 44
  }

  override var layouts: [LayoutNode] { [self] }

  override func refresh() {
    source.environment = environment
    source.update(table, to: Row.rows(of: view.content))
  }

  override func remove() {
    super.remove()
    source.end(table)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: min(proposal.width ?? 10, 10_000), height: min(proposal.height ?? 10, 10_000))
  }

  func put(in rect: CGRect) {
    self.rect = rect
  }

  func show(in list: inout [ShownView]) {
    list.append(ShownView(view: table, frame: rect))
  }
}

/// Rows come and go with the table's own updates, so that those that stay keep their cells.
@MainActor
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [Row] = []
  var environment = EnvironmentValues()
  var controller: () -> UIViewController? = { nil }

  func update(_ table: UITableView, to new: [Row]) {
    let (old, ids) = (rows.map(\.id), new.map(\.id))
    rows = new
    let difference = ids.difference(from: old)
    guard table.window != nil else { return table.reloadData() }
    if !difference.isEmpty {
      var removed: [IndexPath] = []
      var inserted: [IndexPath] = []
      for change in difference {
        switch change {
        case .remove(let row, _, _): removed.append(IndexPath(row: row, section: 0))
        case .insert(let row, _, _): inserted.append(IndexPath(row: row, section: 0))
        }
      }
      table.performBatchUpdates {
        table.deleteRows(at: removed, with: .none)
        table.insertRows(at: inserted, with: .none)
      }
    }
    for case let cell as ListCell in table.visibleCells {
      guard let path = table.indexPath(for: cell), rows.indices.contains(path.row) else { continue }
      cell.show(rows[path.row], environment, controller())
    }
  }

  func end(_ table: UITableView) {
    rows = []
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") as? ListCell
      ?? ListCell(style: .default, reuseIdentifier: "row")
    cell.show(rows[indexPath.row], environment, controller())
    return cell
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? ListCell)?.clear()
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    false
  }
}

/// A cell with a hosting view.
package final class ListCell: UITableViewCell {
  private var hosting: _UIHostingView<AnyView>?
  private var id: AnyHashable?

  func show(_ row: Row, _ environment: EnvironmentValues, _ controller: UIViewController?) {
    let view = AnyView(row.make().padding(.horizontal, 20).padding(.vertical, 6))
    let hosting = hosting ?? makeHosting()
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

  private func makeHosting() -> _UIHostingView<AnyView> {
    let made = _UIHostingView(rootView: AnyView(EmptyView()))
    made.ignoresSafeArea = true
    made.alignment = .leading
    contentView.addSubview(made)
    hosting = made
    return made
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    hosting?.frame = contentView.bounds
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fit = hosting?.sizeThatFits(size).height ?? 44
    return CGSize(width: size.width, height: max(44, fit))
  }
}
