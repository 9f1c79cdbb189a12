import UIKit

/// A view that implements actions with each of the three signatures (T4.2.13) and records which
/// were called.
@MainActor
final class ActionView: UIView {
  var received: [String] = []
  var allows = true

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows && super.canPerformAction(action, withSender: sender)
  }

  override var canBecomeFirstResponder: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = Self.plain
    _ = Self.withSender
    _ = Self.withEvent
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ entry: String) {
    received.append(entry)
  }

  #if canImport(ObjectiveC)
    static let plain = #selector(ActionView.contractPlain)
    static let withSender = #selector(ActionView.contractSave(_:))
    static let withEvent = #selector(ActionView.contractSave(_:event:))

    @objc private func contractPlain() { note("plain") }
    @objc private func contractSave(_ sender: Any?) { note("sender \(sender != nil)") }
    @objc private func contractSave(_ sender: Any?, event: UIEvent?) {
      note("sender \(sender != nil) event \(event != nil)")
    }
  #else
    static let plain: Selector = {
      let body: @MainActor (AnyObject) -> Void = { ($0 as? ActionView)?.note("plain") }
      return add("contractPlain", body)
    }()

    static let withSender: Selector = {
      let body: @MainActor (AnyObject, Any?) -> Void = {
        ($0 as? ActionView)?.note("sender \($1 != nil)")
      }
      return add("contractSave:", body)
    }()

    static let withEvent: Selector = {
      let body: @MainActor (AnyObject, Any?, Any?) -> Void = {
        ($0 as? ActionView)?.note("sender \($1 != nil) event \($2 != nil)")
      }
      return add("contractSave:event:", body)
    }()

    private static func add(_ name: String, _ body: Any) -> Selector {
      class_addMethod(ActionView.self, Selector(name), imp_implementationWithBlock(body), nil)
      return Selector(name)
    }
  #endif
}
