/// A view with an explicit id. If the id changes, the new view replaces the old one.
nonisolated struct IdentifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let id: AnyHashable

  @MainActor func makeNode(_ place: Place) -> Node {
    ListNode(place, self, hasIDs: true) { [($0.id, $0.content)] }
  }
}

/// The transition of a view. The stand-in does not draw it, but the order in which views appear and
/// disappear depends on it.
public struct AnyTransition: Sendable {
  let isIdentity: Bool

  public static let identity = AnyTransition(isIdentity: true)
  public static let opacity = AnyTransition(isIdentity: false)
  public static let slide = AnyTransition(isIdentity: false)
}

nonisolated struct TransitionView<Content: View>: View, PrimitiveView {
  let content: Content
  let transition: AnyTransition

  @MainActor func makeNode(_ place: Place) -> Node { TransitionNode(place, self) { $0.content } }
}

@MainActor
final class TransitionNode<Content: View>: WrapperNode<TransitionView<Content>> {
  override var hasIdentityTransition: Bool { view.transition.isIdentity }
}

/// Sets an identifier for tests on what SwiftUI's accessibility tree tells of the platform views
/// inside (T4.20.46).
nonisolated struct NamedView<Content: View>: View, PrimitiveView {
  let content: Content
  let name: String

  @MainActor func makeNode(_ place: Place) -> Node { NamedNode(place, self) { $0.content } }
}

@MainActor
final class NamedNode<Content: View>: LayoutWrapperNode<NamedView<Content>> {
  override func show(in list: inout [ShownView]) {
    var inside: [ShownView] = []
    inner.show(in: &inside)
    for item in inside {
      let target = (item.view as? PlatformViewHost)?.content ?? item.view
      target.platformName = view.name
    }
    list += inside
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }

  nonisolated public func transition(_ t: AnyTransition) -> some View {
    TransitionView(content: self, transition: t)
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    NamedView(content: self, name: identifier)
  }
}

/// An animation. The stand-in shows all changes at once, except for the scrolling of a proxy.
public struct Animation: Sendable {
  /// Whether `withAnimation` runs.
  nonisolated(unsafe) static var isOn = false

  public static let `default` = Animation()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Animation.isOn
  Animation.isOn = animation != nil
  defer { Animation.isOn = outer }
  return try body()
}
