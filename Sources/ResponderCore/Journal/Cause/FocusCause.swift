/// Who moved the focus: the app's own functions on the call stack of the call that did it, or why that is not known.
public struct FocusCause: Equatable, Codable, Sendable {
  /// So many frames are kept, the innermost.
  public static let mostFrames = 24

  /// Who it was, or why that is not known.
  public enum Origin: String, Codable, Sendable, CaseIterable {
    /// A function of the app, or of a library in it.
    case app
    /// ResponderKit's off-screen dismissal.
    case dismissal
    /// ResponderKit's responder tags.
    case tag
    /// A command of the debugger, the HUD or FLEX.
    case tool
    /// A finger on the control that began editing.
    case touch
    /// A list under a finger whose `keyboardDismissMode` dismisses the keyboard.
    case dismissMode
    /// Another screen, or an alert, that is being presented over it; the app's call of `present` is over by then.
    case presentation
    /// The screen it is on, which is being dismissed or popped; the call, or the finger's swipe, is over by then.
    case disappearance
    /// Not known: no code of the app was on the call stack.
    case noAppCode
    /// Not known: UIKit announces no change of this kind, so there was no call stack to take.
    case notAnnounced
    /// Not known: the code of the app that did it has no symbol.
    case noSymbol

    /// Whether it says who it was.
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
      case .disappearance: "its screen goes away"
      case .noAppCode: "cause not known: no code of the app was on the call stack"
      case .notAnnounced: "cause not known: UIKit announces no change of this kind"
      case .noSymbol: "cause not known: the app's code has no symbols here"
      }
    }
  }

  /// When the call stack was taken.
  public enum Moment: String, Codable, Sendable, CaseIterable {
    /// In the call that moved the focus, from the notification that UIKit posts inside it.
    case atTheCall
    /// From a notification of the keyboard in the same turn of the run loop: likely the same call.
    case nearTheCall
  }

  /// Who it was, or why that is not known.
  public let origin: Origin
  /// When the call stack was taken.
  public let moment: Moment
  /// The app's functions on the call stack, innermost first.
  public let frames: [CallFrame]

  /// Makes a cause; frames beyond `mostFrames` are left out.
  public init(origin: Origin, moment: Moment = .atTheCall, frames: [CallFrame] = []) {
    self.origin = origin
    self.moment = moment
    self.frames = Array(frames.prefix(Self.mostFrames))
  }

  /// Reads a cause; the bounds are those of one that is made.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      origin: try container.decode(Origin.self, forKey: .origin),
      moment: try container.decode(Moment.self, forKey: .moment),
      frames: try container.decode([CallFrame].self, forKey: .frames))
  }

  private enum CodingKeys: String, CodingKey {
    case origin, moment, frames
  }

  /// The function that is named for it: the innermost that does more than pass the call on.
  public var culprit: CallFrame? { frames.first { !$0.isRelay } }

  /// The description, and under it the frames, numbered from the innermost.
  public var stack: String {
    let lines = frames.enumerated().map { "  \($0)  \($1)" }
    return ([description] + lines).joined(separator: "\n")
  }
}

extension FocusCause: CustomStringConvertible {
  /// Who it was: `LoginViewController.submit`, `ResponderKit's responder tags, from LoginView.submit`; or why that is not known.
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
