import UIKit

/// A target that passes the sender of its action to a closure. The action is an Objective-C method
/// on iOS, and a registered closure on Linux.
@MainActor
final class ActionTarget: NSObject {
  private let handler: (Any?) -> Void

  init(_ handler: @escaping (Any?) -> Void = { _ in }) {
    self.handler = handler
    super.init()
    _ = Self.action
  }

  func fire(_ sender: Any?) {
    handler(sender)
  }

  #if canImport(ObjectiveC)
    static let action = #selector(ActionTarget.contractFire(_:))

    @objc private func contractFire(_ sender: Any?) {
      fire(sender)
    }
  #else
    static let action: Selector = {
      let name = Selector("contractFire:")
      let body: @MainActor (AnyObject, Any?) -> Void = { ($0 as? ActionTarget)?.fire($1) }
      class_addMethod(ActionTarget.self, name, imp_implementationWithBlock(body), nil)
      return name
    }()
  #endif
}
