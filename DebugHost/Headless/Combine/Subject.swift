/// A publisher that others send values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
}

extension Subject where Output == Void {
  public func send() {
    send(())
  }
}

/// The closures that wait for values, in the order of their coming.
final class Receivers<Output> {
  private var list: [(key: Int, receive: (Output) -> Void)] = []
  private var lastKey = 0

  func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    lastKey += 1
    let key = lastKey
    list.append((key, receive))
    return AnyCancellable { [weak self] in self?.list.removeAll { $0.key == key } }
  }

  func send(_ value: Output) {
    // Who cancels while another is told hears nothing more.
    for entry in list where list.contains(where: { $0.key == entry.key }) { entry.receive(value) }
  }
}

/// Passes values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output>()

  public init() {}

  public func send(_ value: Output) {
    receivers.send(value)
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receivers.add(receive)
  }
}

/// Passes values on and gives the last one to whoever comes later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output>()

  public var value: Output {
    didSet { receivers.send(value) }
  }

  public init(_ value: Output) {
    self.value = value
  }

  public func send(_ value: Output) {
    self.value = value
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return receivers.add(receive)
  }
}
