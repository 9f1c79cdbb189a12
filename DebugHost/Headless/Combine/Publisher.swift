/// A sequence of values over time.
///
/// The part that observable objects need: no demand and no subscribers of one's own; `sink` and `assign` take every
/// value as it comes.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls the closure with every value until the result is cancelled: the stand-in's own way to subscribe.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue)
  }

  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    _subscribe { object[keyPath: keyPath] = $0 }
  }
}

/// A publisher whose type is forgotten.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribeBody: (@escaping (Output) -> Void) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribeBody = publisher._subscribe
  }

  init(subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    subscribeBody = subscribe
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    subscribeBody(receive)
  }
}
