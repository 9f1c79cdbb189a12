import DebugHostScreens
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

/// Tests that the HUD does not repeat work for what has not changed. If it set a label's text or
/// style again, UIKit would lay out and draw the label again. One test replaces a text by a mark,
/// and checks that the HUD leaves the mark in place.
@MainActor @Suite("What has not changed is not done again", .serialized)
struct HUDCostTests {
  private final class CountedList: UIScrollView {
    var reads = 0

    override var panGestureRecognizer: UIPanGestureRecognizer {
      reads += 1
      return super.panGestureRecognizer
    }
  }

  /// Shows a list with a field that is first responder.
  private func show<List: UIScrollView>(_ list: List, on stage: HUDStage) -> List {
    let controller = UIViewController()
    list.frame = stage.app.bounds
    list.contentSize = CGSize(width: 390, height: 3000)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
    stage.device.perform {
      controller.view.addSubview(list)
      list.addSubview(field)
      stage.app.rootViewController = controller
      field.becomeFirstResponder()
    }
    stage.device.settle()
    return list
  }

  @Test("the HUD begins to listen to the pan of the field's list once, and not in each turn")
  func pan() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    let list = show(CountedList(), on: stage)
    let looks = HUDController.shared.sampleCount
    list.reads = 0
    stage.device.type("hello")
    #expect(list.reads == 0)
    #expect(HUDController.shared.sampleCount >= looks + 5)
  }

  @Test("a headline that stays the same is not written while the place below it changes")
  func headline() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    let list = show(UIScrollView(), on: stage)
    let head = stage.panel.card.head
    #expect(head.headline.text == "Visible")
    head.headline.text = "marked"
    func offset() -> String? {
      stage.panel.card.body.elements.first { $0.accessibilityLabel == "Offset" }?.accessibilityValue
    }
    let before = offset()
    stage.device.perform { list.contentOffset.y += 3 }
    stage.device.settle()
    #expect(before != nil && offset() != before)
    #expect(head.headline.text == "marked")
  }

  @Test("a rotation changes traits, but no font and no colour of the panel")
  func rotation() {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage()
    let looks = stage.panel.lookCount
    let before = stage.panel.traitCollection.verticalSizeClass
    stage.device.rotate(to: .landscapeRight)
    stage.device.settle()
    #expect(stage.panel.traitCollection.verticalSizeClass != before)
    #expect(stage.panel.lookCount == looks)
    stage.device.style = .dark
    stage.device.settle()
    #expect(stage.panel.lookCount > looks)
  }

  @Test("a card that is hidden shows nothing until it opens, whatever form the pill takes")
  func hiddenCard() {
    defer { HUDStage.end() }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    stage.edit()
    let headline = stage.panel.card.head.headline
    _ = stage.panel.take(.glyph)
    #expect(headline.text == nil)
    _ = stage.panel.take(.card)
    #expect(headline.text == "Visible")
  }
}
