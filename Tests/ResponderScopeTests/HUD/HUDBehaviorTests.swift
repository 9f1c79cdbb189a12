import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("How the panel behaves", .serialized, .leavesNoHUD)
struct HUDBehaviorTests {
  @Test("a tap collapses the card, another expands it; it remembers")
  func collapse() throws {
    let stage = HUDStage()
    stage.edit()
    stage.tap(try stage.control("Collapse"))
    #expect(stage.panel.isCollapsed && HUDMemory.load().isCollapsed)
    #expect(UIResponder.current is UITextField)
    stage.tap(stage.panel)
    #expect(!stage.panel.isCollapsed && stage.panel.card.section == .geometry)
    #expect(stage.frame.width == 320)
  }

  @Test("another text size makes room at once")
  func textSize() {
    let stage = HUDStage()
    stage.device.contentSize = .accessibilityExtraExtraExtraLarge
    stage.device.settle()
    #expect(stage.frame.width > 340)
    stage.device.contentSize = .large
    stage.device.settle()
    #expect(stage.frame.width == 320)
  }

  @Test("thrown, it snaps, stays after a rotation and returns")
  func drag() {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    let start = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
    #expect(start.x > 195 && start.y > 500)
    stage.device.drag(from: start, to: CGPoint(x: start.x - 200, y: 300), duration: 0.5)
    stage.device.settle()
    #expect(stage.frame.minX == 8 && stage.frame.midY < 400)
    let place = HUDMemory.load().place
    #expect(place.edge == .leading)
    stage.device.rotate(to: .landscapeRight)
    stage.device.settle()
    #expect(stage.app.bounds.width > stage.app.bounds.height)
    #expect(stage.frame.minX == stage.app.safeAreaInsets.left + 8)
    #expect(stage.app.bounds.contains(stage.frame))
    ResponderHUD.hide()
    ResponderHUD.show()
    stage.device.settle()
    #expect(HUDMemory.load().place == place)
    #expect(stage.frame.minX == stage.app.safeAreaInsets.left + 8)
  }

  @Test("less transparency and more contrast")
  func transparency() {
    var setup = Device.Setup()
    setup.reducesTransparency = true
    setup.contrast = .high
    let panel = HUDStage(setup).panel
    let material = panel.subviews.compactMap { $0 as? UIVisualEffectView }.first
    #expect(material?.effect == nil && panel.subviews[1].layer.borderWidth == 1)
  }

  @Test("in a wide area, the card needs no room for a line")
  func leastHeight() {
    let card = HUDStage().panel.card
    let heights = [320, 640].map {
      card.leastHeight(in: CGSize(width: $0, height: 300))
    }
    #expect(heights[0] >= heights[1] + HUDStyle.line)
  }

  // MARK: The export

  @Test("the app's controller exports the journal: preview, then share sheet")
  func export() throws {
    let stage = HUDStage()
    stage.edit()
    stage.tap(try stage.control("Export journal"))
    let root = try #require(stage.app.rootViewController)
    let preview = try #require(root.presentedViewController as? SharePreview)
    // The preview's text view does not take the focus, whatever its presentation does to the
    // keyboard.
    #expect(UIResponder.current !== preview.textView)
    let first = ShareForm.allCases[preview.forms.selectedSegmentIndex]
    #expect(preview.textView.text == preview.contents[first])
    for (index, form) in ShareForm.allCases.enumerated() {
      stage.device.perform {
        preview.forms.selectedSegmentIndex = index
        preview.forms.sendActions(for: .valueChanged)
      }
      let shown = try #require(preview.textView.text)
      #expect(shown == preview.contents[form] && shown.contains("UITextField"))
      stage.device.turn { preview.shareButton.sendActions(for: .primaryActionTriggered) }
      let sheet = try #require(preview.presentedViewController as? UIActivityViewController)
      let item = try #require(sheet.activityItems.first)
      // The shared item is exactly what the preview showed.
      if let file = item as? URL {
        #expect(form == .file && file.lastPathComponent == form.fileName)
        #expect(try String(contentsOf: file, encoding: .utf8) == shown)
        #expect(shown.contains("\"kind\":\"focus\""))
      } else {
        #expect(form != .file && item as? String == shown)
      }
      #expect(stage.hudWindow?.rootViewController?.presentedViewController == nil)
      let isLast = form == ShareForm.allCases.last
      stage.device.turn { sheet.finish(isLast ? .mail : nil) }
      #expect((root.presentedViewController == nil) == isLast)
    }
  }

  @Test("on an iPad the share sheet is a popover at the button")
  func popover() throws {
    let stage = HUDStage(Device.Setup(model: .iPad11))
    stage.tap(try stage.control("Export journal"))
    let root = stage.app.rootViewController
    let preview = try #require(root?.presentedViewController as? SharePreview)
    stage.tap(preview.shareButton)
    let popover = try #require(preview.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView === preview.shareButton)
    #expect(popover.sourceRect == preview.shareButton.bounds)
  }
}
