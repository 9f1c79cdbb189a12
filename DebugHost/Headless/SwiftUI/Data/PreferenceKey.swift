/// The key of a value that a view passes up to the views that contain it.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

nonisolated struct PreferenceView<Content: View, Key: PreferenceKey>: View, PrimitiveView {
  let content: Content
  let value: Key.Value

  @MainActor func makeNode(_ place: Place) -> Node { PreferenceNode(place, self) { $0.content } }
}

@MainActor
final class PreferenceNode<Content: View, Key: PreferenceKey>: WrapperNode<
  PreferenceView<Content, Key>
>
{
  override func reduce<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == Key.self, let own = view.value as? K.Value else {
      return super.reduce(key, into: &value)
    }
    guard var sum = value else {
      value = own
      return
    }
    K.reduce(value: &sum) { own }
    value = sum
  }
}

nonisolated struct PreferenceReader<Content: View, Key: PreferenceKey>: View, PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  @MainActor func makeNode(_ place: Place) -> Node {
    PreferenceReaderNode(place, self) { $0.content }
  }
}

/// Compares the preference's value with the last one after each update, and reports it to the
/// action if it differs. The first value is reported, too.
@MainActor
final class PreferenceReaderNode<Content: View, Key: PreferenceKey>: WrapperNode<
  PreferenceReader<Content, Key>
>
where Key.Value: Equatable {
  private var last: Key.Value?

  override func refresh() {
    super.refresh()
    graph.observe(self) { [weak self] in self?.compare() }
  }

  private func compare() {
    var found: Key.Value?
    content?.reduce(Key.self, into: &found)
    let value = found ?? Key.defaultValue
    guard value != last else { return }
    last = value
    graph.enqueue { [view] in view.action(value) }
  }

  override func remove() {
    graph.observe(self, nil)
    super.remove()
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    PreferenceView<Self, K>(content: self, value: value)
  }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceReader<Self, K>(content: self, action: action)
  }
}
