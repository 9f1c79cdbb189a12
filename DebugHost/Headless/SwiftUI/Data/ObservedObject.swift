/// A node's subscription to the changes of an object.
@MainActor
final class ObjectSubscription {
  private(set) weak var object: AnyObject?
  private var cancellable: AnyCancellable?

  /// The object that a `StateObject` owns. The subscription keeps it alive.
  var owned: AnyObject?

  func follow<Object: ObservableObject>(_ object: Object, from node: Node) {
    guard self.object !== object else { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      MainActor.assumeIsolated {
        guard let node else { return }
        RuntimeWarning.published()
        node.invalidate()
      }
    }
  }

  static func at(_ index: Int, of node: Node) -> ObjectSubscription {
    if let known = node.storage[index] as? ObjectSubscription { return known }
    let made = ObjectSubscription()
    node.storage[index] = made
    return made
  }
}

/// Makes bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectWrapper<Object: ObservableObject> {
  let object: Object

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>)
    -> Binding<Subject>
  {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A property with an object that another owner keeps alive.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObjectWrapper<ObjectType>

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty {
  mutating func install(in node: Node, at index: Int) {
    ObjectSubscription.at(index, of: node).follow(wrappedValue, from: node)
  }
}

/// A property with an object that the view owns. The object is made once for each place that the
/// view has in the view hierarchy.
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: GraphProperty {
  mutating func install(in node: Node, at index: Int) {
    let subscription = ObjectSubscription.at(index, of: node)
    let object = subscription.owned as? ObjectType ?? make()
    subscription.owned = object
    subscription.follow(object, from: node)
    self.object = object
  }
}

/// A property with an object that an ancestor of the view provides with `environmentObject(_:)`.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
      )
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty {
  mutating func install(in node: Node, at index: Int) {
    object = node.environment.object(ObjectType.self)
    if let object { ObjectSubscription.at(index, of: node).follow(object, from: node) }
  }
}
