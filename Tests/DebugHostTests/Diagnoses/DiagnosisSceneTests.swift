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

  @Test(
    "the HUD names only the mistake, and every decision replays",
    arguments: DiagnosisScreen.allCases, [true, false])
  func scene(screen: DiagnosisScreen, isMistaken: Bool) throws {
    let scenes = DebugHost.diagnosisScenes.compactMap { $0 as? DiagnosisScene }
    let scene = try #require(
      scenes.first { $0.screen.screen == screen && $0.screen.isMistaken == isMistaken })
    let entries = try play(scene)
    #expect(entries.contains { $0.kind == .diagnosis } == isMistaken)
    let replay = Replay(entries)
    #expect(replay.firstDifference == nil, "\(replay)")
  }

  @Test("there are two scenes for every diagnosis")
  func complete() {
    let scenes = DebugHost.diagnosisScenes.compactMap { $0 as? DiagnosisScene }
    #expect(Set(scenes.map(\.expected)) == Set(Diagnosis.ID.allCases))
    #expect(Set(scenes.map(\.name)).count == 2 * DiagnosisScreen.allCases.count)
    #expect(scenes.first?.name == "diagnosis-orphan-at-rest")
  }

  @Test("a scene whose diagnosis does not come says so")
  func honest() {
    let silent = DiagnosisScene(.orphan, isMistaken: true, expects: .chainCycle, [])
    #expect(throws: Failure.self) { _ = try play(silent) }
  }
}
