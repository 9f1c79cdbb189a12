#if canImport(UIKit)
  internal import UIKit

  // The class by its public name: importing WebKit would link it to every app.
  #if canImport(ObjectiveC)
    extension UIResponder {
      /// Whether this is a `WKWebView`.
      var isWebView: Bool {
        NSClassFromString("WKWebView").map { isKind(of: $0) } ?? false
      }
    }
  #else
    extension UIResponder {
      /// Without Objective-C a class is found by the names of an object's classes.
      var isWebView: Bool {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
          .contains { String(describing: $0.subjectType) == "WKWebView" }
      }
    }
  #endif
#endif
