/// The reason why a responder follows another one in the chain, as UIKit documents
/// `UIResponder.next`.
public enum ChainReason: String, Codable, Sendable, CaseIterable, DebugDescribed {
  /// The responder is the first responder, where the chain begins.
  case first
  /// The responder is the superview of the previous view.
  case superview
  /// The responder is the view controller whose root view is the previous responder.
  case controller
  /// The responder is the superview of the previous view controller's root view.
  case parentView
  /// The responder is the view controller that presents the previous one.
  case presenter
  /// The responder is the window of the previous responder.
  case window
  /// The responder is the scene of the previous window.
  case scene
  /// The responder is the application.
  case application
  /// The responder is the application's delegate.
  case applicationDelegate
  /// SwiftUI puts the responder after a hosting view, to receive key presses.
  case swiftUI
  /// No other reason applies: the previous responder overrides `next`.
  case custom

  /// The reason in a few words that follow the responder's name.
  public var phrase: String {
    switch self {
    case .first: "first responder"
    case .superview: "superview"
    case .controller: "controller of the view"
    case .parentView: "superview of its view"
    case .presenter: "presents it"
    case .window: "window"
    case .scene: "scene of the window"
    case .application: "application"
    case .applicationDelegate: "delegate of the application"
    case .swiftUI: "SwiftUI's own"
    case .custom: "next, overridden"
    }
  }
}
