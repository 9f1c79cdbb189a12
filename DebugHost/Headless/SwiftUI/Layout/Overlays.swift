/// A view with another view in front of it or behind it. The other view is offered the size of the
/// first one.
nonisolated struct LayeredView<Content: View, Other: View>: View, PrimitiveView {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func makeNode(_ place: Place) -> Node { LayeredNode(place, self) { $0.content } }
}

extension LayeredView: RowSource {
  var rows: [Row] {
    Row.rows(of: content).map { row in
      Row(id: row.id) {
        AnyView(
          LayeredView<AnyView, Other>(
            content: row.make(), other: other, alignment: alignment, isBehind: isBehind))
      }
    }
  }
}

/// Applies the modifier to each view of the content: "to all members of the group — and not to the
/// group itself" (Apple, `Group`).
@MainActor
final class LayeredNode<Content: View, Other: View>: WrapperNode<LayeredView<Content, Other>> {
  private var members: [LayeredMember<Content, Other>] = []

  override var layouts: [LayoutNode] {
    matchMembers()
    return members
  }

  override var children: [Node] {
    view.isBehind ? members + super.children : super.children + members
  }

  override func refresh() {
    super.refresh()
    matchMembers()
    for member in members { member.update(view, environment) }
  }

  override var hasIdentityTransition: Bool { content?.hasIdentityTransition ?? false }

  /// Makes one member for each view of the content, and removes the members whose view is gone. The
  /// view in front of or behind a member's content is made and removed with the member. If a single
  /// view replaces another single view, the member stays (K).
  private func matchMembers() {
    let inside = content?.layouts ?? []
    if inside.count == 1, members.count == 1 {
      members[0].content = inside[0]
      return
    }
    guard !inside.elementsEqual(members, by: { $0 === $1.content }) else { return }
    var old: [ObjectIdentifier: LayeredMember<Content, Other>] = [:]
    for member in members { old[ObjectIdentifier(member.content)] = member }
    let gone = members
    members = inside.map { old[ObjectIdentifier($0)] ?? LayeredMember(place(), view, content: $0) }
    let kept = Set(members.map { ObjectIdentifier($0) })
    for member in gone where !kept.contains(ObjectIdentifier(member)) { member.remove() }
  }
}

/// One view of the content, and the view in front of it or behind it.
@MainActor
final class LayeredMember<Content: View, Other: View>: ViewNode<LayeredView<Content, Other>>,
  LayoutNode
{
  var content: LayoutNode
  private var other: Node?
  private var hasShown = false

  init(_ place: Place, _ view: LayeredView<Content, Other>, content: LayoutNode) {
    self.content = content
    super.init(place, view)
    refresh()
  }

  override var children: [Node] { other.map { [$0] } ?? [] }
  override var layouts: [LayoutNode] { [self] }

  override func refresh() {
    other = reconcile(other, view.other, environment)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  func put(in rect: CGRect) {
    content.put(in: rect)
    for layout in other?.layouts ?? [] {
      layout.put(in: view.alignment.place(layout.size(ProposedViewSize(rect.size)), in: rect))
    }
  }

  func show(in list: inout [ShownView]) {
    let others = other?.layouts ?? []
    if !hasShown {
      hasShown = true
      if probesAppearFirst {
        for layout in others { layout.show(in: &list) }
        return graph.enqueueAfterCommit { [weak graph] in graph?.onChange() }
      }
    }
    if view.isBehind { for layout in others { layout.show(in: &list) } }
    content.show(in: &list)
    if !view.isBehind { for layout in others { layout.show(in: &list) } }
  }
}

extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isBehind: true)
  }

  nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center)
    -> some View
  {
    LayeredView(content: self, other: background, alignment: alignment, isBehind: true)
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isBehind: false)
  }

  nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center)
    -> some View
  {
    LayeredView(content: self, other: overlay, alignment: alignment, isBehind: false)
  }
}
