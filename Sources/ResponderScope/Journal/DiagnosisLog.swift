#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  #if canImport(os)
    internal import os
  #endif

  /// Writes diagnoses to the unified log (subsystem `ResponderScope`, category `diagnosis`) or,
  /// where there is none, with `NSLog`.
  @MainActor
  enum DiagnosisLog {
    #if canImport(os)
      private static let logger = Logger(subsystem: "ResponderScope", category: "diagnosis")
    #endif

    /// Receives each line instead of the log, for tests.
    static var sink: ((String) -> Void)?

    static func write(_ diagnosis: Diagnosis) {
      let diagnosis = SharedNames.diagnosis(diagnosis)
      // The system log truncates long lines. So the line only names the article that explains the
      // mistake, and the section of the article.
      let name = diagnosis.id.rawValue
      let line = "\(name): \(diagnosis.account) (Diagnoses, \(name))"
      if let sink { return sink(line) }
      #if canImport(os)
        // Besides fixed words, the line contains class names, numbers, and identifiers and tags,
        // which are hashed unless the developer reveals them. It is public, so that it can
        // be read outside the debugger.
        logger.warning("\(line, privacy: .public)")
      #else
        NSLog("ResponderScope: %@", line as NSString)
      #endif
    }
  }

  extension SharedNames {
    /// Returns a diagnosis with names as the log shows them.
    static func diagnosis(_ diagnosis: Diagnosis) -> Diagnosis {
      diagnosis.shared(hashing: hash)
    }
  }
#endif
