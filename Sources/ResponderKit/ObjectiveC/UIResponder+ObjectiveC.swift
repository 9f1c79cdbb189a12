// The prefixed names are those of Objective-C methods:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit) && canImport(ObjectiveC)
  public import UIKit

  // The same questions for Objective-C and for the debugger's Objective-C frames.
  extension UIResponder {
    /// The first responder of the key window; nil when there is none.
    @available(iOSApplicationExtension, unavailable)
    @objc(rk_currentResponder) public static func rk_currentResponder() -> UIResponder? {
      current
    }

    /// Asks the first responder of the key window to resign; NO if there is none or it refused.
    @available(iOSApplicationExtension, unavailable)
    @objc(rk_resignCurrentResponder) @discardableResult
    public static func rk_resignCurrentResponder() -> Bool {
      resignCurrent()
    }
  }
#endif
