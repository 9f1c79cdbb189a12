#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  extension Error {
    /// The error's domain and code, for the log. The description of a Cocoa error contains a path,
    /// which may include a user's name.
    var withoutPath: String {
      let error = self as NSError
      return "\(error.domain) \(error.code)"
    }
  }

  /// The journal of a launch as a growing file, for UI tests. XCTest terminates an app without
  /// notice, so each line is written at once. The environment variable
  /// `RESPONDER_HUD_JOURNAL_FOLDER` names the folder.
  @MainActor
  final class JournalFolderFile {
    /// The size, in bytes, at which the file stops growing: the most that `DebugHost replay` reads,
    /// minus the longest possible line.
    private static let largest = 16 * 1024 * 1024 - JournalReader.longestLine

    /// The stream, which closes when it is deallocated.
    private let stream: OutputStream
    private let header: () -> JournalHeader
    private var size = 0
    /// The hash that replaces identifiers and tags in every line of this file; nil if the file
    /// contains them in plain text. The file's header says which of the two it is.
    private var hash: IdentifierHash?

    static func fromEnvironment(
      _ environment: [String: String] = ProcessInfo.processInfo.environment,
      header: @escaping () -> JournalHeader
    ) -> JournalFolderFile? {
      guard let folder = environment["RESPONDER_HUD_JOURNAL_FOLDER"], !folder.isEmpty else {
        return nil
      }
      return JournalFolderFile(folder: URL(fileURLWithPath: folder), header: header)
    }

    /// Creates a file with a unique name, and its folder if necessary. Returns nil if this fails;
    /// if the folder or the file cannot be created, the log contains the error's domain and code.
    init?(folder: URL, header: @escaping () -> JournalHeader) {
      self.header = header
      let name = "responder-journal-\(ProcessInfo.processInfo.processIdentifier)-"
      let file = folder.appendingPathComponent("\(name)\(UUID().uuidString.prefix(8)).jsonl")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: file, options: .withoutOverwriting)
      } catch {
        ResponderLog.once("journal.folder") {
          "RESPONDER_HUD_JOURNAL_FOLDER is not a writable folder: \(error.withoutPath)."
        }
        return nil
      }
      guard let stream = OutputStream(url: file, append: true) else { return nil }
      stream.open()
      self.stream = stream
    }

    /// Writes an entry in its shareable form, unless the file has reached its largest size. The
    /// header comes with the first entry, because it describes the screen, which a launch does not
    /// have yet.
    func append(_ entry: JournalEntry) {
      guard size < Self.largest else { return }
      if size == 0 {
        var header = header()
        hash = SharedNames.hash
        header.identifiers = hash == nil ? .plain : .hashed
        write(header.line)
      }
      if let line = JournalExport.line(entry, hashing: hash) { write(line) }
    }

    private func write(_ text: String) {
      let bytes = Array(text.utf8)
      // On a full disk, the stream writes fewer bytes and reports no error here.
      size += max(0, stream.write(bytes, maxLength: bytes.count))
    }
  }
#endif
