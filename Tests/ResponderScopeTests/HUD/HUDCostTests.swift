import DebugHostScreens
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

/// Tests that the HUD does not repeat work for what has not changed: UIKit would lay out and draw a
/// label again whose text is set again.
@MainActor @Suite("What has not changed is not done again", .serialized, .leavesNoHUD)
struct HUDCostTests {
  private final class CountedList: UIScrollView {
    var reads = 0

    override var panGestureRecognizer: UIPanGestureRecognizer {
      reads += 1
      return super.panGestureRecognizer
    }
  }

  @Test("the HUD begins to listen to a list's pan once")
  func pan() {
    let (stage, list) = (HUDStage(), CountedList())
    stage.editInList(list)
    let looks = HUDController.shared.sampleCount
    list.reads = 0
    stage.device.type("hello")
    #expect(list.reads == 0)
    #expect(HUDController.shared.sampleCount >= looks + 5)
  }

  @Test("a headline that stays the same is not written again")
  func headline() {
    let stage = HUDStage()
    stage.editInList()
    #expect(stage.headline == "Visible")
    stage.head.headline.text = "marked"
    let before = stage.value("Offset")
    stage.device.turn { stage.list?.contentOffset.y += 3 }
    #expect(before != nil && stage.value("Offset") != before)
    #expect(stage.headline == "marked")
  }

  @Test("a rotation changes no font and no colour")
  func rotation() {
    let stage = HUDStage()
    let (device, panel) = (stage.device, stage.panel)
    let looks = panel.lookCount
    let before = panel.traitCollection.verticalSizeClass
    device.rotate(to: .landscapeRight)
    device.settle()
    #expect(panel.traitCollection.verticalSizeClass != before)
    #expect(panel.lookCount == looks)
    device.style = .dark
    device.settle()
    #expect(panel.lookCount > looks)
  }

  @Test("a card that is hidden shows nothing until it opens")
  func hiddenCard() {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    stage.edit()
    _ = stage.panel.take(.glyph)
    #expect(stage.headline == nil)
    _ = stage.panel.take(.card)
    #expect(stage.headline == "Visible")
  }
}
