/// The state of the first responder at one moment, as the HUD, FLEX and the debugger show it.
///
/// The value contains everything that these tools show, so that they compute nothing themselves. It
/// never contains text contents.
public struct ResponderSnapshot: Equatable, Codable, Sendable {
  /// The first responder; nil if there is none.
  public var responder: ResponderIdentity?
  /// The responder chain, starting with the first responder.
  public var chain: [ResponderIdentity] = []
  /// The responder's place; nil if the responder is not a view in a window.
  public var placement: ResponderPlacement?
  /// The place where the responder will be when the scroll in progress comes to rest; nil unless a
  /// finger drags the responder's scroll view, or the scroll view coasts after a drag.
  public var prediction: ScrollPrediction?
  /// The state of the keyboard.
  public var keyboard: KeyboardState = KeyboardState()
  /// How much of the height of the enclosing scroll view the keyboard covers, in points; or of the
  /// window's height, if no scroll view encloses the responder.
  public var keyboardOverlap: CGFloat = 0
  /// Details of the responder; nil if they were not requested, or if there is no first responder.
  public var details: ResponderDetails?
  /// The reason why each responder is in the chain, in the order of `chain`; empty if the reasons
  /// were not requested.
  public var chainReasons: [ChainReason] = []
  /// The outcome of the last prediction, once the scroll has come to rest; nil during a scroll,
  /// before the first prediction, and after another responder has become first responder.
  public var outcome: PredictionOutcome?
  /// The last keyboard event; nil if there was none. Also nil if the keyboard is hidden and the
  /// event is older than the tool that took the snapshot.
  public var keyboardEvent: KeyboardEvent?
  /// The upper edge, in screen coordinates, of the keyboard layout guide of the topmost view
  /// controller's view. Nil if that view uses no guide, or if neither a keyboard nor a bar is at
  /// the bottom of the screen.
  public var keyboardGuideTop: CGFloat?
  /// Whether the responder's window is key in its scene; nil if the responder is in no window, and
  /// in what earlier versions have written.
  public var isInKeyWindow: Bool?
  /// The fields of the screen in their order; nil if they were not requested.
  package var fields: FieldListing?

  /// A snapshot without a first responder, with the keyboard hidden.
  public static var noFirstResponder: ResponderSnapshot { ResponderSnapshot() }
}
