/// Links a `focused` modifier with the platform field inside it.
@MainActor
final class FocusLink {
  /// The field that represents the view: the first field that has registered.
  weak var field: PlatformView?
  var told: (_ isFocused: Bool) -> Void = { _ in }

  func adopt(_ field: PlatformView) {
    if self.field == nil { self.field = field }
  }

  func focusChanged(of field: PlatformView, to isFocused: Bool) {
    if field === self.field { told(isFocused) }
  }
}

private struct FocusLinkKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

extension EnvironmentValues {
  var focusLink: FocusLink? {
    get { self[FocusLinkKey.self] }
    set { self[FocusLinkKey.self] = newValue }
  }
}

nonisolated struct FocusedView<Content: View, Value: Hashable>: View, PrimitiveView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The environment value that passes the link to the fields inside. Text fields and search fields
  /// read different values, so the value decides which kind takes part.
  var link: WritableKeyPath<EnvironmentValues, FocusLink?> = \.focusLink

  @MainActor func makeNode(_ place: Place) -> Node { FocusedNode(place, self) { $0.content } }
}

/// Moves the focus as the state requires once the platform views are in place, and updates the
/// state when the focus of the field changes.
///
/// Only SwiftUI's own fields take part. The view of a representable does not.
@MainActor
final class FocusedNode<Content: View, Value: Hashable>: WrapperNode<FocusedView<Content, Value>> {
  private let link = FocusLink()
  private var was = false

  override var innerEnvironment: EnvironmentValues {
    var inner = environment
    inner[keyPath: view.link] = link
    return inner.unless(sameAs: given)
  }

  private var given: EnvironmentValues?

  override func refresh() {
    super.refresh()
    given = content?.environment
    link.told = { [weak self] in self?.fieldSays($0) }
    let isWanted = view.binding.wrappedValue == view.value
    guard isWanted != was else { return }
    was = isWanted
    graph.enqueueAfterCommit { [weak self] in
      guard let self, !isRemoved else { return }
      if isWanted { return take() }
      // A view that gains the focus acts before a view that loses it, so that the window has a
      // first responder all the time.
      graph.enqueueAfterCommit { [weak self] in self?.giveUp() }
    }
  }

  private var isWanted: Bool { view.binding.wrappedValue == view.value }

  private func take() {
    guard isWanted else { return }
    guard let field = link.field, field.takePlatformFocus() else {
      view.binding.wrappedValue = view.binding.none
      return
    }
  }

  private func giveUp() {
    guard !isRemoved, !isWanted, let field = link.field else { return }
    field.giveUpPlatformFocus()
  }

  private func fieldSays(_ isFocused: Bool) {
    guard !isRemoved else { return }
    if isFocused {
      was = true
      if !isWanted { view.binding.wrappedValue = view.value }
    } else if isWanted {
      was = false
      view.binding.wrappedValue = view.binding.none
    }
  }

  override func remove() {
    let isWanted = isWanted
    super.remove()
    if isWanted { view.binding.wrappedValue = view.binding.none }
  }
}

extension View {
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }
}
