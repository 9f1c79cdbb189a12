import ResponderKit
import Testing
import UIKit

/// Tests typed actions in a real chain of views, controllers and a presented controller.
@MainActor
@Suite("On a device: typed actions", .leavesNothing)
struct ActionDeviceTests {
  @Test("the nearest handler does it once; the sender is asked first")
  func nearest() async {
    let root = MarkTaker()
    let device = await Device.boot(root: root)
    let (far, near) = (MarkTakingView(), MarkTakingView())
    let sender = UIView()
    await device.perform {
      root.view.addSubview(far)
      far.addSubview(near)
      near.addSubview(sender)
    }
    #expect(sender.find(action: LeaveMark(word: "a")) === near)
    #expect(near.marks.isEmpty)
    #expect(sender.execute(action: LeaveMark(word: "a")) === near)
    #expect(near.marks == ["a"] && far.marks.isEmpty && root.marks.isEmpty)
    #expect(near.execute(action: LeaveMark(word: "b")) === near)
    #expect(near.marks == ["a", "b"])
    #expect(root.view.execute(action: LeaveMark(word: "c")) === root)
    #expect(root.marks == ["c"])
  }

  @Test("a menu far away asks the first responder's chain first")
  func fromCurrent() async {
    let root = MarkTaker()
    let device = await Device.boot(root: root)
    let taker = MarkTakingView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    let button = UIButton()
    await device.perform {
      root.view.addSubview(taker)
      taker.addSubview(field)
      root.view.addSubview(button)
      field.becomeFirstResponder()
    }
    #expect(button.execute(action: LeaveMark(word: "a"), startingAt: .current) === taker)
    await device.perform { field.resignFirstResponder() }
    #expect(button.execute(action: LeaveMark(word: "b"), startingAt: .current) === root)
    #expect(taker.marks == ["a"] && root.marks == ["b"])
  }

  @Test("a walk that stops at a presentation does not reach the presenter")
  func presentation() async {
    let root = MarkTaker()
    let device = await Device.boot(root: root)
    let sheet = UIViewController()
    await device.settle { root.present(sheet, animated: false) }
    #expect(sheet.view.find(action: LeaveMark(word: "a"), atPresentation: .stop) == nil)
    #expect(root.marks.isEmpty)
    await device.settle { sheet.dismiss(animated: false) }
  }
}

/// The handler of the actions in these tests.
@MainActor
protocol MarkTaking: AnyObject {
  func take(_ word: String)
}

/// An action that passes a word to its handler.
struct LeaveMark: ResponderAction {
  var word: String

  func execute(responder: any MarkTaking) { responder.take(word) }
}

@MainActor
final class MarkTakingView: UIView, MarkTaking {
  private(set) var marks: [String] = []

  func take(_ word: String) { marks.append(word) }
}

@MainActor
final class MarkTaker: UIViewController, MarkTaking {
  private(set) var marks: [String] = []

  func take(_ word: String) { marks.append(word) }
}
