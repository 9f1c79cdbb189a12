import Foundation
import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

/// Compares the report and the card with stored texts. The texts assume the keyboard's usual
/// duration (C5.16, T4.13.15), one round of notifications (T4.13.51), and the scene as a part of
/// the responder chain (C5.5).
@MainActor
@Suite(
  "Report and card as text", .serialized,
  .enabled(
    if: HeadlessChoices.initial.keyboard.duration == 0.25
      && HeadlessChoices.initial.keyboard.firstRounds == .one
      && !HeadlessChoices.initial.keyboard.tellsWrongFrameAtRest
      && HeadlessChoices.initial.focus.windowNext == .scene))
struct HUDReportTests {
  @Test("the report has a fact a line, the same each time")
  func report() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    try Snapshot.check(ResponderHUD.report + "\n", name: "report.txt")
  }

  @Test("the card shows every section's cells")
  func card() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    stage.device.type("a")
    var text = ""
    for section in HUDSection.allCases {
      stage.select(section)
      text += "[\(section.title)]\n"
      for cell in stage.panel.card.body.elements.compactMap({ $0 as? HUDRowView }) {
        guard let row = cell.row else { continue }
        // The address is the only value that differs from run to run.
        let value = row.title == "Address" ? "0x…" : row.value
        text += "\(row.title): \(value)\n"
      }
    }
    try Snapshot.check(text, name: "card.txt")
  }
}
