import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests how often an anchor calls the app, and what it does not change.
@MainActor @Suite("What an anchor costs")
struct AnchorCostTests {
  /// A list that counts how often its next responder is read or a rectangle is converted, and how
  /// often its adjusted content inset is read.
  private final class Counting: UIScrollView {
    var visits = 0
    var reads = 0

    override var adjustedContentInset: UIEdgeInsets {
      reads += 1
      return super.adjustedContentInset
    }

    override var next: UIResponder? {
      visits += 1
      return super.next
    }

    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      visits += 1
      return super.convert(rect, to: view)
    }
  }

  @Test("a list below a sheet's keyboard follows its size")
  func belowSheet() {
    let list = Counting()
    let stage = AnchorStage(list: list)
    stage.device.perform { list.scrollToBottom(animated: false) }
    let (sheet, field) = stage.editInModal()
    // After a resize of the list below the sheet, the list stays at its end.
    stage.device.settle { list.frame.size.height -= 100 }
    #expect(list.isScrolledToBottom)
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle { sheet.dismiss(animated: false) }
    stage.open()
    #expect(stage.inset > 0 && list.isScrolledToBottom)
  }

  @Test("without a keyboard a list is read once in a turn")
  func quietTurn() {
    for policy in [AnchorPolicy.bottom, .firstResponder] {
      let list = Counting()
      let stage = AnchorStage(policy: policy, list: list)
      stage.list.keyboardDismissMode = .interactive
      for _ in 0..<3 { stage.device.perform {} }
      (list.visits, list.reads) = (0, 0)
      for _ in 0..<10 { stage.device.perform {} }
      #expect(list.visits == 0 && list.reads == 10, "\(policy)")
    }
  }

  /// Returns whether the anchor waits for a place in the stage's window.
  private func asksForPlace(_ stage: AnchorStage) -> Bool {
    stage.window.layer.sublayers?.contains { $0 is PlaceLayer && $0.needsLayout() } == true
  }

  /// A window that counts how often UIKit lays it out.
  private final class CountingWindow: UIWindow {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  @Test("a letter in an anchored list lays out no window", .fact("T4.19.22"))
  func lettersLayOutNoWindow() throws {
    AnchorStage.startAnew()
    let controller = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let device = Device.boot(root: controller)
    let window = CountingWindow(windowScene: device.scene)
    window.rootViewController = controller
    device.perform { window.makeKeyAndVisible() }
    list.contentSize = CGSize(width: 390, height: 2_640)
    let fields = [300, 700].map { UITextField(frame: CGRect(x: 16, y: $0, width: 200, height: 36)) }
    controller.view.addSubview(list)
    for field in fields { list.addSubview(field) }
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    controller.view.addSubview(other)
    var places = 0
    device.perform { for view in [list, other] { view.anchor(.firstResponder) } }
    device.settle { fields[0].becomeFirstResponder() }
    let client = TurnClient(place: { places += 1 })
    device.perform { client.needsPlace(in: window) }
    (window.layouts, places) = (0, 0)
    for _ in 0..<5 {
      device.settle {
        client.needsPlace(in: window)
        fields[0].insertText("a")
      }
    }
    #expect(window.layouts == 0 && places == 5)
    client.end()
    device.settle { window.endEditing(true) }
    device.perform {}
    #expect(window.layer.sublayers?.contains { $0 is PlaceLayer } == false)
  }

  @Test("a letter asks for a place only in a covered list")
  func letters() {
    let stage = AnchorStage(policy: .firstResponder(margin: 0))
    let inside = UITextField(frame: CGRect(x: 16, y: 300, width: 200, height: 36))
    stage.list.addSubview(inside)
    for field in [inside, stage.field] {
      stage.device.settle { field.becomeFirstResponder() }
      stage.device.perform {
        field.insertText("a")
        #expect(asksForPlace(stage) == (field === inside))
      }
    }
    stage.device.perform { inside.becomeFirstResponder() }
    stage.hide()
    stage.device.perform {
      inside.insertText("a")
      #expect(!asksForPlace(stage))
    }
    stage.device.settle { inside.resignFirstResponder() }
  }

  @Test("a drag asks for a place only below a keyboard it pulls")
  func drags() {
    for (isUp, mode) in [
      (true, UIScrollView.KeyboardDismissMode.interactive), (false, .interactive), (true, .none),
      (true, .interactiveWithAccessory),
    ] {
      let stage = AnchorStage()
      stage.list.keyboardDismissMode = mode
      if isUp { stage.open() }
      var asked = 0
      // UIKit calls this target after the anchor's.
      let target = GestureTarget(stage.list.panGestureRecognizer) { _ in
        if asksForPlace(stage) { asked += 1 }
      }
      stage.device.drag(
        from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.2, hold: 0)
      stage.device.settle()
      target.remove()
      #expect((asked > 0) == (isUp && mode != .none))
      if isUp { stage.close() }
    }
  }

  @Test("the app's window keeps its views and layers")
  func windowsViews() {
    let stage = AnchorStage()
    let window = stage.window
    let (views, layers) = (window.subviews, window.layer.sublayers)
    stage.open()
    // UIKit counts plain layers when it inserts at an index. While the keyboard is up, the anchor's
    // layer is therefore above all views.
    #expect(stage.inset > 0 && window.subviews == views)
    #expect(window.layer.sublayers?.dropLast() == layers?[...])
    let above = UIView()
    stage.device.perform { window.addSubview(above) }
    #expect(window.layer.sublayers?.last is PlaceLayer)
    stage.device.perform { stage.field.resignFirstResponder() }
    above.removeFromSuperview()
    stage.device.settle()
    stage.device.perform {}
    #expect(stage.inset == 0 && window.subviews == views && window.layer.sublayers == layers)
  }

  @Test("an anchor under a keyboard of no field lets the loop sleep")
  func sleeps() {
    let stage = AnchorStage()
    let token = stage.list.dismissFirstResponder()
    stage.show(height: 336)
    stage.device.advance(by: 2)
    let turns = HeadlessLoop.main.turnCount
    stage.device.advance(by: 5)
    #expect(HeadlessLoop.main.turnCount == turns)
    token.cancel()
    stage.hide()
  }

  /// A controller that counts how often its accessory view is requested.
  private final class Making: UIViewController {
    var made = 0

    override var inputAccessoryView: UIView? {
      made += 1
      return nil
    }
  }

  /// Edits a field beside an anchored list, and returns the controller that counts how often its
  /// accessory view was requested.
  private func edit(
    _ mode: UIScrollView.KeyboardDismissMode, isEdited: Bool = true
  ) -> (Device, Making) {
    AnchorStage.startAnew()
    let controller = Making()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 2_640)
    list.keyboardDismissMode = mode
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    for view in [list, field] { controller.view.addSubview(view) }
    let device = Device.boot(root: controller)
    device.perform { list.anchor(.bottom()) }
    if isEdited { device.perform { field.becomeFirstResponder() } }
    device.settle()
    for _ in 0..<3 { device.perform {} }
    return (device, controller)
  }

  @Test("without a finger no accessory view is asked for")
  func accessoryWithoutFinger() {
    #expect(edit(.interactive).1.made == edit(.none).1.made)
  }

  @Test("a drag asks for the accessory view once, to pull", .fact("T4.15.14"))
  func accessory() {
    for (mode, isEdited) in [
      (UIScrollView.KeyboardDismissMode.interactive, true), (.interactive, false), (.none, true),
    ] {
      let (device, controller) = edit(mode, isEdited: isEdited)
      for _ in 0..<2 {
        controller.made = 0
        device.drag(
          from: CGPoint(x: 20, y: 300), to: CGPoint(x: 20, y: 420), duration: 1, hold: 0)
        #expect((controller.made > 0) == (mode == .interactive && isEdited))
        #expect(controller.made <= 2, "\(controller.made)")
        device.settle()
      }
    }
  }

  @Test("in a commit neither the app nor the edge is asked")
  func edgeInCommit() {
    let stage = AnchorStage()
    stage.list.keyboardDismissMode = .interactive
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    var edge = KeyboardEdge()
    var told: [Bool] = []
    let finger = stage.device.touchDown(at: CGPoint(x: 200, y: 300))
    let keyboard = KeyboardMonitor.shared.covering(stage.window)
    TurnClock.shared.place { told.append(edge.pull(on: stage.list, under: keyboard) != nil) }
    told.append(edge.pull(on: stage.list, under: keyboard) != nil)
    #expect(told == [false, true])
    stage.device.touchUp(finger)
    stage.close()
  }

  @Test(
    "a typed line goes out above the keyboard in one frame", arguments: LoopChoices.Commit.allCases)
  func typing(_ picture: LoopChoices.Commit) {
    picture.run {
      let stage = AnchorStage(policy: .firstResponder(margin: 0), list: Unmoved())
      let text = UITextView(frame: CGRect(x: 16, y: 400, width: 358, height: 140))
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      stage.list.addSubview(text)
      stage.device.settle { text.becomeFirstResponder() }
      for _ in 0..<4 { stage.device.type("line\n") }
      stage.device.settle()
      var lowest: [CGFloat] = []
      stage.device.onFrame = { _ in
        guard let end = text.selectedTextRange?.end else { return }
        lowest.append(text.convert(text.caretRect(for: end), to: stage.window).maxY)
      }
      for _ in 0..<6 {
        stage.device.settle {
          text.insertText("\n")
          text.frame.size.height += 20
        }
      }
      stage.device.onFrame = nil
      #expect(!lowest.isEmpty && lowest.allSatisfy { $0 <= 508.5 }, "\(lowest)")
      #expect(stage.y > 0)
    }
  }
}
