import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

/// Tests the pill that tells the user that other machines can reach the app. The pill stays on the
/// screen as long as they can, whatever the user does with the HUD. A HUD that is set to `quiet`
/// shows no pill.
@MainActor @Suite("The pill of a server that others can reach", .serialized)
struct HUDLiveTests {
  enum Closing: CaseIterable {
    case card, shake, page, call
  }

  private func serve(_ isOpenToOthers: Bool?, _ stage: HUDStage) {
    stage.device.perform {
      LiveLine.shared = isOpenToOthers.map { LiveLine(isOpenToOthers: $0) { "http://x/" } }
    }
    stage.device.settle()
  }

  private func end() {
    LiveLine.shared = nil
    HUDStage.end()
  }

  private func close(_ closing: Closing, _ stage: HUDStage) -> String? {
    var outcome: String?
    switch closing {
    case .card:
      let button = stage.panel.card.subviews.first { $0.accessibilityLabel == "Close" }
      if let button { stage.device.tap(button) }
    case .shake: stage.device.shake()
    case .page:
      let watch = AppWatch(isReady: { true }, look: {})
      stage.device.perform { outcome = watch.perform(.hideHUD) }
      #expect(!watch.glance().isHUDShown)
    case .call: stage.device.perform { ResponderHUD.hide() }
    }
    stage.device.settle()
    return outcome
  }

  @Test(
    "however the HUD is closed, the pill stays while others can reach the app, and goes with the server",
    arguments: Closing.allCases)
  func closed(closing: Closing) throws {
    defer { end() }
    let stage = HUDStage(showsHUD: false)
    ResponderHUD.install()
    stage.device.perform { ResponderHUD.show() }
    stage.device.advance(by: 5)
    #expect(!stage.panel.isCollapsed)
    serve(true, stage)
    #expect(!stage.panel.isCollapsed)
    let outcome = close(closing, stage)
    let panel = try #require(HUDController.shared.panel(in: stage.device.scene))
    #expect(panel.isCollapsed)
    #expect(panel.pill.accessibilityLabel?.hasSuffix(", live in a browser") == true)
    if closing == .page { #expect(outcome == "Hidden, except for the pill, which says Live") }
    // If the app hides the HUD again, the same pill stays.
    stage.device.perform { ResponderHUD.hide() }
    #expect(HUDController.shared.panel(in: stage.device.scene) === panel)
    serve(nil, stage)
    #expect(!HUDController.shared.isShown)
  }

  @Test("what the user opens stays when the server stops, and it opens as it was left")
  func opened() {
    defer { end() }
    let stage = HUDStage(showsHUD: false)
    serve(true, stage)
    #expect(stage.panel.isCollapsed && !HUDController.shared.isOpen)
    stage.device.perform { ResponderHUD.show() }
    stage.device.settle()
    #expect(!stage.panel.isCollapsed && HUDController.shared.isOpen)
    serve(false, stage)
    #expect(!stage.panel.isCollapsed)
    stage.device.perform { ResponderHUD.hide() }
    #expect(!HUDController.shared.isShown)
  }

  @Test(
    "a mistake that the pill names outlasts the server, whichever came first",
    arguments: [false, true])
  func mistake(isFirst: Bool) {
    defer { end() }
    let stage = HUDStage(showsHUD: false)
    DiagnosisLog.sink = { _ in }
    defer { DiagnosisLog.sink = nil }
    ResponderHUD.install()
    if !isFirst { serve(true, stage) }
    stage.device.perform {
      ResponderHUD.report(
        Diagnosis(id: .doubleLift, sentence: "A sentence.", numbers: [], fix: "A fix."))
    }
    stage.device.settle()
    if isFirst { serve(true, stage) }
    serve(nil, stage)
    let panel = HUDController.shared.panel(in: stage.device.scene)
    #expect(panel?.pill.word.text == "doubleLift")
  }

  @Test("a quiet HUD shows no pill for a server")
  func quiet() {
    defer { end() }
    let stage = HUDStage(showsHUD: false)
    setenv("RESPONDER_HUD", "quiet", 1)
    defer { unsetenv("RESPONDER_HUD") }
    serve(true, stage)
    #expect(!HUDController.shared.isShown)
    stage.device.perform { ResponderHUD.show() }
    stage.device.perform { ResponderHUD.hide() }
    #expect(!HUDController.shared.isShown)
  }

  @Test("a document reads the order of the fields anew each time, with no page open")
  func glances() {
    defer { end() }
    let stage = HUDStage(showsHUD: false)
    ResponderHUD.install()
    stage.edit()
    let watch = AppWatch(isReady: { true }, look: {})
    func count() -> Int? { watch.glance().scenes.first?.snapshot.fields?.fields.count }
    let before = count()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    stage.device.perform { stage.app.rootViewController?.view.addSubview(field) }
    #expect(before != nil && count() == before.map { $0 + 1 })
  }
}
