/// A view for each element of a collection, identified by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  func makeNode(_ place: Place) -> Node {
    ListNode(place, self, hasIDs: true) { each in each.data.map { (each.id($0), each.content($0)) }
    }
  }
}

/// Content that provides rows for a list or a lazy stack. The rows are made when they are needed.
protocol RowSource {
  var rows: [Row] { get }
}

/// A row: its identity, and a closure that makes it.
struct Row {
  let id: AnyHashable
  let make: () -> AnyView

  /// Whether an element has the id. Inside a tuple, the id follows the place in the tuple.
  func isNamed(_ name: AnyHashable) -> Bool {
    var id = id
    while let parts = id.base as? [AnyHashable], parts.count == 2 { id = parts[1] }
    return id == name
  }

  /// Returns the rows of some content. Content that does not provide rows is one row.
  static func rows(of view: any View, at index: Int = 0) -> [Row] {
    if let source = view as? any RowSource { return source.rows }
    return [Row(id: index) { erase(view) }]
  }

  private static func erase(_ view: some View) -> AnyView { AnyView(view) }
}

extension ForEach: RowSource where Content: View {
  var rows: [Row] {
    data.map { element in Row(id: id(element)) { AnyView(content(element)) } }
  }
}

extension TupleView: RowSource {
  var rows: [Row] {
    views.enumerated().flatMap { place, view in
      Row.rows(of: view).enumerated().map { index, row in
        // Two rows with the same id in different parts are different rows.
        let isPlain = !(view is any RowSource)
        return Row(id: isPlain ? [place] : [AnyHashable(place), row.id], make: row.make)
      }
    }
  }
}

extension Group: RowSource where Content: View {
  var rows: [Row] { Row.rows(of: content) }
}

extension Optional: RowSource where Wrapped: View {
  var rows: [Row] { map { Row.rows(of: $0) } ?? [] }
}

extension _ConditionalContent: RowSource where TrueContent: View, FalseContent: View {
  var rows: [Row] { Row.rows(of: branch.view) }
}

extension EmptyView: RowSource {
  var rows: [Row] { [] }
}
