import Foundation
import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

@testable import ResponderScope

/// Tests what leaves the app: the names, the header and the forms of an export.
@MainActor @Suite("Sharing", .serialized, .leavesNoHUD)
struct SharingTests {
  private static let canaries = [
    "canary-id", "canary-list", "canary-text", "canary-label", "canary-hint",
  ]

  /// Edits a field and scrolls it away. Each text that an app can set contains a canary.
  private func play() -> Device {
    HUDStage.end()
    if DiagnosisLog.sink == nil { DiagnosisLog.sink = { _ in } }
    let list = UIScrollView()
    list.accessibilityIdentifier = "canary-list"
    list.contentSize = CGSize(width: 390, height: 3_000)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    field.accessibilityIdentifier = "canary-id"
    field.accessibilityLabel = "canary-label"
    field.placeholder = "canary-hint"
    let label = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    label.text = "canary-label"
    list.addSubview(field)
    list.addSubview(label)
    let device = Device.boot(view: list)
    ResponderHUD.showsDiagnoses = false
    ResponderHUD.install()
    device.turn { _ = field.becomeFirstResponder() }
    #expect(device.type("canary-text"))
    device.perform { list.contentOffset.y = 900 }
    device.advance(by: 2)
    return device
  }

  @Test("no canary is in any export, attachment, preview or log line")
  func canaries() throws {
    var log: [String] = []
    DiagnosisLog.sink = { log.append($0) }
    let device = play()
    #expect(ResponderHUD.diagnoses.map(\.id).contains(.orphanAtRest) && !log.isEmpty)
    func texts() -> [String] {
      let export = HUDController.shared.recorder.export
      return ShareForm.allCases.map { $0.content(of: export) }
        + SharePreview(export).contents.values
        + [
          ResponderHUD.exportJournal(), ResponderDebugger.answer("export"),
          String(decoding: ResponderHUD.attachment.data, as: UTF8.self),
          String(decoding: ResponderHUD.journalAttachment.data, as: UTF8.self),
        ]
    }
    for text in texts() + log {
      #expect(!text.contains("canary"), "\(text.prefix(400))")
      #expect(text.contains("UITextField") && text.contains("#"))
    }
    // The app has requested identifiers, so they are in the text. Typed text, labels and
    // placeholders never are.
    log = []
    ResponderHUD.revealsIdentifiers = true
    ResponderHUD.report(try #require(ResponderHUD.diagnoses.last))
    for text in texts() + log {
      #expect(text.contains("canary-id"))
      for secret in Self.canaries.dropFirst(2) { #expect(!text.contains(secret)) }
    }
    device.settle()
  }

  @Test("the header says what wrote the journal, where and when")
  func header() throws {
    _ = play()
    let reading = JournalReader.readLeniently(Data(ResponderHUD.exportJournal().utf8))
    let header = try #require(reading.header)
    #expect(reading.skippedCount == 0 && reading.entries.count == ResponderHUD.journal.count)
    #expect(header.library == JournalHeader.libraryVersion && header.identifiers == .hashed)
    #expect(header.system == "iOS \(UIDevice.current.systemVersion)")
    #expect(header.screen == "390 × 844 pt at 3.0")
    #expect(header.device?.isEmpty == false && header.locale == Locale.current.identifier)
    #expect(header.entries == reading.entries.count && header.forgotten == 0)
    let clock = ISO8601DateFormatter()
    clock.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    let begun = try #require(header.begun.flatMap(clock.date))
    let written = try #require(header.written.flatMap(clock.date))
    #expect(begun <= written && abs(written.timeIntervalSinceNow) < 60)
    let replay = Replay(reading.entries)
    #expect(replay.firstDifference == nil && replay.decisions > 0, "\(replay)")
    // On an open iPhone Duo, the app is not on the main screen.
    var setup = Device.Setup(model: .iPhoneDuo, orientation: .landscapeRight)
    setup.posture = .open
    _ = Device.boot(setup: setup)
    let screen = JournalHeader.here(begun: nil).screen
    #expect(screen == "951 × 669 pt at 3.0, not the main screen")
  }

  nonisolated static let machines: [([String: String], String, String?)] = [
    (["SIMULATOR_MODEL_IDENTIFIER": "iPhone17,1"], "arm64", "iPhone17,1 (simulator)"),
    ([:], "iPhone17,1", "iPhone17,1"), ([:], "iPad14,3", "iPad14,3"),
    ([:], "RealityDevice14,1", "RealityDevice14,1"), ([:], "x86_64", nil), ([:], "arm64", nil),
    ([:], "", nil),
  ]

  @Test("the header names the model of the device", arguments: machines)
  func machine(environment: [String: String], hardware: String, expected: String?) {
    #expect(JournalHeader.machine(environment: environment, hardware: hardware) == expected)
    #expect(JournalHeader.hardware.isEmpty == false)
  }

  @Test("a failure to write is told without a path")
  func failure() {
    let error = CocoaError(
      .fileWriteNoPermission, userInfo: [NSFilePathErrorKey: "/Users/canary/x"])
    #expect(error.withoutPath == "NSCocoaErrorDomain 513")
  }

  @Test("attachments have bytes, a name and a type")
  func attachments() {
    _ = play()
    let report = ResponderHUD.attachment
    #expect(report.name == "responder-report.md")
    #expect(report.uniformTypeIdentifier == "net.daringfireball.markdown")
    #expect(String(decoding: report.data, as: UTF8.self).hasPrefix("# First responder report"))
    let file = ResponderHUD.journalAttachment
    #expect(file.name == "responder-journal.jsonl")
    #expect(file.uniformTypeIdentifier == "public.plain-text")
    #expect(JournalReader.readLeniently(file.data).entries.count == ResponderHUD.journal.count)
    // Swift Testing accepts the attachment in this form.
    Attachment.record(report.data, named: report.name)
  }

  nonisolated static let askedRows: [([String: String], [String], Bool)] = [
    ([:], [], false), (["RESPONDER_HUD_REVEALS_IDENTIFIERS": "1"], [], true),
    (["RESPONDER_HUD_REVEALS_IDENTIFIERS": "0"], [], false),
    ([:], ["-ResponderHUDRevealsIdentifiers", "YES"], true),
    ([:], ["app", "-ResponderHUDRevealsIdentifiers", "true"], true),
    ([:], ["-ResponderHUDRevealsIdentifiers", "1"], true),
    ([:], ["-ResponderHUDRevealsIdentifiers", "NO"], false),
    ([:], ["-ResponderHUDRevealsIdentifiers"], false),
  ]

  @Test("identifiers are plain only where the launch says so", arguments: askedRows)
  func asked(environment: [String: String], arguments: [String], expected: Bool) {
    #expect(SharedNames.isAskedFor(environment: environment, arguments: arguments) == expected)
  }

  @Test("tags that may be a user's are hashed for the log")
  func tags() {
    ResponderHUD.revealsIdentifiers = false
    #expect(SharedNames.tag("Field.email") == "Field.email")
    #expect(!SharedNames.tag("\"anna\"").contains("anna"))
    ResponderHUD.revealsIdentifiers = true
    #expect(SharedNames.tag("\"anna\"") == "\"anna\"" && SharedNames.hash == nil)
  }

  // MARK: The folder of a UI test

  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("journals-\(UUID().uuidString)")
  }

  @Test("a UI test's folder gets each line as it happens")
  func journalFolder() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = play()
    let environment = ["RESPONDER_HUD_JOURNAL_FOLDER": folder.path]
    let file = try #require(
      JournalFolderFile.fromEnvironment(environment) { .here(begun: Date()) })
    let entries = ResponderHUD.journal.entries
    for (count, entry) in entries.enumerated() {
      file.append(entry)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.count == 1 && names[0].hasPrefix("responder-journal-"))
      let data = try Data(contentsOf: folder.appendingPathComponent(names[0]))
      let reading = JournalReader.readLeniently(data)
      #expect(reading.entries.count == count + 1 && reading.skippedCount == 0)
      #expect(reading.header?.identifiers == .hashed && reading.header?.entries == nil)
      #expect(!String(decoding: data, as: UTF8.self).contains("canary"))
      // The header of the file decides about identifiers until the end of the file, even if the
      // setting changes.
      ResponderHUD.revealsIdentifiers = true
    }
  }

  @Test("the folder of the environment gets the journal of a launch")
  func journalFolderOfALaunch() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    withEnvironment("RESPONDER_HUD_JOURNAL_FOLDER", folder.path) { _ = play() }
    let entries = ResponderHUD.journal.entries
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1 && !entries.isEmpty)
    let name = try #require(names.first)
    let reading = JournalReader.readLeniently(
      try Data(contentsOf: folder.appendingPathComponent(name)))
    #expect(reading.entries.map(\.kind) == entries.map(\.kind) && reading.skippedCount == 0)
  }

  @Test("without a folder, or a writable one, there is no file")
  func noFolder() {
    #expect(JournalFolderFile.fromEnvironment([:]) { JournalHeader() } == nil)
    #expect(
      JournalFolderFile.fromEnvironment(["RESPONDER_HUD_JOURNAL_FOLDER": ""]) { JournalHeader() }
        == nil)
    #expect(
      JournalFolderFile(folder: URL(fileURLWithPath: "/dev/null/folder")) { JournalHeader() } == nil
    )
    #expect(
      SharePreview.write("x", named: "x", to: URL(fileURLWithPath: "/dev/null/folder")) == nil)
  }

  private func share(on device: Device) {
    device.turn {
      SharePreview.show(HUDController.shared.recorder.export, in: device.scene)
    }
  }

  @Test("the preview can be left without sharing")
  func cancel() throws {
    let device = play()
    let root = try #require(device.windows[0].rootViewController)
    share(on: device)
    let preview = try #require(root.presentedViewController as? SharePreview)
    share(on: device)
    #expect(preview.presentedViewController == nil, "one preview at a time")
    #expect(preview.note.text?.hasSuffix("Identifiers are hashed.") == true)
    #expect(preview.textView.frame.minY > preview.note.frame.maxY)
    #expect(preview.textView.frame.maxY == preview.view.bounds.maxY)
    #expect(preview.cancelButton.frame.maxX <= preview.shareButton.frame.minX)
    // The text would otherwise take the focus from the responder that the report is about.
    #expect(!preview.textView.isEditable && !preview.textView.isSelectable)
    // Each form is shown from its beginning, however far the last one was scrolled.
    for index in ShareForm.allCases.indices {
      device.perform {
        preview.textView.contentOffset.y = 100
        preview.forms.selectedSegmentIndex = index
        preview.forms.sendActions(for: .valueChanged)
        #expect(preview.textView.contentOffset == .zero)
      }
    }
    device.tap(preview.cancelButton)
    device.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("a screen that is being presented gets no preview over it")
  func transition() throws {
    let device = play()
    let root = try #require(device.windows[0].rootViewController)
    let screen = UIViewController()
    device.perform { root.present(screen, animated: true) }
    device.advance(by: 0.1)
    try #require(screen.isBeingPresented)
    share(on: device)
    #expect(screen.presentedViewController == nil)
  }

  @Test(
    "a preview without room does not lay out its views",
    arguments: [CGSize(width: 32, height: 844), CGSize(width: 390, height: 32)])
  func noRoom(size: CGSize) {
    _ = play()
    let preview = SharePreview(HUDController.shared.recorder.export)
    let frames = preview.view.subviews.map(\.frame)
    preview.view.frame.size = size
    preview.viewDidLayoutSubviews()
    #expect(preview.view.subviews.map(\.frame) == frames)
  }

  @Test("a file ends before it is too long for a replay")
  func longFile() throws {
    _ = play()
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(JournalFolderFile(folder: folder) { JournalHeader() })
    let sentence = String(repeating: "A mistake. ", count: 5_000)
    let diagnosis = Diagnosis(id: .doubleLift, sentence: sentence, numbers: [], fix: "A fix.")
    for second in 0..<320 {
      file.append(JournalEntry(time: TimeInterval(second), event: .diagnosis(diagnosis)))
    }
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let size = try Data(contentsOf: folder.appendingPathComponent(name)).count
    #expect(size > 15 << 20 && size <= 16 << 20, "\(size)")
  }
}
