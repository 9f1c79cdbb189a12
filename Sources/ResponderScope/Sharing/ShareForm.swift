#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// The form in which a journal leaves the device.
  enum ShareForm: Int, CaseIterable {
    /// Markdown, for an issue.
    case report
    /// The JSON Lines file that `DebugHost replay` reads.
    case file
    /// Plain text, for a message.
    case text

    var title: String {
      switch self {
      case .report: "Report"
      case .file: "File"
      case .text: "Text"
      }
    }

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
