// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit)
  package import UIKit

  /// The sender of a nil-target action that asks for the first responder, which records itself in
  /// the probe. Each question has its own probe, so that none can disturb another.
  @MainActor
  final class FirstResponderProbe: NSObject {
    fileprivate(set) var answer: UIResponder?

    /// Returns the first responder, found by an action that the application sends; nil if there is
    /// none.
    ///
    /// Code that app extensions share names a window, at the end of whose chain is the application
    /// (truth T4.3.10).
    static func ask(from window: UIWindow? = nil) -> UIResponder? {
      guard let application = application(above: window) else { return nil }
      let probe = FirstResponderProbe()
      application.sendAction(Self.action, to: nil, from: probe, for: nil)
      guard let answer = probe.answer else { return nil }
      if answer.isFirstResponder { return answer }
      // An override of `canPerformAction` may hide the first responder from actions (truth
      // T4.2.12). Then an ancestor answers, and the first responder is below it. If a window, a
      // scene or the application answers, there is no first responder.
      if answer is UIWindow { return nil }
      let view = answer as? UIView ?? (answer as? UIViewController)?.viewIfLoaded
      return view?.firstResponderInside
    }

    /// Returns the connected scenes of the app's user interface, including those in the background.
    static func scenes(from window: UIWindow? = nil) -> [UIWindowScene] {
      let scenes = application(above: window)?.connectedScenes ?? []
      return scenes.compactMap { $0 as? UIWindowScene }.filter(\.isOfApp)
    }

    private static func application(above window: UIWindow?) -> UIApplication? {
      guard let window else { return .host }
      return window.chain.lazy.compactMap { $0 as? UIApplication }.first
    }
  }

  /// Finds the application in code that app extensions compile, too, which the compiler keeps from
  /// naming `UIApplication.shared`. Xcode has compiled packages that way when an extension links
  /// them.
  @MainActor
  private protocol ApplicationClass {
    static var application: UIApplication { get }
  }

  @available(iOSApplicationExtension, unavailable)
  extension UIApplication: ApplicationClass {
    fileprivate static var application: UIApplication { shared }
  }

  extension UIApplication {
    /// The application object; nil in app extensions, where an object may exist that is not the
    /// app's. Do not read it before `UIApplicationMain` has made the object.
    package static var host: UIApplication? {
      isExtension ? nil : (UIApplication.self as Any as? any ApplicationClass.Type)?.application
    }

    private static let isExtension = Bundle.main.bundleURL.pathExtension == "appex"

    /// The connected scenes with windows, including those in the background; empty without an
    /// application object.
    package static var windowScenes: [UIWindowScene] {
      host?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
    }
  }

  extension UIWindowScene {
    /// Whether this is a scene of the app's user interface. Two other kinds of window scene are
    /// not: that of an external display (truth T4.21.9), and one that a Mac adds to an iPad app
    /// (github.com/slint-ui/slint/issues/13519). On visionOS the app's volumes have a role of their
    /// own, and there is no other display.
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
      @objc fileprivate nonisolated func rk_noteFirstResponder(_ sender: Any?) {
        let probe = sender as? FirstResponderProbe
        MainActor.ifCurrent { probe?.answer = self }
      }
    }
  #else
    extension FirstResponderProbe {
      /// Does what `@objc` does on Apple's systems: adds the method to every responder under its
      /// name.
      fileprivate static let action: Selector = {
        let name = Selector("rk_noteFirstResponder:")
        let body: @MainActor (AnyObject, Any?) -> Void = { receiver, sender in
          (sender as? FirstResponderProbe)?.answer = receiver as? UIResponder
        }
        class_addMethod(UIResponder.self, name, imp_implementationWithBlock(body), "v@:@")
        return name
      }()
    }
  #endif
#endif
