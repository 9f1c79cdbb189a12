/// Details of a first responder: where its class comes from and how it configures the keyboard.
///
/// Class names and settings only; never a text, a placeholder or a label.
public struct ResponderDetails: Equatable, Codable, Sendable {
  /// The module of its class; nil for Objective-C classes.
  public var module: String?
  /// Its address in the debugger's notation: `0x600003a1c2d0`. No report contains it, so that equal
  /// states have equal reports.
  public var address: String
  /// UIKit's name of its keyboard type; nil for responders that take no text.
  public var keyboardType: String?
  /// UIKit's name of its text content type; nil if it has none.
  public var contentType: String?
  /// Whether it hides its text, as a password field does.
  public var isSecure: Bool
  /// The class of the view that it shows in place of the keyboard; nil if it has none.
  public var inputView: String?
  /// The class of the view that it shows above the keyboard; nil if it has none.
  public var inputAccessoryView: String?
  /// Whether it is an alert or an action sheet, which is first responder itself while it is
  /// presented.
  public var isAlert: Bool
  /// The responder that becomes first responder again when the alert is dismissed; nil if there was
  /// none before the alert.
  public var returning: ResponderIdentity?

  /// Creates the value.
  public init(
    module: String? = nil, address: String, keyboardType: String? = nil,
    contentType: String? = nil, isSecure: Bool = false, inputView: String? = nil,
    inputAccessoryView: String? = nil, isAlert: Bool = false, returning: ResponderIdentity? = nil
  ) {
    self.module = module
    self.address = address
    self.keyboardType = keyboardType
    self.contentType = contentType
    self.isSecure = isSecure
    self.inputView = inputView
    self.inputAccessoryView = inputAccessoryView
    self.isAlert = isAlert
    self.returning = returning
  }
}
