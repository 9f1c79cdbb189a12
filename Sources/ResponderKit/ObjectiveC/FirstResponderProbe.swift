// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit)
  internal import ResponderCore
  package import UIKit

  /// The sender of a nil-target action that asks "who are you?": the responder that receives it writes itself down.
  ///
  /// Each question brings its own slot, so a question asked while another is being answered cannot disturb it, and
  /// nothing is kept between questions.
  @MainActor
  final class FirstResponderProbe: NSObject {
    private(set) var answer: UIResponder?

    /// The first responder that answers the application's action, or nil when nobody is.
    @available(iOSApplicationExtension, unavailable)
    static func ask() -> UIResponder? { ask(UIApplication.shared) }

    /// The same by way of a window's chain, which ends at the application (truth T4.3.10): for code that app extensions share.
    static func ask(from window: UIWindow) -> UIResponder? {
      application(above: window).flatMap { ask($0) }
    }

    private static func ask(_ application: UIApplication) -> UIResponder? {
      let probe = FirstResponderProbe()
      application.sendAction(Self.action, to: nil, from: probe, for: nil)
      guard let answer = probe.answer else { return nil }
      if answer.isFirstResponder { return answer }
      // An override of `canPerformAction` may hide the first responder from actions (truth T4.2.12): then an ancestor
      // answers, and the one that hides is below it. Windows, scenes and the application mean "nobody".
      if answer is UIWindow { return nil }
      let view = answer as? UIView ?? (answer as? UIViewController)?.viewIfLoaded
      return view?.firstResponderInside
    }

    private static func application(above window: UIWindow) -> UIApplication? {
      window.chain.lazy.compactMap { $0 as? UIApplication }.first
    }

    // MARK: Scenes

    /// The app's scenes that are connected, those in the background too.
    @available(iOSApplicationExtension, unavailable)
    static var scenes: [UIWindowScene] { scenes(of: UIApplication.shared) }

    /// The same by way of a window's chain.
    static func scenes(from window: UIWindow) -> [UIWindowScene] {
      application(above: window).map { scenes(of: $0) } ?? []
    }

    private static func scenes(of application: UIApplication) -> [UIWindowScene] {
      application.connectedScenes.compactMap { $0 as? UIWindowScene }.filter(\.isOfApp)
    }

    fileprivate func note(_ responder: UIResponder) {
      answer = responder
    }
  }

  extension UIWindowScene {
    /// Whether it is one that the app's users touch. What an external display shows is a window scene too (truth T4.21.9), and
    /// so is one that a Mac adds to an iPad app (github.com/slint-ui/slint/issues/13519). On visionOS the app's volumes have a role
    /// of their own, and there is no other display.
    package var isOfApp: Bool {
      #if os(visionOS)
        true
      #else
        session.role == UISceneSession.Role.windowApplication
      #endif
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
