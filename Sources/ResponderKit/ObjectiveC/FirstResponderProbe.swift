// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit)
  internal import UIKit

  /// The sender of a nil-target action that asks "who are you?": the responder that receives it writes itself down.
  ///
  /// Each question brings its own slot, so a question asked while another is being answered cannot disturb it, and
  /// nothing is kept between questions.
  @MainActor
  final class FirstResponderProbe: NSObject {
    private(set) var answer: UIResponder?

    /// Sends the action and returns whoever received it; not yet known to be first responder.
    @available(iOSApplicationExtension, unavailable)
    static func send() -> UIResponder? {
      let probe = FirstResponderProbe()
      UIApplication.shared.sendAction(Self.action, to: nil, from: probe, for: nil)
      return probe.answer
    }

    /// The only scene, so that an action can reach no other; nil where there are several.
    @available(iOSApplicationExtension, unavailable)
    static var onlyScene: UIScene? {
      let scenes = UIApplication.shared.connectedScenes
      return scenes.count == 1 ? scenes.first : nil
    }

    fileprivate func note(_ responder: UIResponder) {
      answer = responder
    }
  }

  #if canImport(ObjectiveC)
    extension FirstResponderProbe {
      fileprivate static var action: Selector {
        #selector(UIResponder.rk_noteFirstResponder(_:))
      }
    }

    extension UIResponder {
      @objc fileprivate func rk_noteFirstResponder(_ sender: Any?) {
        (sender as? FirstResponderProbe)?.note(self)
      }
    }
  #else
    extension FirstResponderProbe {
      /// What `@objc` does on Apple's systems: the method under its name on every responder.
      fileprivate static let action: Selector = {
        let name = Selector("rk_noteFirstResponder:")
        let body: @MainActor (AnyObject, Any?) -> Void = { receiver, sender in
          guard let responder = receiver as? UIResponder else { return }
          (sender as? FirstResponderProbe)?.note(responder)
        }
        class_addMethod(UIResponder.self, name, imp_implementationWithBlock(body), "v@:@")
        return name
      }()
    }
  #endif
#endif
