#if canImport(UIKit)
  internal import UIKit

  // These properties look the classes up by their public names, because importing WebKit would link
  // it into every app, and not every platform has a date picker.
  #if canImport(ObjectiveC)
    extension UIResponder {
      /// Whether this is a `WKWebView`.
      var isWebView: Bool { NSClassFromString("WKWebView").map { isKind(of: $0) } ?? false }

      /// Whether this is a `UIDatePicker`.
      var isDatePicker: Bool { NSClassFromString("UIDatePicker").map { isKind(of: $0) } ?? false }
    }
  #else
    extension UIResponder {
      /// Whether this is a `WKWebView`.
      var isWebView: Bool { isKind(ofClassNamed: "WKWebView") }

      /// Whether this is a `UIDatePicker`.
      var isDatePicker: Bool { isKind(ofClassNamed: "UIDatePicker") }

      /// Whether the class, or a superclass, has this name.
      private func isKind(ofClassNamed name: String) -> Bool {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
          .contains { String(describing: $0.subjectType) == name }
      }
    }
  #endif
#endif
