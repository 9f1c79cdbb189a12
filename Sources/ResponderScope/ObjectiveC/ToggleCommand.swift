// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The key command that toggles the HUD, ⌥⌘R. An app returns it among its own `keyCommands`.
  ///
  /// The application object, which the responder chain reaches, handles the command.
  @MainActor
  enum ToggleCommand {
    static func make() -> UIKeyCommand {
      UIKeyCommand(
        title: "First Responder HUD", action: action, input: "r",
        modifierFlags: [.command, .alternate],
        discoverabilityTitle: "First Responder HUD")
    }

    #if canImport(ObjectiveC)
      private static var action: Selector { #selector(UIApplication.rk_toggleResponderHUD(_:)) }
    #else
      private static let action: Selector = {
        let name = Selector("rk_toggleResponderHUD:")
        let body: @MainActor (AnyObject, Any?) -> Void = { _, _ in HUDController.shared.toggle() }
        class_addMethod(UIApplication.self, name, imp_implementationWithBlock(body), "v@:@")
        return name
      }()
    #endif
  }

  #if canImport(ObjectiveC)
    extension UIApplication {
      @objc fileprivate nonisolated func rk_toggleResponderHUD(_ sender: Any?) {
        MainActor.nowOrLater { HUDController.shared.toggle() }
      }
    }
  #endif
#endif
