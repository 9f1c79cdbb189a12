import Foundation

/// Key-value observing of `contentOffset` and `contentInset`, in the form of Foundation's overlay.
/// Each write is told inside it, with the old value and the new one (T4.10.23).
extension UIScrollView {
  public func observe<Value>(
    _ keyPath: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(keyPath) { [unowned self] old in
      guard let old = old as? Value else { return }
      changeHandler(
        self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: old))
    }
    observers.append(Observer(observation: observation))
    return observation
  }

  struct Observer {
    weak var observation: NSKeyValueObservation?
  }

  func tellObservers(of keyPath: PartialKeyPath<UIScrollView>, old: Any) {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.observation?.isActive != true }
    for observer in observers {
      if let observation = observer.observation, observation.keyPath == keyPath {
        observation.handler(old)
      }
    }
  }

  func observing<Value>(_ keyPath: KeyPath<UIScrollView, Value>, _ write: () -> Void) {
    guard !observers.isEmpty else { return write() }
    let old = self[keyPath: keyPath]
    write()
    tellObservers(of: keyPath, old: old)
  }
}

public final class NSKeyValueObservation: NSObject {
  let keyPath: PartialKeyPath<UIScrollView>
  let handler: (Any) -> Void
  private(set) var isActive = true

  init(_ keyPath: PartialKeyPath<UIScrollView>, handler: @escaping (Any) -> Void) {
    (self.keyPath, self.handler) = (keyPath, handler)
  }

  public func invalidate() { isActive = false }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}
