import ResponderKit
import Testing
import UIKit

/// Counts how often responders receive one of the package's actions, until a test releases it.
@MainActor
final class ActionCount {
  private let method: Method
  private let original: IMP
  private var count = 0
  private var isCounting = true

  init(_ name: String) throws {
    // The package registers the action when it first asks for the first responder.
    _ = UIResponder.current
    let selector = Selector(name)
    method = try #require(class_getInstanceMethod(UIResponder.self, selector))
    let original = method_getImplementation(method)
    self.original = original
    let counting: @MainActor (AnyObject, Any?) -> Void = { [weak self] receiver, sender in
      self?.count += 1
      original.call(receiver, selector, sender)
    }
    _ = method_setImplementation(method, imp_implementationWithBlock(counting))
  }

  isolated deinit { stop() }

  func stop() {
    guard isCounting else { return }
    isCounting = false
    _ = method_setImplementation(method, original)
  }

  /// Whether the application receives an action with a nil target while there is no first responder
  /// (C5.1).
  static var hearsOfNone: Bool { HeadlessChoices.initial.focus.actionStart == .firstResponder }

  /// Returns how often responders receive the action while the body runs.
  func sent(_ body: () -> Void) -> Int {
    count = 0
    body()
    return count
  }
}
