// The prefixed names are those of Objective-C:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux)) && canImport(ObjectiveC)
  /// Lets the debugger call `ResponderDebugger` in an Objective-C frame, where it needs no Swift
  /// module.
  @objc(RKResponderDebugger)
  public final class RKResponderDebugger: NSObject {
    /// Returns the answer to a command of `scripts/lldb/responder.py`.
    @objc(rk_answer:) public static func rk_answer(_ command: String) -> String {
      MainActor.ifCurrent { ResponderDebugger.answer(command) }
        ?? "The HUD answers on the main thread: select it with \"thread select 1\""
    }
  }
#endif
