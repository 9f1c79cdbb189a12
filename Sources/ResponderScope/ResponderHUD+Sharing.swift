#if canImport(UIKit) && (os(iOS) || os(Linux))
  extension ResponderHUD {
    /// Whether exports, attachments, the system log and the pages of ResponderScopeLive contain
    /// identifiers and string tags in plain text rather than hashed.
    ///
    /// Identifiers and tags may hold a user's data, so the default is false. The launch argument
    /// `-ResponderHUDRevealsIdentifiers YES` or the environment variable
    /// `RESPONDER_HUD_REVEALS_IDENTIFIERS=1` makes it true. Inside the app they are always in plain
    /// text: <doc:JournalAndReplay>. Always false in builds without the HUD.
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

    /// An attachment for a test's results: the values from which XCTest and Swift Testing create an
    /// attachment. This module imports neither of these frameworks.
    public struct TestAttachment: Equatable, Sendable {
      /// The attached data.
      public let data: Data
      /// The attachment's file name.
      public let name: String
      /// The uniform type identifier of the data.
      public let uniformTypeIdentifier: String

      /// Creates an attachment.
      public init(data: Data, name: String, uniformTypeIdentifier: String) {
        self.data = data
        self.name = name
        self.uniformTypeIdentifier = uniformTypeIdentifier
      }

      fileprivate static let empty = TestAttachment(
        data: Data(), name: "empty.txt", uniformTypeIdentifier: "public.plain-text")
    }

    /// A report of what happened so far, for a test that fails: Markdown with the mistakes, the
    /// last journal entries in words and the newest journal lines. Empty in release builds.
    ///
    /// To attach it with XCTest and Swift Testing, see <doc:JournalAndReplay>.
    public static var attachment: TestAttachment {
      #if DEBUG || HUD
        ShareForm.report.attachment(of: HUDController.shared.recorder.export)
      #else
        .empty
      #endif
    }

    /// The whole journal as ``exportJournal()`` writes it, for a test that fails. Empty in release
    /// builds.
    public static var journalAttachment: TestAttachment {
      #if DEBUG || HUD
        ShareForm.file.attachment(of: HUDController.shared.recorder.export)
      #else
        .empty
      #endif
    }
  }
#endif
