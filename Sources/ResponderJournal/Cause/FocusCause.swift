/// What moved the focus: the app's own functions on the call stack of the call that moved it, or
/// the reason why the cause is not known.
public struct FocusCause: Equatable, Codable, Sendable {
  /// The maximum number of frames that are kept, counted from the innermost.
  public static let mostFrames = 24

  /// What moved the focus, or why that is not known.
  public enum Origin: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// A function of the app, or of a library in it.
    case app
    /// ResponderKit's off-screen dismissal.
    case dismissal
    /// ResponderKit's responder tags.
    case tag
    /// A command in the debugger, the HUD or FLEX.
    case tool
    /// The user's touch on the control that began editing.
    case touch
    /// A list that the user scrolls, whose `keyboardDismissMode` dismisses the keyboard.
    case dismissMode
    /// Another screen or an alert that the app presents over the first responder's screen. When the
    /// focus moves, the app's call of `present` has already returned.
    case presentation
    /// The dismissal or the pop of the first responder's screen, by the app or by the user's swipe.
    /// When the focus moves, the call or the swipe has already ended.
    case disappearance
    /// Not known: no code of the app was on the call stack.
    case noAppCode
    /// Not known: UIKit announces no change of this kind, so no call stack was taken, or only one
    /// that shows no code of the app.
    case notAnnounced
    /// Not known: the function of the app that moved the focus has no symbol.
    case noSymbol

    /// Whether the cause is known.
    public var isKnown: Bool {
      switch self {
      case .app, .dismissal, .tag, .tool, .touch, .dismissMode, .presentation, .disappearance: true
      case .noAppCode, .notAnnounced, .noSymbol: false
      }
    }

    var phrase: String {
      switch self {
      case .app: "the app"
      case .dismissal: "ResponderKit's off-screen dismissal"
      case .tag: "ResponderKit's responder tags"
      case .tool: "a command of the debug tools"
      case .touch: "the user's touch"
      case .dismissMode: "the list's keyboardDismissMode"
      case .presentation: "the presentation of another screen"
      case .disappearance: "the dismissal or pop of its screen"
      case .noAppCode: "cause not known: no code of the app was on the call stack"
      case .notAnnounced: "cause not known: UIKit announces no change of this kind"
      case .noSymbol: "cause not known: the app's code has no symbols here"
      }
    }
  }

  /// When the call stack was taken.
  public enum Moment: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// Inside the call that moved the focus, from the notification that UIKit posts there.
    case atTheCall
    /// From a keyboard notification in the same run loop turn, probably inside the same call.
    case nearTheCall
  }

  /// What moved the focus, or why that is not known.
  public let origin: Origin
  /// When the call stack was taken.
  public let moment: Moment
  /// The app's functions on the call stack, innermost first.
  public let frames: [CallFrame]

  /// Creates a cause. Frames beyond `mostFrames` are left out.
  public init(origin: Origin, moment: Moment = .atTheCall, frames: [CallFrame] = []) {
    self.origin = origin
    self.moment = moment
    self.frames = Array(frames.prefix(Self.mostFrames))
  }

  /// Reads a cause. Frames beyond `mostFrames` are left out.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    try self.init(origin: values("origin"), moment: values("moment"), frames: values("frames"))
  }

  /// The function that is named as the cause: the innermost one that does more than pass the call
  /// on; nil if there is none.
  public var culprit: CallFrame? { frames.first { !$0.isRelay } }

  /// The description and, below it, the frames, numbered from the innermost.
  public var stack: String {
    let lines = frames.enumerated().map { "  \($0)  \($1)" }
    return ([description] + lines).joined(separator: "\n")
  }
}

extension FocusCause: CustomStringConvertible {
  /// The function or the circumstance that is the cause: `LoginViewController.submit`, or
  /// `ResponderKit's responder tags, from LoginView.submit`; or why the cause is not known.
  public var description: String {
    let near = moment == .nearTheCall ? "probably " : ""
    guard let culprit else { return origin.phrase }
    switch origin {
    case .app: return near + culprit.name
    case .dismissal, .tag, .tool: return "\(origin.phrase), from \(culprit.name)"
    case .touch, .dismissMode, .presentation, .disappearance, .noAppCode, .notAnnounced, .noSymbol:
      return origin.phrase
    }
  }
}
