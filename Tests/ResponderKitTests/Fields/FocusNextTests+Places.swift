import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests what the move scrolls into view, what it restores, and where it starts.
extension FocusNextTests {
  @Test("a pager shows the page that has the field, whatever the keyboard covers")
  func verticalPager() {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    pager.contentSize = CGSize(width: 390, height: 844 * 3)
    let fields = [("a", 100), ("b", 780), ("c", 950)].map { textField($0.0, $0.1) }
    fields.forEach(pager.addSubview)
    let stage = FieldsStage(pager)
    stage.edit(fields[0])
    #expect(stage.move(.next))
    #expect(stage.focus == "b" && pager.contentOffset.y == 0)
    #expect(stage.move(.next))
    #expect(stage.focus == "c" && pager.contentOffset.y == 844)
  }

  @Test("a pager turns forwards and back, in the direction in which the field is out of sight")
  func pagerBothWays() {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    pager.contentSize = CGSize(width: 780, height: 1_688)
    let fields = [("a", 16, 100), ("b", 450, 100), ("c", 450, 950)].map {
      textField($0.0, $0.2, x: $0.1)
    }
    fields.forEach(pager.addSubview)
    let stage = FieldsStage(pager)
    stage.edit(fields[0])
    for (direction, name, end) in [
      (FieldDirection.next, "b", CGPoint(x: 390, y: 0)), (.next, "c", CGPoint(x: 390, y: 844)),
      (.previous, "b", CGPoint(x: 390, y: 0)), (.previous, "a", CGPoint(x: 0, y: 0)),
    ] {
      #expect(stage.move(direction) && stage.focus == name && pager.contentOffset == end)
    }
    // The app may leave a pager between two pages.
    for (offset, name, end) in [
      (CGPoint(x: 0, y: 50), "b", CGPoint(x: 390, y: 50)),
      (CGPoint(x: 300, y: 0), "c", CGPoint(x: 300, y: 844)),
    ] {
      pager.contentOffset = offset
      #expect(stage.move(.next) && stage.focus == name && pager.contentOffset == end)
    }
  }

  @Test("a list that has no other field is put back where the move goes on outside it")
  func searchedInVain() throws {
    let rows = RowsController()
    rows.without = Set(1..<60)
    let below = textField("below", 500)
    let stage = FieldsStage(rows.view, below)
    stage.screen.addChild(rows)
    rows.view.frame = CGRect(x: 0, y: 60, width: 390, height: 300)
    stage.device.settle()
    stage.edit(try #require(rows.view.fieldsInOrder.first))
    #expect(stage.focus == "row 0")
    let offset = rows.tableView.contentOffset
    #expect(stage.move(.next))
    #expect(stage.focus == "below" && rows.tableView.contentOffset == offset)
  }

  @Test("at the last field of its own window, a button moves no focus in the key window")
  func lastFieldOfOwnWindow() {
    let stage = FieldsStage(textField("a", 100), textField("b", 160))
    stage.edit(stage.view.fieldsInOrder[0])
    let (window, own) = (UIWindow(windowScene: stage.device.scene), textField("own", 300))
    let button = UIButton()
    window.isHidden = false
    window.addSubview(button)
    window.addSubview(own)
    stage.edit(own)
    stage.device.perform { stage.view.window?.makeKey() }
    stage.device.settle()
    #expect(own.isFirstResponder && stage.focus == "a")
    var answers: [Bool?] = []
    stage.device.perform { answers = [button.execute(action: FocusNext())] }
    #expect(answers == [false] && own.isFirstResponder && stage.focus == "a")
    window.isHidden = true
  }

  /// A view that becomes first responder only for its picker, and accepts no keys.
  private final class PickerBox: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { picker }
    private let picker = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
  }

  @Test(
    "from a first responder that is no field, or a disabled one, the move goes on from its place")
  func fromNoField() {
    let fields = [("a", 100), ("b", 160), ("c", 280)].map { textField($0.0, $0.1) }
    let picker = PickerBox(frame: CGRect(x: 16, y: 220, width: 300, height: 44))
    let stage = FieldsStage(fields[0], fields[1], picker, fields[2])
    for direction in [FieldDirection.next, .previous] {
      stage.edit(picker)
      #expect(stage.move(direction) && stage.focus == (direction == .next ? "c" : "b"))
    }
    stage.edit(fields[1])
    fields[1].isEnabled = false
    #expect(fields[1].isFirstResponder && stage.move(.next) && stage.focus == "c")
  }

  @Test("from a controller that is first responder itself, the move goes to the fields of its view")
  func fromController() {
    let screen = FocusableController()
    for (index, name) in ["a", "b"].enumerated() {
      screen.view.addSubview(textField(name, 100 + 60 * CGFloat(index)))
    }
    let device = Device.boot(root: screen)
    device.settle()
    for (direction, name) in [(FieldDirection.next, "a"), (.previous, "b")] {
      device.perform { screen.becomeFirstResponder() }
      device.settle()
      #expect(UIResponder.current === screen)
      device.perform {
        _ = direction == .next ? UIResponder.focusNext() : UIResponder.focusPrevious()
      }
      device.settle()
      #expect((UIResponder.current as? UIView)?.accessibilityIdentifier == name)
    }
  }

