extension FocusCause {
  /// One return address of a call stack, as the dynamic linker describes it. The symbol is read
  /// once, in the initialiser.
  package struct RawFrame: Equatable, Sendable {
    let symbol: CallSymbol?
    let image: String
    package let isInApp: Bool
    /// Whether the function belongs to this package or to FLEX.
    package var isOfTool: Bool { symbol?.isTool ?? false }

    /// - Parameters:
    ///   - symbol: The mangled symbol; nil if there is none.
    ///   - image: The file that contains the function, without the path.
    ///   - isInApp: Whether that file belongs to the app, not to the system.
    package init(symbol: String?, image: String, isInApp: Bool) {
      self.symbol = symbol.map { CallSymbol($0) }
      self.image = image
      self.isInApp = isInApp
    }

    /// Returns whether the file at a path belongs to the system or to Xcode. Any other file is the
    /// app's: only the folders of the system and of Xcode are known.
    package static func isOfSystem(_ path: String) -> Bool {
      // Xcode runs an app in the simulator, on the Mac and in previews with the frameworks in its
      // build folder, which is in a folder called Xcode. A preview has a folder of its own.
      let builds = ["/DerivedData/", "/UserData/Previews/"]
      if builds.contains(where: path.contains), !path.contains(".simruntime/") { return false }
      return ["/System/", "/usr/lib/", "/Developer/", "/private/preboot/Cryptexes/"]
        .contains(where: path.hasPrefix)
        || [".simruntime/", "/Symbols/", ".app/Contents/Developer/"].contains(where: path.contains)
    }
  }

  /// Reads a call stack, innermost first, and keeps the functions of the app and of libraries
  /// linked into it, but not those of this package and of FLEX, thunks, and the program's entry
  /// point. A frame of one of the modules in `hands`, which simulate the user, ends the stack.
  package init(_ stack: [RawFrame], at moment: Moment, endingAt hands: Set<String> = []) {
    var frames: [CallFrame] = []
    var tool: Origin?
    for raw in stack where raw.isInApp {
      guard let symbol = raw.symbol else {
        frames.append(CallFrame(name: CallFrame.unnamed, module: nil, image: raw.image))
        continue
      }
      if let module = symbol.module, hands.contains(module) { break }
      // Frames of XCTest end the stack as well. A test that runs the run loop does not cause what
      // happens in it, and the test's own calls are nearer to the innermost frame.
      if raw.image.hasPrefix("XCTest") { break }
      guard let name = symbol.name, !symbol.isSystem else { continue }
      if symbol.isTool {
        if tool == nil, frames.allSatisfy(\.isRelay) { tool = Self.tool(symbol) }
        continue
      }
      let frame = CallFrame(name: name, module: symbol.module, image: raw.image)
      // A thunk, a partial application and the function itself have the same name, and count once.
      if frame != frames.last { frames.append(frame) }
    }
    let culprit = frames.first { !$0.isRelay }
    let found: Origin =
      switch culprit?.name {
      case nil: .noAppCode
      case CallFrame.unnamed: .noSymbol
      default: .app
      }
    let isReadable = frames.contains { $0.name != CallFrame.unnamed }
    self.init(origin: tool ?? found, moment: moment, frames: isReadable ? frames : [])
  }

  /// Returns the behaviour of this package that a function belongs to. Returns nil for a function
  /// that only carries out the app's call, such as `UIResponder.resignCurrent`.
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
  /// Returns this cause if the call stack shows a function of the app or of this package. Otherwise
  /// returns the cause that UIKit's state shows, if any: a touch, a drag, a transition. In a build
  /// without symbols even this package's own frames have no name.
  package func seen(as origin: Origin?) -> FocusCause {
    guard self.origin == .noAppCode || self.origin == .noSymbol, let origin else { return self }
    return FocusCause(origin: origin, moment: moment, frames: frames)
  }

  /// Returns the first known cause among those that were observed for one change. If none is known,
  /// returns the first of them, which says why the cause is not known. If none was observed, the
  /// cause is `notAnnounced`.
  package static func first(of seen: [FocusCause]) -> FocusCause {
    guard let cause = seen.first(where: { $0.origin.isKnown }) ?? seen.first else {
      return FocusCause(origin: .notAnnounced)
    }
    // A stack from a keyboard notification may be that of another call. If it holds no code of the
    // app, it says nothing about this change.
    return cause.moment == .nearTheCall && cause.origin == .noAppCode
      ? FocusCause(origin: .notAnnounced) : cause
  }
}
