import Foundation
import ResponderKit
import Testing

@testable import DebugHost
@testable import ResponderCore
@testable import ResponderScope

/// Plays every scene with a canary in each identifier and tag that its journal names. `HUDPrivacyTests` and
/// `SharingTests` show that no journal contains an app's text.
@MainActor
@Suite("Canaries in all scenes", .serialized)
struct SceneCanaryTests {
  private static let canary = "canary-7f3a"

  /// The entry with a canary appended to each identifier and each tag, and with its sentences written again.
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

  /// Plays a scene; returns how many entries it made.
  private func look(at scene: any Scene) throws -> Int {
    HUDController.shared.reset()
    DiagnosisLog.sink = { _ in }
    defer {
      DiagnosisLog.sink = nil
      HUDController.shared.reset()
    }
    let setting = Setting(model: scene.device)
    let stage = Stage(screen: scene.screen, setting: setting)
    for step in scene.steps(on: setting) { try step.perform(stage) }
    let entries = ResponderHUD.journal.entries
    stage.powerOff()
    let planted = try entries.map(Self.planted)
    let plain = JournalExport(planted, hashing: nil)
    let export = JournalExport(planted, hashing: IdentifierHash.random())
    #expect(export.entries.count == entries.count, "\(scene.name)")
    for form in ShareForm.allCases {
      #expect(!form.content(of: export).contains(Self.canary), "\(scene.name)")
    }
    #expect(plain.jsonLines.contains(Self.canary) || !plain.jsonLines.contains("identifier\":"))
    let replay = Replay(export.entries)
    #expect(replay.firstDifference == nil, "\(scene.name): \(replay)")
    return entries.count
  }
}
