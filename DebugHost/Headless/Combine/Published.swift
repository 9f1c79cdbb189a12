/// Where a published property keeps its value, shared by the copies of its wrapper.
protocol PublishedStorage: AnyObject {
  var owner: ObservableObjectPublisher? { get set }
}

protocol PublishedProperty {
  var storage: any PublishedStorage { get }
}

/// A property that tells its object's observers, and its own, before it changes.
@propertyWrapper
public struct Published<Value> {
  final class Storage: PublishedStorage {
    var owner: ObservableObjectPublisher?
    var value: Value
    let receivers = Receivers<Value>()

    init(_ value: Value) {
      self.value = value
    }

    func change(to newValue: Value) {
      owner?.send()
      receivers.send(newValue)
      value = newValue
    }
  }

  /// The property's values: the one it has, then each one it is about to get.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: Storage

    public func _subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
      receive(storage.value)
      return storage.receivers.add(receive)
    }
  }

  let box: Storage

  public init(wrappedValue: Value) {
    box = Storage(wrappedValue)
  }

  public init(initialValue: Value) {
    box = Storage(initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public var projectedValue: Publisher { Publisher(storage: box) }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      if box.owner == nil, let object = object as? any ObservableObject { adopt(object) }
      box.change(to: newValue)
    }
  }

  /// Gives the object's published properties their publisher.
  private static func adopt(_ object: some ObservableObject) {
    _ = object.objectWillChange
  }
}

extension Published: PublishedProperty {
  var storage: any PublishedStorage { box }
}
