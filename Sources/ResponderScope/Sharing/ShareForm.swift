#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// In which form a journal leaves the device.
  enum ShareForm: Int, CaseIterable {
    /// Markdown, for an issue.
    case report
    /// The file of lines that `DebugHost replay` reads.
    case file
    /// Words alone, for a message.
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
      // No type is declared for JSON Lines; as text every viewer opens it.
      case .file, .text: "public.plain-text"
      }
    }

    /// Everything that leaves in this form, to the last character.
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
