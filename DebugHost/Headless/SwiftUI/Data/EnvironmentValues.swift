/// The key of a value that views inherit from the views around them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view inherits.
public struct EnvironmentValues {
  /// Identifies a state of the values. Two environments with the same version have the same values.
  final class Version {}

  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  private(set) var version = Version()

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      version = Version()
    }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object) {
    objects[ObjectIdentifier(Object.self)] = object
    version = Version()
  }

  /// Returns the old values if nothing differs, so that views that inherit them need not update.
  /// Otherwise returns these values. A value that is neither equatable nor an object counts as
  /// different.
  func unless(sameAs old: EnvironmentValues?) -> EnvironmentValues {
    guard let old, values.count == old.values.count, objects.count == old.objects.count else {
      return self
    }
    for (key, object) in objects where old.objects[key] !== object { return self }
    for (key, value) in values {
      guard let other = old.values[key], Self.isSame(value, other) else { return self }
    }
    return old
  }

  private static func isSame(_ lhs: Any, _ rhs: Any) -> Bool {
    if let lhs = lhs as? any Equatable { return areEqual(lhs, rhs) }
    guard type(of: lhs) is AnyClass, type(of: rhs) is AnyClass else { return false }
    return (lhs as AnyObject) === (rhs as AnyObject)
  }
}

/// A property with a value that the view inherits.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: GraphProperty {
  mutating func install(in node: Node, at index: Int) {
    value = node.environment[keyPath: keyPath]
  }
}

/// A view that changes the environment of the views inside: it sets a value or an object.
nonisolated struct EnvironmentView<Content: View>: View, PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor func makeNode(_ place: Place) -> Node { EnvironmentNode(place, self) { $0.content } }
}

@MainActor
final class EnvironmentNode<Content: View>: WrapperNode<EnvironmentView<Content>> {
  private var given: EnvironmentValues?

  override var innerEnvironment: EnvironmentValues {
    var values = environment
    view.change(&values)
    let inner = values.unless(sameAs: given)
    given = inner
    return inner
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }
}
