/// Details of a first responder: the module of its class, its address and its settings for the
/// keyboard; for an alert, also the responder to which the focus returns.
///
/// The value contains class names and settings, but never a text, a placeholder or a label.
public struct ResponderDetails: Equatable, Codable, Sendable {
  /// The module of the responder's class; nil for Objective-C classes.
  public var module: String?
  /// The responder's address in the debugger's notation: `0x600003a1c2d0`.
  /// `ResponderSnapshot.report` leaves the address out, so that equal states have equal reports.
  public var address: String
  /// The app's type in the name of the nearest view controller that has one, or else the class of
  /// the nearest view controller; nil if there is none.
  public var controller: String?
  /// UIKit's name of the responder's keyboard type, or its number if the package has no name for
  /// it; nil unless the responder is a text field or a text view.
  public var keyboardType: String?
  /// UIKit's name of the responder's text content type; nil if it has none.
  public var contentType: String?
  /// Whether the responder hides its text, as a password field does.
  public var isSecure = false
  /// The class of the view that the responder shows in place of the keyboard; nil if there is none.
  public var inputView: String?
  /// The class of the view that the responder shows above the keyboard; nil if there is none.
  public var inputAccessoryView: String?
  /// Whether the responder is an alert or an action sheet. While presented, an alert is first
  /// responder itself.
  public var isAlert = false
  /// If the responder is an alert or a field of one, the responder that becomes first responder
  /// again when the alert is dismissed; nil if there is none.
  public var returning: ResponderIdentity?
}

extension ResponderDetails {
  /// Creates the details of a responder without any settings.
  package init(address: String) { self.init(module: nil, address: address) }
}
