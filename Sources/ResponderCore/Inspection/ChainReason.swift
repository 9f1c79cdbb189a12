/// Why a responder follows another in the chain, by UIKit's documentation of `UIResponder.next`.
public enum ChainReason: String, Codable, Sendable, CaseIterable {
  /// It is the first responder: the chain begins here.
  case first
  /// It is the superview of the view before it.
  case superview
  /// It is the controller whose root view comes before it.
  case controller
  /// Its view holds the view of the controller before it.
  case parentView
  /// It presents the controller before it.
  case presenter
  /// It is the window of what comes before it.
  case window
  /// It is the scene of the window before it.
  case scene
  /// It is the application.
  case application
  /// It is the application's delegate.
  case applicationDelegate
  /// The responder before it names a `next` of its own.
  case custom

  /// The reason in a few words, as they stand behind the name of the hop.
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
