/// Records which view has the focus. Each view states its value with the `focused` modifier. Only
/// SwiftUI's own fields take part.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var stored: StoredValue<Value>

  public init() where Value == Bool {
    stored = StoredValue(false)
  }

  public init<T: Hashable>() where Value == T? {
    stored = StoredValue(nil)
  }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  public var projectedValue: Binding { Binding(state: self) }

  /// A reference to the value, to pass to `focused`.
  @propertyWrapper
  public struct Binding {
    let state: FocusState<Value>

    /// The value while no view has the focus.
    var none: Value { state.stored.initial }

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: GraphProperty {
  mutating func install(in node: Node, at index: Int) {
    stored.install(in: node, at: index)
  }
}
