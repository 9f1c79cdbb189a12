#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import ResponderKit
  #if canImport(os)
    internal import os
  #endif

  /// Writes diagnoses to the unified log: subsystem `ResponderScope`, category `diagnosis`.
  @MainActor
  enum DiagnosisLog {
    #if canImport(os)
      private static let logger = Logger(subsystem: "ResponderScope", category: "diagnosis")
    #endif

    /// Replaces the log, for tests.
    static var sink: ((String) -> Void)?

    static func write(_ diagnosis: Diagnosis) {
      let diagnosis = SharedNames.diagnosis(diagnosis)
      let line = "\(diagnosis) \(diagnosis.fix) (\(diagnosis.link))"
      if let sink { return sink(line) }
      #if canImport(os)
        // Class names and numbers only, identifiers and tags hashed unless the developer wants them (rule 8): it may be read
        // outside the debugger.
        logger.warning("\(line, privacy: .public)")
      #else
        NSLog("ResponderScope: %@", line as NSString)
      #endif
    }
  }
#endif
