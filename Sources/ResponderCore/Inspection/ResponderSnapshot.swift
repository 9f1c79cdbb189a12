public import Foundation

/// The state of the first responder at one moment, as the HUD, FLEX and the debugger show it.
///
/// The value contains everything that these tools show, so that they compute nothing themselves. It
/// never contains text contents.
public struct ResponderSnapshot: Equatable, Codable, Sendable {
  /// The first responder; nil if there is none.
  public var responder: ResponderIdentity?
  /// Details of the responder; nil if they were not requested, or if there is no first responder.
  public var details: ResponderDetails?
  /// The responder chain, starting with the first responder.
  public var chain: [ResponderIdentity]
  /// The reason why each responder is in the chain, in the order of `chain`; empty if the reasons
  /// were not requested.
  public var chainReasons: [ChainReason]
  /// The responder's place; nil if the responder is not a view in a window.
  public var placement: ResponderPlacement?
  /// The place where the responder will be when the scroll in progress comes to rest; nil unless a
  /// finger drags the responder's scroll view, or the scroll view coasts after a drag.
  public var prediction: ScrollPrediction?
  /// The outcome of the last prediction, once the scroll has come to rest; nil during a scroll,
  /// before the first prediction, and after another responder has become first responder.
  public var outcome: PredictionOutcome?
  /// The state of the keyboard.
  public var keyboard: KeyboardState
  /// The last keyboard event; nil if there was none. Also nil if the keyboard is hidden and the
  /// event is older than the tool that took the snapshot.
  public var keyboardEvent: KeyboardEvent?
  /// How much of the height of the enclosing scroll view the keyboard covers, in points; or of the
  /// window's height, if no scroll view encloses the responder.
  public var keyboardOverlap: CGFloat
  /// The upper edge, in screen coordinates, of the keyboard layout guide of the topmost view
  /// controller's view. Nil if that view uses no guide, or if neither a keyboard nor a bar is at
  /// the bottom of the screen.
  public var keyboardGuideTop: CGFloat?
  /// The fields of the screen in their order; nil if they were not requested.
  package var fields: FieldListing?

  /// A snapshot without a first responder, with the keyboard hidden.
  public static var noFirstResponder: ResponderSnapshot { ResponderSnapshot() }

  /// Creates a snapshot; by default without a first responder, with the keyboard hidden.
  public init(
    responder: ResponderIdentity? = nil, chain: [ResponderIdentity] = [],
    placement: ResponderPlacement? = nil, prediction: ScrollPrediction? = nil,
    keyboard: KeyboardState = KeyboardState(), keyboardOverlap: CGFloat = 0,
    details: ResponderDetails? = nil, chainReasons: [ChainReason] = [],
    outcome: PredictionOutcome? = nil, keyboardEvent: KeyboardEvent? = nil,
    keyboardGuideTop: CGFloat? = nil
  ) {
    self.responder = responder
    self.details = details
    self.chain = chain
    self.chainReasons = chainReasons
    self.placement = placement
    self.prediction = prediction
    self.outcome = outcome
    self.keyboard = keyboard
    self.keyboardEvent = keyboardEvent
    self.keyboardOverlap = keyboardOverlap
    self.keyboardGuideTop = keyboardGuideTop
  }
}

/// Identifies a responder by its class and its accessibility identifier.
public struct ResponderIdentity: Hashable, Codable, Sendable {
  /// The maximum length of a class name, in characters. The name of a generic class may have any
  /// length, but a line of the system log may not.
  package static let longestClassName = 80

  /// The name of the responder's class, without the module.
  public var className: String
  /// The responder's accessibility identifier; nil if it has none.
  public var identifier: String?

  /// Creates an identity.
  public init(className: String, identifier: String? = nil) {
    self.className = className
    self.identifier = identifier
  }
}

extension ResponderIdentity {
  /// Returns the name of an object's class, without the module, cut to `longestClassName`.
  package static func className(of object: Any) -> String {
    let name = String(describing: type(of: object))
    guard name.count > longestClassName else { return name }
    return "\(name.prefix(longestClassName - 1))…"
  }
}

extension ResponderIdentity: CustomStringConvertible {
  /// The class, followed by the identifier in quotation marks: `UITextField "email"`.
  ///
  /// Question marks replace control characters, which a terminal would interpret, and invisible
  /// characters.
  public var description: String {
    let name = Wording.name(className)
    return identifier.map { "\(name) \"\(Wording.name($0))\"" } ?? name
  }
}
