@_exported import Combine

/// A part of the user interface, as a value.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) makes its node itself.") }
}

/// A view without a body, which makes its node itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func makeNode(_ place: Place) -> Node
}

nonisolated public struct EmptyView: View, PrimitiveView {
  public init() {}

  @MainActor func makeNode(_ place: Place) -> Node { Node(place) }
}

/// A modifier, which makes a view from other content in `body(content:)`.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The content to which a modifier is applied.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let view: any View

  @MainActor func makeNode(_ place: Place) -> Node { WrapperNode(place, self) { $0.view } }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View {
    ModifierBody(content: content, modifier: modifier)
  }
}

/// A view that evaluates a modifier's body with the modifier's own state.
nonisolated struct ModifierBody<Content: View, Modifier: ViewModifier>: View, PrimitiveView {
  let content: Content
  let modifier: Modifier

  @MainActor func makeNode(_ place: Place) -> Node { ModifierNode(place, self) }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
