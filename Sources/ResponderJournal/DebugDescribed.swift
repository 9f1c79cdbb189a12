/// A value that `po` and the debugger's variables view show as one text, without its storage.
///
/// The text is the value's `description` or raw value, unless the type has a `debugDescription` of
/// its own.
public protocol DebugDescribed: CustomDebugStringConvertible, CustomReflectable {}

extension DebugDescribed {
  /// A mirror without children.
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension DebugDescribed where Self: CustomStringConvertible {
  /// The value's description.
  public var debugDescription: String { description }
}

extension DebugDescribed where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var debugDescription: String { rawValue }
}

// MARK: What the debugger shows

extension DismissalEnding: DebugDescribed {
  /// `polite` or `forced`.
  public var debugDescription: String {
    switch self {
    case .polite: "polite"
    case .forced: "forced"
    }
  }
}

extension Journal: DebugDescribed {
  /// The number of entries, the capacity, the number of forgotten entries, and the newest ten
  /// entries.
  public var debugDescription: String {
    let newest = entries.suffix(10).map { "  \($0)" }
    return (["\(count) of \(capacity) entries, \(forgotten) forgotten"] + newest)
      .joined(separator: "\n")
  }
}

extension JournalEntry.Event: DebugDescribed {
  public var debugDescription: String {
    let entry = JournalEntry(time: 0, event: self)
    return "\(entry.kind.rawValue) \(entry.summary)"
  }
}

extension Diagnosis: DebugDescribed {
  /// The kind and the sentence, the numbers, and the fix.
  public var debugDescription: String {
    ([description] + numbers.map { "  \($0.debugDescription)" } + ["  fix: \(fix)"])
      .joined(separator: "\n")
  }
}

extension JournalReading: DebugDescribed {
  public var debugDescription: String { skippedNote ?? description }
}

extension JournalReading.Line: DebugDescribed {
  public var debugDescription: String { "line \(number): \(entry)" }
}

extension ResponderPlacement: DebugDescribed {
  public var debugDescription: String { "\(visibility) on screen \(Wording.rect(screenRect))" }
}

extension ScrollPlacement: DebugDescribed {
  public var debugDescription: String {
    "\(Wording.rect(contentRect)) of \(scrollView), visible \(Wording.rect(visibleRect))"
  }
}

extension ScrollPrediction: DebugDescribed {
  public var debugDescription: String {
    "\(phase.rawValue), will rest at \(Wording.point(restingOffset)): \(visibility)"
  }
}

extension PredictionOutcome: DebugDescribed {
  public var debugDescription: String {
    "predicted \(predicted) at \(Wording.point(predictedOffset)), came to \(actual) "
      + "at \(Wording.point(actualOffset))"
  }
}

extension ResponderDetails: DebugDescribed {
  /// The module and the address, followed by the settings for the keyboard and the input views.
  public var debugDescription: String {
    let kinds = [
      keyboardType, contentType, isSecure ? "secure" : nil, inputView, inputAccessoryView,
    ]
    let known = kinds.compactMap { $0 }.joined(separator: ", ")
    return "\(module ?? "no module") \(address)" + (known.isEmpty ? "" : ", \(known)")
  }
}

extension ScrollFrame: DebugDescribed {
  public var debugDescription: String { "\(scrollView) on screen \(Wording.rect(screenRect))" }
}

extension FocusCause: DebugDescribed {
  /// The cause, and the app's functions that were on the call stack.
  public var debugDescription: String { stack }
}

extension ListChange: DebugDescribed {
  /// The room that was made for the keyboard, and how much of the list's height it covers.
  public var debugDescription: String {
    "\(list): lifted \(Wording.points(lift)) pt for \(Wording.points(need)) pt"
  }
}

extension ListChange.Bottom: DebugDescribed {
  public var debugDescription: String {
    "inset \(Wording.points(inset)), safe area \(Wording.points(safeArea)), "
      + Wording.rect(frame)
  }
}

extension WindowFact: DebugDescribed {
  public var debugDescription: String { "\(window), level \(Wording.points(level))" }
}

extension DiagnosisEvidence: DebugDescribed {
  /// The diagnosis that follows from the evidence, or `nothing wrong`.
  public var debugDescription: String { diagnosis.map(\.description) ?? "nothing wrong" }
}

extension LayoutChange: DebugDescribed {
  /// How far the view has risen, and how much of the view's height the keyboard covers.
  public var debugDescription: String {
    "\(view): risen \(Wording.points(rise)) pt for \(Wording.points(covered)) pt"
  }
}

extension DiagnosisSite: DebugDescribed {
  public var debugDescription: String { isKnown ? sentence : "nowhere" }
}
