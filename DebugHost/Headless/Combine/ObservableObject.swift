/// The publisher of an observable object: it speaks before the object changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let receivers = Receivers<Void>()

  public init() {}

  public func send() {
    receivers.send(())
  }

  public func _subscribe(_ receive: @escaping (()) -> Void) -> AnyCancellable {
    receivers.add(receive)
  }
}

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher that the object's published properties share.
  public var objectWillChange: ObservableObjectPublisher {
    var storages: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      storages += level.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
      mirror = level.superclassMirror
    }
    let publisher = storages.lazy.compactMap(\.owner).first ?? ObservableObjectPublisher()
    for storage in storages { storage.owner = publisher }
    return publisher
  }
}
