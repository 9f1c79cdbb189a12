/// Why a responder follows another in the chain, as UIKit documents `UIResponder.next`.
public enum ChainReason: String, Codable, Sendable, CaseIterable {
  /// It is the first responder, where the chain begins.
  case first
  /// It is the superview of the previous view.
  case superview
  /// It is the view controller whose root view is the previous responder.
  case controller
  /// It is the superview of the previous view controller's root view.
  case parentView
  /// It is the view controller that presents the previous one.
  case presenter
  /// It is the window of the previous responder.
  case window
  /// It is the scene of the previous window.
  case scene
  /// It is the application.
  case application
  /// It is the application's delegate.
  case applicationDelegate
  /// The previous responder overrides `next`.
  case custom

  /// The reason in a few words, to follow the responder's name.
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
    case .custom: "next, overridden"
    }
  }
}
