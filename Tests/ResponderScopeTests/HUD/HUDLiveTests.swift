import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

/// Tests the pill that tells the user that other machines can reach the app. It stays on the screen
/// as long as they can, whatever the user does with the HUD, unless the HUD is set to `quiet`.
@MainActor @Suite("The pill of a server that others can reach", .serialized, .leavesNoHUD)
struct HUDLiveTests {
  enum Closing: CaseIterable {
    case card, shake, page, call
  }

  private func serve(_ isOpenToOthers: Bool?, _ stage: HUDStage) {
    stage.device.turn {
      LiveLine.shared = isOpenToOthers.map { ($0, { "http://x/" }) }
    }
  }

  private func close(_ closing: Closing, _ stage: HUDStage) throws {
    switch closing {
    case .card: stage.device.tap(try stage.control("Close"))
    case .shake: stage.device.shake()
    case .page:
      let reader = AppReader(isReady: { true }, look: {})
      var outcome: String?
      stage.device.perform { outcome = reader.perform(.hideHUD) }
      #expect(!reader.glance().isHUDShown)
      #expect(outcome == "Hidden, except for the pill, which says Live")
    case .call: stage.device.perform { ResponderHUD.hide() }
    }
    stage.device.settle()
  }

  @Test("however the HUD is closed, the pill stays", arguments: Closing.allCases)
  func closed(closing: Closing) throws {
    let stage = HUDStage.installed()
    stage.device.perform { ResponderHUD.show() }
    stage.device.advance(by: 5)
    serve(true, stage)
    #expect(!stage.panel.isCollapsed)
    try close(closing, stage)
    let panel = try #require(HUDController.shared.panel(in: stage.device.scene))
    #expect(panel.isCollapsed)
    #expect(panel.pill.accessibilityLabel?.hasSuffix(", live in a browser") == true)
    // If the app hides the HUD again, the same pill stays.
    stage.device.perform { ResponderHUD.hide() }
    #expect(HUDController.shared.panel(in: stage.device.scene) === panel)
    serve(nil, stage)
    #expect(!HUDController.shared.isShown)
  }

  @Test("what the user opens stays when the server stops")
  func opened() {
    let stage = HUDStage(showsHUD: false)
    serve(true, stage)
    #expect(stage.panel.isCollapsed && !HUDController.shared.isOpen)
    // It opens as it was left.
    stage.device.turn { ResponderHUD.show() }
    #expect(!stage.panel.isCollapsed && HUDController.shared.isOpen)
    #expect(HUDStage.changes == [true, false, true])
    serve(false, stage)
    #expect(!stage.panel.isCollapsed)
    stage.device.perform { ResponderHUD.hide() }
    #expect(!HUDController.shared.isShown)
  }

  @Test("a mistake that the pill names outlasts the server", arguments: [false, true])
  func mistake(isFirst: Bool) {
    let stage = HUDStage.installed()
    if !isFirst { serve(true, stage) }
    stage.report(.doubleLift)
    if isFirst { serve(true, stage) }
    serve(nil, stage)
    let panel = HUDController.shared.panel(in: stage.device.scene)
    #expect(panel?.pill.word.text == "doubleLift")
  }

  @Test("a quiet HUD shows no pill for a server")
  func quiet() {
    let stage = HUDStage(showsHUD: false)
    withEnvironment("RESPONDER_HUD", "quiet") {
      serve(true, stage)
      #expect(!HUDController.shared.isShown)
      stage.device.perform { ResponderHUD.show() }
      stage.device.perform { ResponderHUD.hide() }
      #expect(!HUDController.shared.isShown)
    }
  }
}
