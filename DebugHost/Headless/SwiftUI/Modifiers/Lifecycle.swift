/// Calls actions when a view appears and disappears.
nonisolated struct AppearanceView<Content: View>: View, PrimitiveView {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  @MainActor func makeNode(_ place: Place) -> Node { AppearanceNode(place, self) { $0.content } }
}

/// Defers the actions of `onAppear` and `onDisappear`: they run near the end of the update, before
/// the platform views are inserted (T4.18.3).
@MainActor
final class AppearanceNode<Content: View>: WrapperNode<AppearanceView<Content>> {
  private var hasAppeared = false

  override func refresh() {
    super.refresh()
    guard !hasAppeared, !graph.isResting else { return }
    appear()
  }

  private func appear() {
    hasAppeared = true
    graph.enqueue { [weak self] in
      guard let self, !isRemoved else { return }
      view.onAppear?()
    }
  }

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    if hasAppeared, let action = view.onDisappear { graph.enqueue(action) }
  }

  override func setAppeared(_ isShown: Bool) {
    super.setAppeared(isShown)
    guard isShown != hasAppeared, !isRemoved else { return }
    if isShown { return appear() }
    hasAppeared = false
    if let action = view.onDisappear { graph.enqueue(action) }
  }
}

nonisolated struct ChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor func makeNode(_ place: Place) -> Node { ChangeNode(place, self) { $0.content } }
}

@MainActor
final class ChangeNode<Content: View, Value: Equatable>: WrapperNode<ChangeView<Content, Value>> {
  private var last: Value?

  override func refresh() {
    super.refresh()
    let (old, new) = (last, view.value)
    last = new
    guard old == nil ? view.initial : old != new else { return }
    graph.enqueue { [view] in view.action(old ?? new, new) }
  }
}

nonisolated struct ReceiverView<Content: View, P: Publisher>: View, PrimitiveView
where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor func makeNode(_ place: Place) -> Node { ReceiverNode(place, self) { $0.content } }
}

@MainActor
final class ReceiverNode<Content: View, P: Publisher>: WrapperNode<ReceiverView<Content, P>>
where P.Failure == Never {
  private var cancellable: AnyCancellable?

  override func refresh() {
    super.refresh()
    cancellable = view.publisher.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { self?.view.action(value) }
    }
  }

  override func remove() {
    super.remove()
    cancellable = nil
  }
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: action)
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onDisappear: action)
  }

  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  {
    ChangeView(content: self, value: value, initial: false) { _, new in action(new) }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial, action: action)
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
  }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceiverView(content: self, publisher: publisher, action: action)
  }
}
