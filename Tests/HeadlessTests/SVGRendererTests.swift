import Foundation
import HeadlessDriver
import HeadlessRenderer
import TestSupport
import Testing
import UIKit

// To record new reference pictures: RESPONDERSCOPE_RENEW_SNAPSHOTS=1 swift test --filter
// SVGRendererTests
@Suite("Renderer: pictures")
@MainActor
struct SVGRendererTests {
  @Test(
    "A screen looks as it did",
    arguments: [
      ("form-light", 7, false, true), ("form-dark", 7, true, true), ("rows", 50, false, false),
    ])
  func snapshot(name: String, rows: Int, isDark: Bool, hasKeyboard: Bool) throws {
    let device = Device.boot(
      root: SVGRendererSamples.form(rows: rows, isDark: isDark, hasKeyboard: hasKeyboard))
    let svg = SVGRenderer().svg(of: device.scene.screen, touches: [CGPoint(x: 200, y: 260)])
    try Snapshot.check(svg, name: "\(name).svg")
    #expect(svg.utf8.count < 60_000)
  }
}
