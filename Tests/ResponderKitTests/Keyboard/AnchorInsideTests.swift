import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

/// Tests scroll views inside the list, and touches on them.
@MainActor @Suite("An anchored list with scroll views inside")
struct AnchorInsideTests {
  /// Returns a form with a text view of 200 points in the middle. The text view is full of text and
  /// is edited with the caret at its start.
  private func edited() -> (AnchorStage, UITextView) {
    let stage = AnchorStage(policy: .firstResponder())
    let text = UITextView(frame: CGRect(x: 16, y: 1_100, width: 358, height: 200))
    text.font = .systemFont(ofSize: 17)
    text.text = String(repeating: "line\n", count: 100)
    stage.list.addSubview(text)
    stage.device.perform { stage.list.contentOffset.y = 1_000 }
    stage.device.settle {
      text.becomeFirstResponder()
      text.selectedRange = NSRange(location: 0, length: 0)
      text.contentOffset = .zero
    }
    return (stage, text)
  }

  @Test("a text view that is scrolled inside itself leaves the list")
  func scrolledInside() {
    let (stage, text) = edited()
    let y = stage.y
    for offset in [0, 100, 750, 1_500, 20, 0] as [CGFloat] {
      stage.device.perform { text.contentOffset.y = offset }
      #expect(stage.y == y)
    }
    #expect(text.isFirstResponder)
  }

  @Test("a finger that moves the field inside decides where it is", arguments: [false, true])
  func movedBehindKeyboard(coasts: Bool) {
    let stage = AnchorStage(policy: .firstResponder(), at: .offset(1_000))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1_200, width: 390, height: 400))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 390, height: 3_000)
    let field = UITextField(frame: CGRect(x: 16, y: 380, width: 200, height: 40))
    inner.addSubview(field)
    stage.list.addSubview(inner)
    stage.device.settle {
      inner.contentOffset.y = 300
      field.becomeFirstResponder()
    }
    let y = stage.y
    var lowest: CGFloat = 0
    func look() {
      #expect(stage.y == y)
      lowest = max(lowest, field.convert(field.bounds, to: nil).maxY)
    }
    if coasts {
      stage.device.fling(from: CGPoint(x: 300, y: 260), velocity: CGPoint(x: 0, y: 0.6))
      while inner.isDecelerating {
        look()
        stage.device.advance(by: 1.0 / 60)
      }
    } else {
      let finger = stage.device.press(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 520))
      #expect(inner.isDragging)
      look()
      stage.device.touchUp(finger)
    }
    #expect(lowest > KeyboardMonitor.shared.frame.minY)
    stage.device.settle()
    stage.device.settle { field.resignFirstResponder() }
  }

  @Test("a list that is resized under a resting finger is not moved")
  func restingFinger() {
    let stage = AnchorStage(at: .end)
    let finger = stage.device.touchDown(at: CGPoint(x: 200, y: 300))
    stage.device.perform { stage.list.frame.size.height -= 100 }
    stage.device.perform {}
    #expect(stage.list.isTracking && !stage.list.isDragging && stage.y == stage.start)
    stage.device.touchUp(finger)
    stage.device.settle()
  }
}
