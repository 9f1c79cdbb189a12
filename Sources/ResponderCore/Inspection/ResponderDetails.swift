/// What an engineer asks about a first responder beside its name: where it comes from and what it wants of the keyboard.
///
/// Class names and settings only; never a text, a placeholder or a label.
public struct ResponderDetails: Equatable, Codable, Sendable {
  /// The module of its class; nil for classes of Objective-C.
  public var module: String?
  /// Its address, as the debugger takes it: `0x600003a1c2d0`. No part of any report, so that equal states read the same.
  public var address: String
  /// The keyboard it asks for, in UIKit's word; nil for responders that take no text.
  public var keyboardType: String?
  /// What kind of text it expects, in UIKit's word; nil when it does not say.
  public var contentType: String?
  /// Whether its text is hidden from view.
  public var isSecure: Bool
  /// The class of the view it shows in place of the keyboard; nil for the keyboard.
  public var inputView: String?
  /// The class of the view it shows above the keyboard; nil for none.
  public var inputAccessoryView: String?
  /// Whether it is an alert or an action sheet, which is first responder itself while it is up.
  public var isAlert: Bool
  /// Who has the focus again when the alert that has it goes; nil where nobody had it before.
  public var returning: ResponderIdentity?

  /// Makes the value.
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
