import Foundation
import ResponderKit
import Testing
import UIKit

@testable import DebugHost
@testable import ResponderCore
@testable import ResponderScope

/// Plays every scene, with a secret in every text that the app's views show or give to
/// accessibility, and plants a canary in each identifier and tag of the scene's journal.
@MainActor
@Suite("Canaries in all scenes", .serialized)
struct SceneCanaryTests {
  private static let canary = "canary-7f3a"
  /// The text in labels, fields, text views, placeholders and accessibility properties. No form of
  /// the journal may contain it.
  private static let secret = "secret-3b9e"

  private static func plantSecrets(in view: UIView) {
    view.accessibilityLabel = secret
    view.accessibilityHint = secret
    view.accessibilityValue = secret
    switch view {
    case let label as UILabel where label.text?.isEmpty == false: label.text = secret
    case let field as UITextField where !field.isFirstResponder:
      field.placeholder = secret
      field.text = secret
    case let text as UITextView where !text.isFirstResponder: text.text = secret
    default: break
    }
    for child in view.subviews { plantSecrets(in: child) }
  }

  /// Returns the contents of the journal file that a UI test would find, with these entries.
  private static func file(of entries: [JournalEntry]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("canaries-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(JournalFolderFile(folder: folder) { .here(begun: nil) })
    for entry in entries { file.append(entry) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try String(
      contentsOf: folder.appendingPathComponent(try #require(names.first)), encoding: .utf8)
  }

  /// Returns the entry with a canary in each identifier and each tag, and with sentences that
  /// match.
  private static func planted(_ entry: JournalEntry) throws -> JournalEntry {
    let line = Journal.jsonLines([entry])
    let altered = line.replacing("\"identifier\":\"", with: "\"identifier\":\"\(canary)")
      .replacing("\"name\":\"\\\"", with: "\"name\":\"\\\"\(canary)")
    let event = try #require(try JournalReader.read(altered).first).event
    guard case .diagnosis(let diagnosis) = event else {
      return JournalEntry(time: entry.time, event: event)
    }
    return JournalEntry(
      time: entry.time, event: .diagnosis(diagnosis.evidence?.diagnosis ?? diagnosis))
  }

  @Test("no form of an export contains a canary")
  func canaries() throws {
    let scenes = DebugHost.allScenes + DebugHost.diagnosisScenes
    let lengths = try scenes.map(look)
    #expect(lengths.count { $0 > 0 } > 40 && lengths.reduce(0, +) > 500, "\(lengths)")
  }

  /// Plays a scene, checks its exports, and returns the number of its entries.
  private func look(at scene: any Scene) throws -> Int {
    HUDController.shared.reset()
    var log = ""
    DiagnosisLog.sink = { log += $0 }
    defer {
      DiagnosisLog.sink = nil
      HUDController.shared.reset()
    }
    let setting = Setting(model: scene.device)
    let stage = Stage(screen: scene.screen, setting: setting)
    for step in scene.steps(on: setting) {
      stage.device.perform {
        for window in stage.device.windows where !window.isDebugOverlay {
          Self.plantSecrets(in: window)
        }
      }
      // A step may fail, because the planted text changes what the app shows. The journal up to
      // that step is checked nevertheless.
      guard (try? step.perform(stage)) != nil else { break }
    }
    let entries = ResponderHUD.journal.entries
    stage.powerOff()
    let planted = try entries.map(Self.planted)
    let plain = JournalExport(planted, hashing: nil)
    let export = JournalExport(planted, hashing: IdentifierHash.random())
    #expect(export.entries.count == entries.count, "\(scene.name)")
    for form in ShareForm.allCases {
      #expect(!form.content(of: export).contains(Self.canary), "\(scene.name)")
    }
    let file = try planted.isEmpty ? "" : Self.file(of: planted)
    #expect(!file.contains(Self.canary), "\(scene.name)")
    // Some demo screens make identifiers from the text that they show. These are hashed like all
    // others.
    let unplanted = JournalExport(entries, hashing: IdentifierHash.random())
    for text in ShareForm.allCases.map({ $0.content(of: unplanted) }) + [log, file] {
      #expect(!text.contains(Self.secret), "\(scene.name)")
    }
    #expect(plain.jsonLines.contains(Self.canary) || !plain.jsonLines.contains("identifier\":"))
    let replay = Replay(export.entries)
    #expect(replay.firstDifference == nil, "\(scene.name): \(replay)")
    return entries.count
  }
}
