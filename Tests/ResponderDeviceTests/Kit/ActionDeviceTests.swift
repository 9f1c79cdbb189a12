import ResponderKit
import Testing
import UIKit

/// Tests typed actions in a real chain of views, controllers and a presented controller.
@MainActor
@Suite("On a device: typed actions", .leavesNothing)
struct ActionDeviceTests {
  @Test("the nearest that can do it does it, once, and is named; the sender itself is asked first")
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

  @Test("an action that no responder handles answers nil, and has no effect")
  func noResponder() async {
    let device = await Device.boot(root: UIViewController())
    let sender = UIView()
    await device.perform { device.windows[0].rootViewController?.view.addSubview(sender) }
    #expect(sender.find(action: LeaveMark(word: "a")) == nil)
    #expect(sender.execute(action: LeaveMark(word: "a")) == nil)
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

  @Test("at a presentation the walk goes on at the presenter, or stops, as the caller asks")
  func presentation() async {
    let root = MarkTaker()
    let device = await Device.boot(root: root)
    let sheet = UIViewController()
    await device.perform { root.present(sheet, animated: false) }
    await device.settle()
    #expect(sheet.view.find(action: LeaveMark(word: "a"), atPresentation: .stop) == nil)
    #expect(
      sheet.view.execute(action: LeaveMark(word: "a"), atPresentation: .continueAtPresenter)
        === root)
    #expect(root.marks == ["a"])
    await device.perform { sheet.dismiss(animated: false) }
    await device.settle()
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
