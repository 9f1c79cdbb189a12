import SwiftUI

/// A SwiftUI view with an AppKit view controller that can be first responder.
struct CustomController: NSViewControllerRepresentable {
  typealias Controller = FocusController

  func makeNSViewController(context: Context) -> Controller { Controller() }
  func updateNSViewController(_ controller: Controller, context: Context) {}
}
