#if canImport(UIKit)
  internal import UIKit

  extension UIResponder {
    /// Whether this is a `WKWebView`. Importing WebKit would link it to every app.
    var isWebView: Bool { isKind(ofClassNamed: "WKWebView") }

    /// Whether this is a `UIDatePicker`, a class that not every platform has.
    var isDatePicker: Bool { isKind(ofClassNamed: "UIDatePicker") }
  }

  #if canImport(ObjectiveC)
    extension UIResponder {
      /// Whether this is an instance of the class with this public name, if the app has loaded it.
      private func isKind(ofClassNamed name: String) -> Bool {
        NSClassFromString(name).map { isKind(of: $0) } ?? false
      }
    }
  #else
    extension UIResponder {
      /// Whether the class, or a superclass, has this name.
      private func isKind(ofClassNamed name: String) -> Bool {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
          .contains { String(describing: $0.subjectType) == name }
      }
    }
  #endif
#endif
