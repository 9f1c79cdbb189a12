import DebugHostScreens
import Foundation
import ResponderJournal
import Testing
import UIKit

@testable import DebugHost
@testable import ResponderScope

/// Tests that each diagnosis is provoked on the device, and that the same screen without the
/// mistake causes none.
@MainActor
@Suite("Diagnosis scenes", .serialized)
struct DiagnosisSceneTests {
  private func play(_ scene: any Scene) throws -> [JournalEntry] {
    HUDController.shared.reset()
    DiagnosisLog.sink = { _ in }
    defer {
      DiagnosisLog.sink = nil
      HUDController.shared.reset()
    }
    let stage = Stage(screen: scene.screen)
    for step in scene.steps(on: Setting()) { try step.perform(stage) }
    let entries = try JournalReader.read(ResponderHUD.exportJournal())
    stage.powerOff()
    return entries
  }

  nonisolated static let names = DiagnosisScreen.allCases.flatMap {
    ["diagnosis-\($0.rawValue)", "diagnosis-\($0.rawValue)-not"]
  }

  @Test("the HUD names only the mistake, and every decision replays", arguments: names)
  func scene(name: String) throws {
    let scene = try #require(DebugHost.diagnosisScenes.first { $0.name == name })
    let entries = try play(scene)
    let replay = Replay(entries)
    #expect(replay.firstDifference == nil, "\(replay)")
    let diagnoses = entries.filter { $0.kind == .diagnosis }
    #expect(diagnoses.isEmpty == name.hasSuffix("-not"))
  }

  @Test("there are two scenes for every diagnosis")
  func complete() {
    let scenes = DebugHost.diagnosisScenes.compactMap { $0 as? DiagnosisScene }
    #expect(Set(scenes.map(\.expected)) == Set(Diagnosis.ID.allCases))
    #expect(scenes.map(\.name) == Self.names)
  }

  @Test("a scene whose diagnosis does not come says so")
  func honest() {
    let silent = DiagnosisScene(.orphan, isMistaken: true, expects: .chainCycle, [])
    #expect(throws: Failure.self) { _ = try play(silent) }
  }
}
