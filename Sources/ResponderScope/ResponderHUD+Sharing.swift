#if canImport(UIKit) && (os(iOS) || os(Linux))
  public import Foundation
  internal import ResponderCore
  internal import ResponderKit

  extension ResponderHUD {
    /// Whether exports, attachments and the system's log name identifiers and string tags as they are, and not by a hash.
    ///
    /// They may hold a user's data, so it is false unless the launch argument `-ResponderHUDRevealsIdentifiers YES` or the environment
    /// `RESPONDER_HUD_REVEALS_IDENTIFIERS=1` says otherwise. The HUD, the debugger's answers, ``snapshot``, ``report``, ``journal`` and
    /// ``diagnoses`` always have them, and so has what a long press on the card copies. Always false in builds without the HUD.
    public static var revealsIdentifiers: Bool {
      get {
        #if DEBUG || HUD
          SharedNames.isRevealing
        #else
          false
        #endif
      }
      set {
        #if DEBUG || HUD
          SharedNames.isRevealing = newValue
        #endif
      }
    }

    /// Something for a test's results, in the parts that XCTest and Swift Testing ask for; this module imports neither.
    public struct TestAttachment: Equatable, Sendable {
      /// What is attached.
      public let data: Data
      /// A name for a file.
      public let name: String
      /// What it is: a uniform type identifier.
      public let uniformTypeIdentifier: String

      /// Makes an attachment.
      public init(data: Data, name: String, uniformTypeIdentifier: String) {
        self.data = data
        self.name = name
        self.uniformTypeIdentifier = uniformTypeIdentifier
      }

      #if DEBUG || HUD
      #else
        static let empty = TestAttachment(
          data: Data(), name: "empty.txt", uniformTypeIdentifier: "public.plain-text")
      #endif
    }

    /// A report of what happened so far, for a test that fails: Markdown with the mistakes, the last lines in words and the newest of
    /// the journal. Empty in release builds. How XCTest and Swift Testing take it: <doc:JournalAndReplay>.
    public static var attachment: TestAttachment {
      #if DEBUG || HUD
        ShareForm.report.attachment(of: HUDController.shared.recorder.export)
      #else
        .empty
      #endif
    }

    /// The whole journal as ``exportJournal()`` writes it, for a test that fails. Empty in release builds.
    public static var journalAttachment: TestAttachment {
      #if DEBUG || HUD
        ShareForm.file.attachment(of: HUDController.shared.recorder.export)
      #else
        .empty
      #endif
    }
  }
#endif
