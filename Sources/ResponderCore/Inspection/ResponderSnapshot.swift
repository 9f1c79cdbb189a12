public import Foundation

/// Everything known about the first responder at one moment: what the HUD, FLEX and the debugger show.
///
/// A plain value; nobody who shows it computes anything. Text contents are never part of it.
public struct ResponderSnapshot: Equatable, Codable, Sendable {
  /// The responder; nil when nobody is first responder.
  public var responder: ResponderIdentity?
  /// What else is known about the responder; nil when nobody asked, or nobody is first responder.
  public var details: ResponderDetails?
  /// The responder chain, the first responder first.
  public var chain: [ResponderIdentity]
  /// Why each hop of the chain is where it is, in the same order; empty when nobody asked.
  public var chainReasons: [ChainReason]
  /// Where the responder stands; nil for responders that are not views.
  public var placement: ResponderPlacement?
  /// Where it will be when the scroll in progress comes to rest; nil while nothing scrolls.
  public var prediction: ScrollPrediction?
  /// How the last prediction turned out, once the scroll has come to rest; nil while it moves and before the first.
  public var outcome: PredictionOutcome?
  /// The keyboard.
  public var keyboard: KeyboardState
  /// The last event of the keyboard; nil before the first.
  public var keyboardEvent: KeyboardEvent?
  /// The height, in points, that the keyboard covers of the enclosing scroll view, or of the window without one.
  public var keyboardOverlap: CGFloat
  /// The upper edge, in screen coordinates, of the keyboard layout guide that the screen on top is laid out by; nil where
  /// there is none.
  public var keyboardGuideTop: CGFloat?

  /// The snapshot of nobody, with the keyboard hidden.
  public static var nobody: ResponderSnapshot { ResponderSnapshot() }

  /// Makes a snapshot; by default of nobody, with the keyboard hidden.
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

/// Who a responder is: its class and the identifier its developer gave it.
public struct ResponderIdentity: Hashable, Codable, Sendable {
  /// The name of its class, without the module.
  public var className: String
  /// Its accessibility identifier, if it has one.
  public var identifier: String?

  /// Makes an identity.
  public init(className: String, identifier: String? = nil) {
    self.className = className
    self.identifier = identifier
  }
}

extension ResponderIdentity: CustomStringConvertible {
  /// The class, with the identifier in quotation marks behind it: `UITextField "email"`. Control characters are told as
  /// question marks: a terminal would obey them.
  public var description: String {
    let name = Wording.name(className)
    return identifier.map { "\(name) \"\(Wording.name($0))\"" } ?? name
  }
}
