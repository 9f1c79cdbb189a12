/// A list, which UIKit shows as a collection view, or as a table view on iOS 15 (T4.20.12,
/// `SwiftUIChoices.list`). Each row is a hosting view in a cell of its own, made when the row
/// appears.
public struct List<SelectionValue, Content> {
  let content: Content
  var isForm = false
}

extension List: View, PrimitiveView where SelectionValue == Never, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  func makeNode(_ place: Place) -> Node { RowsNode(place, self) }
}

/// A form. The stand-in shows it as a list, but a drag may affect the keyboard differently (C5.19).
nonisolated public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    List<Never, Content>(content: content, isForm: true)
  }
}

@MainActor
final class RowsNode<Content: View>: LeafNode<List<Never, Content>>, ScrollTarget {
  private let list: ListRows

  override init(_ place: Place, _ view: List<Never, Content>) {
    list = SwiftUIChoices.current.list == .table ? TableRows() : CollectionRows()
    super.init(place, view)
    list.controller = { [weak self] in self?.graph.controller }
    refresh()
  }

  override var platformView: PlatformView { list.scrollView }

  /// Sets the dismiss mode again each time the node is refreshed, even if the app has changed the
  /// mode since (K, after T4.20.8).
  override func refresh() {
    let kind: ScrollKind = view.isForm ? .form : .list
    list.scrollView.keyboardDismissMode = environment.dismissMode(of: kind)
    list.update(to: Row.rows(of: view.content), environment)
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let index = list.rows.firstIndex(where: { $0.isNamed(id) }) else { return false }
    list.scroll(to: IndexPath(row: index, section: 0), anchor, isAnimated: Animation.isOn)
    return true
  }

  override func remove() {
    super.remove()
    list.end()
  }

  /// Extends the list under the bars and the keyboard. The rows stay clear of them (T4.20.5,
  /// T4.20.6).
  override func put(in rect: CGRect) {
    let frame = graph.safeRegion?.grown(rect) ?? rect
    super.put(in: frame)
    list.sides = (rect.minX - frame.minX, frame.maxX - rect.maxX)
    if list.scrollView.frame != frame { list.scrollView.frame = frame }
    list.scrollView.makeRoom(for: graph.safeRegion?.covered(of: rect) ?? (0, 0))
  }
}
