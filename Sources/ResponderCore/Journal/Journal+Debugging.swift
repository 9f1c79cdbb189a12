internal import Foundation

extension Journal: CustomDebugStringConvertible, CustomReflectable {
  /// The number of entries, the capacity, the number of forgotten entries, and the newest ten
  /// entries.
  public var debugDescription: String {
    let newest = entries.suffix(10).map { "  \($0)" }
    return (["\(count) of \(capacity) entries, \(forgotten) forgotten"] + newest)
      .joined(separator: "\n")
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension JournalEntry: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension JournalEntry.Kind: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension JournalEntry.Event: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    let entry = JournalEntry(time: 0, event: self)
    return "\(entry.kind.rawValue) \(entry.summary)"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension Diagnosis: CustomDebugStringConvertible, CustomReflectable {
  /// The kind and the sentence, the numbers, and the fix.
  public var debugDescription: String {
    ([description] + numbers.map { "  \($0.debugDescription)" } + ["  fix: \(fix)"])
      .joined(separator: "\n")
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension Diagnosis.ID: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension Diagnosis.Number: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension Replay: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension Replay.Difference: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension JournalReadError: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension JournalReadError.Problem: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .tooLong: "too long"
    case .tooMany: "too many"
    case .notJSON: "not JSON"
    case .newerVersion(let version): "newer version \(version)"
    case .unknownKind(let kind): "unknown kind \"\(kind)\""
    case .missing(let path): "\"\(path)\" missing"
    case .wrong(let path): "\"\(path)\" wrong"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension JournalHeader: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension JournalHeader.Identifiers: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension JournalReading: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { skippedNote ?? description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension JournalReading.Line: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { "line \(number): \(entry)" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
