/// The storage of a value that a view owns.
@MainActor
final class StateLocation<Value> {
  private(set) var value: Value
  weak var node: Node?

  init(_ value: Value) {
    self.value = value
  }

  func set(_ newValue: Value) {
    let isEqual = (value as? any Equatable).map { areEqual($0, newValue) } ?? false
    value = newValue
    if !isEqual { node?.invalidate() }
  }
}

/// Returns whether two values are equal. Values of different types are not equal.
func areEqual(_ lhs: some Equatable, _ rhs: Any) -> Bool {
  func compare<T: Equatable>(_ lhs: T) -> Bool { (rhs as? T) == lhs }
  return compare(lhs)
}

/// A value that the node of its view stores. Before the property is installed in a node, it has the
/// initial value and cannot be set.
struct StoredValue<Value> {
  let initial: Value
  private var location: StateLocation<Value>?

  init(_ initial: Value) {
    self.initial = initial
  }

  var value: Value {
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

  @MainActor
  mutating func install(in node: Node, at index: Int) {
    let known = node.storage[index] as? StateLocation<Value>
    let location = known ?? StateLocation(initial)
    location.node = node
    node.storage[index] = location
    self.location = location
  }
}

/// A value that a view owns. The value lives as long as the view keeps its place in the hierarchy.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  public init(wrappedValue value: Value) {
    stored = StoredValue(value)
  }

  public init(initialValue value: Value) {
    stored = StoredValue(value)
  }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: GraphProperty {
  mutating func install(in node: Node, at index: Int) {
    stored.install(in: node, at: index)
  }
}
