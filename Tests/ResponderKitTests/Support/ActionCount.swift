import ResponderKit
import Testing
import UIKit

/// Counts how often an action of the product reaches any responder.
@MainActor
final class ActionCount {
  private let method: Method
  private let original: IMP
  private var count = 0

  init(_ name: String) throws {
    // The product registers it with its first question.
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

  func stop() {
    _ = method_setImplementation(method, original)
  }

  /// Whether an action that finds no first responder is received all the same, by the application (C5.1).
  static var hearsOfNone: Bool { HeadlessChoices.initial.focus.actionStart == .firstResponder }

  /// How often it was received meanwhile.
  func sent(_ body: () -> Void) -> Int {
    count = 0
    body()
    return count
  }
}
