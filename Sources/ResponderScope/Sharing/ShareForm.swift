#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// The form in which a journal leaves the device. The raw value is its title.
  enum ShareForm: String, CaseIterable {
    /// Markdown, for an issue.
    case report = "Report"
    /// The JSON Lines file that `DebugHost replay` reads.
    case file = "File"
    /// Plain text, for a message.
    case text = "Text"

    var fileName: String {
      switch self {
      case .report: "responder-report.md"
      case .file: "responder-journal.jsonl"
      case .text: "responder-journal.txt"
      }
    }

    private var uniformTypeIdentifier: String {
      switch self {
      case .report: "net.daringfireball.markdown"
      // The system declares no type for JSON Lines, and every viewer opens plain text.
      case .file, .text: "public.plain-text"
      }
    }

    /// Returns everything that is shared in this form, to the last character.
    func content(of export: JournalExport) -> String {
      switch self {
      case .report: export.markdown
      case .file: export.jsonLines
      case .text: export.text
      }
    }

    @MainActor
    func attachment(of export: JournalExport) -> ResponderHUD.TestAttachment {
      ResponderHUD.TestAttachment(
        data: Data(content(of: export).utf8), name: fileName,
        uniformTypeIdentifier: uniformTypeIdentifier)
    }
  }
#endif
