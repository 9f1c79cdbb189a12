import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests how often an anchor calls the app, and what it does not change.
@MainActor @Suite("What an anchor costs")
struct AnchorCostTests {
  /// A list that counts how often its next responder is read or a rectangle is converted.
  private final class Counting: UIScrollView {
    var visits = 0

    override var next: UIResponder? {
      visits += 1
      return super.next
    }

    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      visits += 1
      return super.convert(rect, to: view)
    }
  }

  @Test(
    "a list below a sheet with the keyboard is not visited in a turn, and follows it again later")
  func belowSheet() {
    let list = Counting()
    let stage = AnchorStage(list: list)
    stage.device.perform { list.scrollToBottom(animated: false) }
    let sheet = UIViewController()
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    sheet.view.addSubview(field)
    stage.device.perform { stage.controller.present(sheet, animated: false) }
    stage.device.settle()
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    stage.device.perform {}
    list.visits = 0
    for _ in 0..<10 {
      stage.device.perform {}
      stage.device.advance(by: 1)
    }
    #expect(list.visits == 0)
    // After a resize of the list below the sheet, the anchor visits the list again, and the list
    // stays at its end.
    stage.device.perform { list.frame.size.height -= 100 }
    stage.device.settle()
    #expect(list.visits > 0 && list.isScrolledToBottom)
    stage.device.perform { field.resignFirstResponder() }
    stage.device.perform { sheet.dismiss(animated: false) }
    stage.device.settle()
    stage.open()
    #expect(stage.inset > 0 && list.isScrolledToBottom)
  }

  @Test(
    "the app's window has the views and layers that the app gave it, whatever the keyboard does")
  func windowsViews() {
    let stage = AnchorStage()
    let window = stage.window
    let (views, layers) = (window.subviews, window.layer.sublayers)
    stage.open()
    #expect(stage.inset > 0 && window.subviews == views && window.layer.sublayers == layers)
    // UIKit counts plain layers when it inserts at an index. Between the request and the layout,
    // the anchor's layer is therefore above all views.
    stage.device.perform {
      stage.field.resignFirstResponder()
      #expect(window.subviews == views && window.layer.sublayers?.first === layers?.first)
    }
    stage.device.settle()
    #expect(stage.inset == 0 && window.subviews == views && window.layer.sublayers == layers)
  }

  /// A controller that counts how often its accessory view is requested.
  private final class Making: UIViewController {
    var made = 0

    override var inputAccessoryView: UIView? {
      made += 1
      return nil
    }
  }

  @Test("a pull asks the app for its accessory view once, not in each turn", .fact("T4.15.14"))
  func accessory() {
    AnchorStage.startAnew()
    let controller = Making()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 2_640)
    list.keyboardDismissMode = .interactive
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    for view in [list, field] { controller.view.addSubview(view) }
    let device = Device.boot(root: controller)
    list.anchor(.bottom())
    device.perform { field.becomeFirstResponder() }
    device.settle()
    controller.made = 0
    device.drag(
      from: CGPoint(x: 20, y: 300), to: CGPoint(x: 20, y: 420), duration: 1, hold: 0)
    #expect(controller.made <= 2, "\(controller.made)")
  }

  @Test(
    "a line that is typed goes out above the keyboard, in one frame with the view that grew",
    arguments: LoopChoices.Commit.allCases)
  func typing(_ picture: LoopChoices.Commit) {
    picture.run {
      let stage = AnchorStage(policy: .firstResponder(margin: 0), list: Unmoved())
      let text = UITextView(frame: CGRect(x: 16, y: 400, width: 358, height: 140))
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      stage.list.addSubview(text)
      stage.device.perform { text.becomeFirstResponder() }
      stage.device.settle()
      for _ in 0..<4 { stage.device.type("line\n") }
      stage.device.settle()
      var lowest: [CGFloat] = []
      stage.device.onFrame = { _ in
        guard let end = text.selectedTextRange?.end else { return }
        lowest.append(text.convert(text.caretRect(for: end), to: stage.window).maxY)
      }
      for _ in 0..<6 {
        stage.device.perform {
          text.insertText("\n")
          text.frame.size.height += 20
        }
        stage.device.settle()
      }
      stage.device.onFrame = nil
      #expect(!lowest.isEmpty && lowest.allSatisfy { $0 <= 508.5 }, "\(lowest)")
      #expect(stage.y > 0)
    }
  }

  /// A list that ignores UIKit's own scroll to a caret (T4.12.9, T4.12.10), so that only the anchor
  /// moves it.
  private final class Unmoved: UIScrollView {
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  }
}
