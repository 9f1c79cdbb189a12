/// Builds views from the statements in a closure.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views: views)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First)
    -> _ConditionalContent<First, Second>
  { _ConditionalContent(storage: .first(first)) }

  public static func buildEither<First: View, Second: View>(second: Second)
    -> _ConditionalContent<First, Second>
  { _ConditionalContent(storage: .second(second)) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, each with a place of its own in the view hierarchy.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  public var value: T
  let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }

  @MainActor func makeNode(_ place: Place) -> Node {
    ListNode(place, self) { tuple in tuple.views.enumerated().map { ($0.offset, $0.element) } }
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  nonisolated var branch: (key: AnyHashable, view: any View) {
    switch storage {
    case .first(let view): (true, view)
    case .second(let view): (false, view)
    }
  }

  func makeNode(_ place: Place) -> Node { ListNode(place, self) { [$0.branch] } }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNode(_ place: Place) -> Node {
    ListNode(place, self) { view in view.map { [(0, $0)] } ?? [] }
  }
}

/// A view whose type is erased. If the type changes, the new view replaces the old one.
nonisolated public struct AnyView: View, PrimitiveView {
  let view: any View

  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  @MainActor func makeNode(_ place: Place) -> Node {
    ListNode(place, self) { [(ObjectIdentifier(type(of: $0.view)), $0.view)] }
  }
}

/// A group of views without a layout of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func makeNode(_ place: Place) -> Node { WrapperNode(place, self) { $0.content } }
}
