extension FocusCause {
  /// One return address of a call stack, as the dynamic linker knows it; its symbol is read once, as it is made.
  package struct RawFrame: Equatable, Sendable {
    let symbol: CallSymbol?
    let image: String
    let isInApp: Bool

    /// - Parameters:
    ///   - symbol: As the linker has it, mangled; nil where there is none.
    ///   - image: The file it is loaded from, without its folders.
    ///   - isInApp: Whether that file is the app's, and not the system's.
    package init(symbol: String?, image: String, isInApp: Bool) {
      self.symbol = symbol.map { CallSymbol($0) }
      self.image = image
      self.isInApp = isInApp
    }
  }

  /// Reads a call stack, innermost first.
  ///
  /// Kept are the app's own functions and those of libraries linked into it. Left out are the system's, this package's and
  /// FLEX's, thunks, and the entry point of the program. A frame of one of `hands`, modules that play the user, ends the
  /// stack: whoever called that is no part of the app.
  package init(_ stack: [RawFrame], at moment: Moment, endingAt hands: Set<String> = []) {
    var frames: [CallFrame] = []
    var tool: Origin?
    for raw in stack where raw.isInApp {
      guard let symbol = raw.symbol else {
        frames.append(CallFrame(name: CallFrame.unnamed, module: nil, image: raw.image))
        continue
      }
      if let module = symbol.module, hands.contains(module) { break }
      // A test that turns the run loop has not done what happens in it; its own calls stand further in.
      if raw.image.hasPrefix("XCTest") { break }
      guard let name = symbol.name, !symbol.isSystem else { continue }
      if symbol.isTool {
        if tool == nil, frames.allSatisfy(\.isRelay) { tool = Self.tool(symbol) }
        continue
      }
      let frame = CallFrame(name: name, module: symbol.module, image: raw.image)
      // A thunk, a partial application and the function itself have one name.
      if frame != frames.last { frames.append(frame) }
    }
    if frames.allSatisfy({ $0.name == CallFrame.unnamed }) {
      let origin = tool ?? (frames.isEmpty ? .noAppCode : .noSymbol)
      self.init(origin: origin, moment: moment)
      return
    }
    let culprit = frames.first { !$0.isRelay }
    let found: Origin =
      switch culprit?.name {
      case nil: .noAppCode
      case CallFrame.unnamed: .noSymbol
      default: .app
      }
    self.init(origin: tool ?? found, moment: moment, frames: frames)
  }

  /// Which of our behaviours a function belongs to; nil for what only does as it is told, `UIResponder.resignCurrent` for one.
  private static func tool(_ symbol: CallSymbol) -> Origin? {
    guard let type = symbol.type else { return nil }
    switch symbol.module {
    case "ResponderKit":
      if ["OffscreenDismissal", "DismissalWatch", "DismissalHub"].contains(type) {
        return .dismissal
      }
      return type.hasPrefix("Tag") ? .tag : nil
    case "ResponderScope":
      return type == "ResponderDebugger" || type.hasPrefix("HUD") ? .tool : nil
    case "ResponderScopeFLEX": return .tool
    default: return nil
    }
  }
}

extension FocusCause {
  /// The same where the call stack tells something; where no function of the app is known on it, what UIKit says was going
  /// on: a touch, a drag, a transition. In a build without symbols even this package's own frames have no name.
  package func seen(as origin: Origin?) -> FocusCause {
    guard self.origin == .noAppCode || self.origin == .noSymbol, let origin else { return self }
    return FocusCause(origin: origin, moment: moment, frames: frames)
  }

  /// Of all that was seen of one change, the first that says who it was; else the first, which says why that is not known.
  package static func first(of seen: [FocusCause]) -> FocusCause {
    guard let cause = seen.first(where: { $0.origin.isKnown }) ?? seen.first else {
      return FocusCause(origin: .notAnnounced)
    }
    // A stack of another call without code of the app says nothing about this one.
    return cause.moment == .nearTheCall && cause.origin == .noAppCode
      ? FocusCause(origin: .notAnnounced) : cause
  }
}