  @Test(
    "a text view that is higher or wider than its scroll view, and in sight in part, is not scrolled",
    arguments: [CGSize(width: 300, height: 2_000), CGSize(width: 2_000, height: 80)])
  func largerThanTheScreen(_ size: CGSize) {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 3_000, height: 3_000)
    let text = UITextView(frame: CGRect(origin: CGPoint(x: 16, y: 200), size: size))
    let field = textField("a", 100)
    for view in [field, text] { list.addSubview(view) }
    let stage = FieldsStage(list)
    stage.edit(field)
    list.contentOffset = CGPoint(x: 10, y: 50)
    #expect(stage.move(.next) && text.isFirstResponder)
    #expect(list.contentOffset == CGPoint(x: 10, y: 50))
  }

  /// A view of the app that takes text. No notification announces that it is first responder.
  private final class KeyBox: UIView, UIKeyInput {
    var hasText: Bool { false }
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test("a field of the app's own class is told of in the turn in which it takes the focus")
  func ownClass() {
    let box = KeyBox(frame: CGRect(x: 16, y: 100, width: 170, height: 44))
    let stage = FieldsStage(box)
    // Without a keyboard on the screen, no keyboard notification follows either.
    stage.device.keyboard.hasHardwareKeyboard = true
    defer { stage.device.keyboard.hasHardwareKeyboard = false }
    stage.device.settle()
    var told: [UIResponder?] = []
    let token = FirstResponderFeed().observe { told.append($0.current) }
    defer { token.cancel() }
    stage.device.perform {}
    stage.device.perform { stage.view.focusNext() }
    #expect(told == [box])
  }

  @Test("a field that agrees and leaves the focus where it is ends the move")
  func agreesAlone() {
    final class Opener: UITextField {
      override func becomeFirstResponder() -> Bool { true }
    }
    let opener = Opener(frame: CGRect(x: 16, y: 160, width: 170, height: 44))
    let stage = FieldsStage(textField("a", 100), opener, textField("c", 220))
    stage.edit(stage.view.fieldsInOrder[0])
    #expect(stage.move(.next) && stage.focus == "a")
  }

  @Test("a field that takes the focus and reports that it did not ends the move")
  func deniesFocus() {
    final class Denier: UITextField {
      override func becomeFirstResponder() -> Bool {
        super.becomeFirstResponder()
        return false
      }
    }
    let denier = Denier(frame: CGRect(x: 16, y: 160, width: 170, height: 44))
    let stage = FieldsStage(textField("a", 100), denier, textField("c", 220))
    stage.edit(stage.view.fieldsInOrder[0])
    #expect(stage.move(.next) && denier.isFirstResponder)
  }

  @Test("a move that fails in the key window is tried once")
  func failsOnce() {
    let (refusing, listener, button) = (textField("a", 100), FieldListener(), UIButton())
    refusing.delegate = listener
    listener.begins = false
    let stage = FieldsStage(refusing, button)
    var answers: [Bool?] = []
    stage.device.perform { answers = [button.execute(action: FocusNext())] }
    #expect(answers == [false] && listener.asked == ["begin"])
  }

  /// The origin of the next field in a pager with pages of 390 x 300, which shows the page at
  /// (390, 600), and the page that must be shown, both in the content's coordinates.
  nonisolated static let pages: [(field: CGPoint, page: CGPoint)] = [
    (CGPoint(x: 490, y: 700), CGPoint(x: 390, y: 600)),
    (CGPoint(x: 880, y: 700), CGPoint(x: 780, y: 600)),
    (CGPoint(x: 100, y: 700), CGPoint(x: 0, y: 600)),
    (CGPoint(x: 490, y: 1_300), CGPoint(x: 390, y: 1_200)),
    (CGPoint(x: 490, y: 100), CGPoint(x: 390, y: 0)),
    (CGPoint(x: 100, y: 1_300), CGPoint(x: 0, y: 1_200)),
  ]

  @Test("a pager turns only in the direction in which the field is not visible", arguments: pages)
  func pagerDirections(field: CGPoint, page: CGPoint) {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    pager.contentInsetAdjustmentBehavior = .never
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1_170, height: 1_500)
    pager.contentOffset = CGPoint(x: 390, y: 600)
    let (first, next) = (textField("a", 50), textField("b", field.y, x: field.x, width: 200))
    pager.addSubview(next)
    let stage = FieldsStage(first, pager)
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.edit(first)
    #expect(stage.move(.next) && stage.focus == "b")
    #expect(pager.contentOffset == page)
  }

  @Test("a pager that is collapsed to nothing keeps a finite offset")
  func collapsedPager() {
    let (pager, box) = (UIScrollView(), UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200)))
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    for (name, y) in [("a", 0.0), ("b", 60)] { box.addSubview(textField(name, y)) }
    pager.addSubview(box)
    let stage = FieldsStage(pager)
    box.navigateFields()
    for size in [CGSize(width: 0, height: 300), CGSize(width: 300, height: 0)] {
      pager.frame = CGRect(origin: CGPoint(x: 16, y: 100), size: size)
      pager.contentSize = CGSize(width: 780, height: 600)
      stage.edit(box.fieldsInOrder[0])
      #expect(stage.move(.next) && stage.focus == "b")
      #expect(pager.contentOffset.x.isFinite && pager.contentOffset.y.isFinite)
    }
  }

  @Test("a move from a field goes through the views of the screen once")
  func oneWalk() {
    let watched = WatchedView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    let stage = FieldsStage(textField("a", 100), textField("b", 160), watched)
    stage.edit(stage.view.fieldsInOrder[0])
    watched.looks = 0
    stage.device.perform {
      stage.view.focusNext()
      #expect(watched.looks == 1)
    }
    #expect(stage.focus == "b")
  }
}
