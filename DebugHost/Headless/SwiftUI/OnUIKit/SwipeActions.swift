public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

private struct SwipeActionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a button is one of a row's swipe actions, which fill their place with their colour.
  var isSwipeAction: Bool {
    get { self[SwipeActionKey.self] }
    set { self[SwipeActionKey.self] = newValue }
  }
}

/// A row of a list that a sideways swipe moves aside, so that its buttons show (K: how far, and
/// when it stays open).
nonisolated struct SwipeActionsView<Content: View, Actions: View>: View, PrimitiveView {
  let content: Content
  let actions: Actions
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool

  @MainActor func makeNode(_ place: Place) -> Node { SwipeActionsNode(place, self) { $0.content } }
}

@MainActor
final class SwipeActionsNode<Content: View, Actions: View>: LayoutWrapperNode<
  SwipeActionsView<Content, Actions>
>
{
  private static var buttonWidth: CGFloat { 80 }

  private var actions: Node?
  private let pan = SwipePan(target: nil, action: nil)
  /// The distance that the row has moved from its place, in points.
  private var distance: CGFloat = 0
  private var distanceAtStart: CGFloat = 0
  private var buttons: [ButtonControl] = []

  override init(
    _ place: Place, _ view: SwipeActionsView<Content, Actions>,
    content: @escaping (SwipeActionsView<Content, Actions>) -> any View
  ) {
    super.init(place, view, content: content)
    pan.onChange = { [weak self] in self?.panned($0) }
  }

  override var children: [Node] { super.children + (actions.map { [$0] } ?? []) }

  override func refresh() {
    super.refresh()
    var inner = environment
    inner.isSwipeAction = true
    actions = reconcile(actions, view.actions, inner)
  }

  private var parts: [LayoutNode] { actions?.layouts ?? [] }
  private var sign: CGFloat { view.edge == .trailing ? 1 : -1 }
  private var openDistance: CGFloat { CGFloat(parts.count) * Self.buttonWidth }

  override func put(in rect: CGRect) {
    super.put(in: rect.offsetBy(dx: -sign * distance, dy: 0))
    let row = graph.hostView?.bounds ?? rect
    for (index, part) in parts.enumerated() {
      let outer = CGFloat(index + 1) * Self.buttonWidth
      let x = sign > 0 ? row.maxX - outer : row.minX + outer - Self.buttonWidth
      part.put(in: CGRect(x: x, y: row.minY, width: Self.buttonWidth, height: row.height))
    }
  }

  override func show(in list: inout [ShownView]) {
    if pan.view == nil, let row = graph.hostView { row.addGestureRecognizer(pan) }
    if distance > 0 {
      var shown: [ShownView] = []
      for part in parts { part.show(in: &shown) }
      buttons = shown.compactMap { $0.view as? ButtonControl }
      for button in buttons { button.onPress = { [weak self] in self?.move(to: 0) } }
      list += shown
    }
    super.show(in: &list)
  }

  private func panned(_ state: UIGestureRecognizer.State) {
    guard let row = graph.hostView else { return }
    switch state {
    case .began:
      distanceAtStart = distance
    case .changed:
      move(to: distanceAtStart - sign * pan.translation(in: row).x)
    case .ended:
      if view.allowsFullSwipe, distance > row.bounds.width * 0.6, let first = buttons.first {
        first.press()
      } else {
        move(to: distance > openDistance / 2 ? openDistance : 0)
      }
    case .cancelled:
      move(to: 0)
    default:
      break
    }
  }

  private func move(to new: CGFloat) {
    distance = max(0, new)
    graph.onChange()
  }

  override func remove() {
    super.remove()
    pan.view?.removeGestureRecognizer(pan)
  }
}

/// A pan that begins only with a sideways motion, and leaves all other motions to the list.
final class SwipePan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  var onChange: (UIGestureRecognizer.State) -> Void = { _ in }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }

  override init?(coder: NSCoder) { nil }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let speed = velocity(in: view)
    return abs(speed.x) > abs(speed.y)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { onChange(state) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .ended { onChange(.ended) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    onChange(.cancelled)
  }
}

extension View {
  /// Adds swipe actions to a row of a list. SwiftUI ignores them outside a list, but the stand-in
  /// then treats the whole hosting view as the row.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    SwipeActionsView(
      content: self, actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe)
  }
}
