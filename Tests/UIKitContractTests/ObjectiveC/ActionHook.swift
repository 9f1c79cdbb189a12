import Testing
import UIKit

/// Replaces `UIApplication.sendAction(_:to:from:for:)`, as error reporters do, and calls the
/// original after its own code.
@MainActor
final class ActionHook {
  /// An action that the hook has seen.
  struct Row: Equatable {
    let action: String
    let hasTarget: Bool
    let hasSender: Bool
  }

  private(set) var rows: [Row] = []
  private let method: Method
  private let original: IMP

  init() throws {
    // The application registers its methods when it is first used.
    _ = UIApplication.shared
    let name = NSSelectorFromString("sendAction:to:from:forEvent:")
    method = try #require(class_getInstanceMethod(UIApplication.self, name))
    let original = method_getImplementation(method)
    self.original = original
    #if canImport(ObjectiveC)
      typealias Original =
        @convention(c) (
          UIApplication, Selector, Selector, AnyObject?, AnyObject?, UIEvent?
        ) -> Bool
      let send = unsafeBitCast(original, to: Original.self)
      let body:
        @convention(block) (UIApplication, Selector, AnyObject?, AnyObject?, UIEvent?) -> Bool = {
          [weak self] application, action, target, sender, event in
          MainActor.assumeIsolated { self?.note(action, target, sender) }
          return send(application, name, action, target, sender, event)
        }
    #else
      let body: @MainActor (AnyObject, Selector, Any?, Any?, UIEvent?) -> Bool = {
        [weak self] application, action, target, sender, event in
        self?.note(action, target, sender)
        return original.call(application, name, action, target, sender, event) as? Bool ?? false
      }
    #endif
    method_setImplementation(method, imp_implementationWithBlock(body))
  }

  private func note(_ action: Selector, _ target: Any?, _ sender: Any?) {
    let name = NSStringFromSelector(action)
    rows.append(Row(action: name, hasTarget: target != nil, hasSender: sender != nil))
  }

  func stop() {
    method_setImplementation(method, original)
  }
}
