#if canImport(UIKit)
  internal import UIKit

  // The class is looked up by its public name, because importing WebKit would link it to every app.
  #if canImport(ObjectiveC)
    extension UIResponder {
      /// Whether this is a `WKWebView`.
      var isWebView: Bool {
        NSClassFromString("WKWebView").map { isKind(of: $0) } ?? false
      }
    }
  #else
    extension UIResponder {
      /// Whether this is a `WKWebView`. Without Objective-C, the names of the object's classes
      /// decide.
      var isWebView: Bool {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
          .contains { String(describing: $0.subjectType) == "WKWebView" }
      }
    }
  #endif
#endif
