import DebugHostScreens
import Foundation
import HeadlessDriver
import HeadlessRenderer
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

/// The three pictures in README, which `scripts/pictures` updates.
@MainActor @Suite("README's pictures", .serialized, .leavesNoHUD)
struct StoryPictureTests {
  enum Picture: String, CaseIterable {
    /// The finger is about to lift and throw the list. The field is still in view, but will scroll
    /// out of it.
    case before = "1-before-the-finger-lifts"
    /// The list is at rest. The picture shows the predicted place and the real one.
    case after = "2-after-the-list-has-come-to-rest"
    /// The HUD names a mistake and suggests a fix.
    case diagnosis = "3-a-mistake-by-its-name"
  }

  @Test("README's pictures are small, and look as the HUD does", arguments: Picture.allCases)
  func picture(_ picture: Picture) throws {
    let svg = try Self.svg(of: picture)
    #expect(svg.utf8.count < 300_000)
    try Snapshot.check(
      svg, name: "\(picture.rawValue).svg", in: Repository.url(".github/pictures"))
  }

  private static func svg(of picture: Picture) throws -> String {
    DiagnosisLog.sink = { _ in }
    guard picture != .diagnosis else { return try mistake() }
    let stage = HUDStage()
    stage.edit()
    stage.device.type("ada@example.org")
    stage.select(.prediction)
    var finger = CGPoint(x: 44, y: 450)
    let held = stage.device.press(from: CGPoint(x: 44, y: 470), to: finger, duration: 0.2)
    // The card's numbers change four times a second. The finger lifts where they have just changed.
    let looks = HUDController.shared.sampleCount
    while HUDController.shared.sampleCount == looks, finger.y > 300 {
      finger.y -= 5
      stage.device.touchMove(held, to: finger)
      stage.device.advance(by: 1.0 / 120)
    }
    stage.device.perform {}
    if picture == .after {
      let told = stage.value("Offset at rest")
      stage.device.touchUp(held)
      stage.device.settle()
      #expect(told != nil && stage.value("Predicted") == told, "the two pictures agree")
      #expect(stage.value("At rest") == "hidden, as predicted")
    }
    return SVGRenderer(device: .whole).svg(
      of: stage.device.scene.screen, touches: picture == .after ? [] : [finger])
  }

  private static func mistake() throws -> String {
    HUDStage.end()
    let device = Device.boot(root: DiagnosisScreen.behindKeyboard.makeController(isMistaken: true))
    device.settle()
    ResponderHUD.install()
    let field = try #require(HUDStage.view("name", in: device.windows[0]))
    device.turn { field.becomeFirstResponder() }
    device.advance(by: 1)
    let panel = try #require(HUDController.shared.panel(in: device.scene))
    // The pill names the mistake. A tap on it opens the card at the list of diagnoses.
    device.tap(panel.pill)
    device.settle()
    return SVGRenderer(device: .whole).svg(of: device.scene.screen, touches: [])
  }
}
