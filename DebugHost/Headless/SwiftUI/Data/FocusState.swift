/// Which of the views that SwiftUI itself can focus has the focus; they say which one they are with `focused`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool {
    initial = false
  }

  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      nonisolated(unsafe) var value = initial
      MainActor.assumeIsolated { value = location.value }
      return value
    }
    nonmutating set {
      guard let location else { return }
      nonisolated(unsafe) let value = newValue
      MainActor.assumeIsolated { location.set(value) }
    }
  }

  public var projectedValue: Binding { Binding(state: self) }

  /// The value, for `focused`.
  @propertyWrapper
  public struct Binding {
    let state: FocusState<Value>

    /// The value while no view has the focus.
    var none: Value { state.initial }

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: GraphProperty {
  mutating func install(in node: Node, at index: Int) {
    let known = node.storage[index] as? StateLocation<Value>
    let location = known ?? StateLocation(initial)
    location.node = node
    node.storage[index] = location
    self.location = location
  }
}
