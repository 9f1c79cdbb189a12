import Foundation
import ResponderCore
import TestSupport
import Testing

@testable import DebugHost
@testable import ResponderScope

/// Tests the sample of a shared report in the repository.
@MainActor
@Suite("The sample of a report", .serialized)
struct SampleReportTests {
  private static let file = Repository.url("DebugHost/Samples/report.md")

  @Test("it is what this version shares; RESPONDERSCOPE_RENEW_SNAPSHOTS=1 writes it")
  func report() throws {
    // The monitor has to know the window before the first keyboard comes.
    #expect(KeyboardMonitor.shared.state.placement == .hidden)
    HUDController.shared.reset()
    DiagnosisLog.sink = { _ in }
    defer {
      DiagnosisLog.sink = nil
      HUDController.shared.reset()
    }
    let scene = try #require(DebugHost.diagnosisScenes.first { $0.name == "diagnosis-inset" })
    let stage = Stage(screen: scene.screen)
    for step in scene.steps(on: Setting()) { try step.perform(stage) }
    let entries = ResponderHUD.journal.entries
    stage.powerOff()
    var header = JournalHeader()
    header.app = "com.example.shop 2.1 (345)"
    header.system = "iOS 26.0"
    header.device = "iPhone17,1"
    header.locale = "en_US"
    header.screen = "390 × 844 pt at 3.0"
    header.begun = "2026-11-25T09:00:00.000Z"
    header.written = "2026-11-25T09:01:00.000Z"
    let report = JournalExport(entries, from: header, hashing: IdentifierHash(key: 1, 2)).markdown
    if Snapshot.areRenewed {
      try report.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == report)
    #expect(report.contains("insetNotRestored"))
  }
}
