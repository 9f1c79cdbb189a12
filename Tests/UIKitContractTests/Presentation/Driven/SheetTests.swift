import Testing
import UIKit

/// Tests sheets: detents, drags, the delegate and the keyboard (numbers K).
@MainActor
struct SheetTests {
  private let log = EventLog()

  @MainActor
  private struct Setup {
    let root = UIViewController()
    let sheet: LifeController
    let device: Device
    let watcher: Watcher

    init(_ log: EventLog, detents: [UISheetPresentationController.Detent] = [.large()]) async {
      sheet = LifeController("S", log: log)
      watcher = Watcher(log: log)
      device = await Device.boot(root: root)
      sheet.sheetPresentationController?.detents = detents
      sheet.presentationController?.delegate = watcher
      let (root, sheet) = (root, sheet)
      await device.perform { root.present(sheet, animated: true) }
      await device.settle()
      log.clear()
    }

    var top: CGFloat { sheet.view.convert(CGPoint.zero, to: nil).y }
  }

  private final class Watcher: NSObject, UISheetPresentationControllerDelegate {
    let log: EventLog
    var allows = true

    init(log: EventLog) {
      self.log = log
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.note("should")
      return allows
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.note("will")
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.note("did")
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.note("attempt")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      log.note("detent")
    }
  }

  @Test(
    "a sheet that is dragged down calls should, will and did; a dismissal in code calls none of them (A)",
    .needs(.hands))
  func drag() async {
    let setup = await Setup(log)
    await setup.device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 700), hold: 0.2)
    await setup.device.settle()
    #expect(log.entries == ["should", "will", "S willDisappear*", "S didDisappear*", "did"])
    #expect(setup.root.presentedViewController == nil)
    let other = await Setup(log)
    await other.device.perform { other.sheet.dismiss(animated: true) }
    await other.device.settle()
    #expect(log.entries == ["S willDisappear*", "S didDisappear*"])
  }

  @Test(
    "a sheet that is let go too early springs back and appears again; did-dismiss never comes (K order)",
    .needs(.exactTouches), .needs(.exactTime))
  func springsBack() async {
    let setup = await Setup(log)
    let top = setup.top
    let finger = setup.device.press(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 230))
    #expect(setup.top == top + 100)
    setup.device.advance(by: 0.2)
    setup.device.touchUp(finger)
    await setup.device.settle()
    let expected = [
      "should", "will", "S willDisappear*", "S willAppear*", "S isAppearing*", "S didAppear*",
    ]
    #expect(log.entries == expected)
    #expect(setup.top == top)
    #expect(setup.root.presentedViewController === setup.sheet)
  }

  @Test(
    "a sheet that may not be dismissed resists, and the delegate hears of the attempt (A)",
    .needs(.hands),
    arguments: [true, false])
  func modal(asks: Bool) async {
    let setup = await Setup(log)
    if asks { setup.watcher.allows = false } else { setup.sheet.isModalInPresentation = true }
    await setup.device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 800), hold: 0.2)
    await setup.device.settle()
    #expect(log.entries == (asks ? ["should", "attempt"] : ["attempt"]))
    #expect(setup.root.presentedViewController === setup.sheet)
  }

  @Test("a sheet starts at the lowest detent; a finger and code change it (A)", .needs(.hands))
  func detents() async {
    let setup = await Setup(log, detents: [.medium(), .large()])
    let sheet = setup.sheet.sheetPresentationController
    #expect(setup.top == 422)
    await setup.device.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 150), hold: 0.2)
    await setup.device.settle()
    #expect(sheet?.selectedDetentIdentifier == .large)
    #expect(log.entries == ["detent"])
    #expect(setup.top == 57)
    await setup.device.perform {
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
    }
    await setup.device.settle()
    #expect(setup.top == 422)
    #expect(log.entries == ["detent"])
  }

  @Test("a custom detent is as high as its value and the safe area (A)")
  func custom() async {
    let setup = await Setup(log, detents: [.custom { _ in 200 }])
    #expect(setup.top == 610)
  }

  @Test(
    "a scroll view inside scrolls until it is at its top, then the sheet moves (A)", .needs(.hands),
    .needs(.exactTouches))
  func scrollView() async {
    let setup = await Setup(log)
    let scroll = UIScrollView(frame: setup.sheet.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    await setup.device.perform {
      setup.sheet.view.addSubview(scroll)
      scroll.contentOffset.y = 500
    }
    let finger = setup.device.press(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 400))
    #expect(scroll.contentOffset.y == 310)
    #expect(setup.top == 57)
    setup.device.touchUp(finger)
    await setup.device.settle()
    #expect(log.entries.isEmpty)
    await setup.device.perform { scroll.contentOffset.y = -scroll.adjustedContentInset.top }
    await setup.device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 790), hold: 0.3)
    await setup.device.settle()
    #expect(setup.root.presentedViewController == nil)
  }

  @Test("a medium sheet with the focus rises with the keyboard, and sinks with it (K)")
  func keyboard() async {
    let setup = await Setup(log, detents: [.medium()])
    let field = FieldScreen.field(y: 40)
    await setup.device.perform {
      setup.sheet.view.addSubview(field)
      field.becomeFirstResponder()
    }
    await setup.device.settle()
    #expect(setup.top < 422)
    #expect(field.convert(field.bounds, to: nil).maxY < 508)
    await setup.device.perform { field.resignFirstResponder() }
    await setup.device.settle()
    #expect(setup.top == 422)
  }

  @Test("beside an undimmed sheet touches reach the presenter (A)")
  func undimmed() async {
    let setup = await Setup(log, detents: [.medium(), .large()])
    let window = setup.device.windows[0]
    #expect(
      window.hitTest(CGPoint(x: 100, y: 200), with: nil)?.isDescendant(of: setup.root.view) == false
    )
    await setup.device.perform {
      setup.sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    }
    await setup.device.settle()
    #expect(window.hitTest(CGPoint(x: 100, y: 200), with: nil) === setup.root.view)
  }
}
