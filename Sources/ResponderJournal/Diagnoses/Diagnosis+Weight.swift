extension Diagnosis {
  /// How much a mistake harms the user of the app.
  public enum Severity: String, Codable, Sendable, CaseIterable, Comparable, DebugDescribed {
    /// The developer should know about the finding, but the app need not be at fault.
    case note
    /// Something in the app looks or feels wrong to the user.
    case warning
    /// The user cannot see what is typed, or cannot type at all.
    case error

    /// Orders a note before a warning, and a warning before an error.
    public static func < (one: Severity, other: Severity) -> Bool {
      one != other && allCases.first { $0 == one || $0 == other } == one
    }
  }

  /// How certain a diagnosis is.
  public enum Confidence: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// The facts allow another explanation that is as likely.
    case possible
    /// The facts allow another explanation, but a rare one.
    case likely
    /// The facts allow no other explanation.
    case certain
  }

  /// How much the mistake harms the user of the app.
  public var severity: Diagnosis.Severity {
    switch id {
    case .fieldNotInOrder:
      // An app may leave a search field out of the order of fields on purpose.
      if case .fieldPlaces = evidence { .warning } else { .note }
    case .resignRefused:
      // A responder may refuse a resignation that is not forced, for example because a form keeps
      // the focus on a field with an invalid value.
      if case .resign(let record) = evidence, !record.isForced { .note } else { .warning }
    case .focusRefused:
      // UIKit remembers a request outside a window. A delegate, or a first responder that keeps the
      // focus, may refuse on purpose.
      if case .refusedFocus(_, .disabled, _, _) = evidence { .warning } else { .note }
    case .fieldBehindKeyboard: canBeScrolledFree ? .warning : .error
    // UIKit's default lets the user scroll an edited field away, as in Contacts, and typing scrolls
    // back to it.
    case .orphanAtRest:
      if case .place(let place, _, true, _) = evidence, place.decision.canBeScrolledFree {
        .note
      } else {
        .warning
      }
    case .fieldBehindBar:
      // From under a button that floats, the user can scroll the line.
      if case .covered(_, _, _, let frame, _, let keyboard, _) = evidence,
        keyboard.frame.minY - frame.maxY > Self.leastGap
      {
        .warning
      } else {
        .error
      }
    case .contentBehindKeyboard:
      if case .coveredContent(_, let content, _, _) = evidence, content.hasWayOn,
        content.kind != .lastRow
      {
        .note
      } else {
        .warning
      }
    case .doubleLift:
      // Room as high as the safe area at the end of a list hides nothing.
      if case .lift(let list, _) = evidence, list.countedTwice == WindowBottom.safeAreaWords {
        .note
      } else {
        .warning
      }
    case .responderOutsideKeyWindow, .chainCycle: .error
    case .keyboardWithoutResponder, .insetNotRestored, .duplicateTag,
      .tagNotFocused, .ambiguousScrollView, .unhandledAction, .focusLostEarly, .layoutNotRestored,
      .needlessLift, .lostAccessoryBar, .rowReloaded, .fieldReplaced, .keyboardCannotBeDismissed,
      .fieldLeftWithScreen, .layoutGuideBelowKeyboard, .listJumped:
      .warning
    }
  }

  /// Whether the user can scroll the edited line, or a responder without a caret, into the visible
  /// part of its list.
  private var canBeScrolledFree: Bool {
    guard case .place(let geometry, let caret, _, _) = evidence else { return false }
    return (caret ?? geometry).decision.canBeScrolledFree
  }

  /// How certain the diagnosis is.
  public var confidence: Confidence {
    switch evidence {
    case .place(_, let caret, _, _) where id == .fieldBehindKeyboard:
      caret == nil ? .likely : .certain
    case .lostFocus(_, _, let loss): loss == .leftWindow ? .certain : .possible
    // If the inset has become smaller, the app may have removed a bar of its own, for which the
    // inset made room, while the keyboard was up.
    case .inset(let list, _): list.leftOver < 0 ? .possible : .likely
    case .refusedFocus(_, let reason, _, _):
      reason == .noWindow || reason == .disabled ? .certain : .possible
    case .lostBar, .rowReload: .possible
    case .strayKeyboard, .guide, .otherKeyWindow, .lift, .layout, .unlistedField, .covered,
      .replacement, .noExit, .jump, .coveredContent:
      .likely
    case .place, .resign, .action, .cycle, .tag, .tagRequest, .scrollViews, .fieldPlaces: .certain
    case nil: .likely
    }
  }
}
