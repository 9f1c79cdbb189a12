import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// One file, because all of its tables share its column of fields.
@MainActor @Suite("Fields: to the next and the previous one")
struct FocusNextTests {
  /// A stage with three fields in a column, without a navigation.
  private func column(_ more: UIView...) -> FieldsStage {
    let stage = FieldsStage(textField("a", 100), textField("b", 160), textField("c", 220))
    for view in more { stage.view.addSubview(view) }
    return stage
  }

  // MARK: Where a move starts and ends

  @Test("from a button, the key window, or a typed action")
  func starts() {
    let button = UIButton(frame: CGRect(x: 16, y: 300, width: 100, height: 44))
    let stage = column(button)
    #expect(!UIResponder.focusNext() && stage.focus == nil)
    stage.edit(stage.fields[0])
    #expect(stage.focus(after: .next, from: button) == "b")
    stage.run { UIResponder.focusNext() }
    #expect(stage.focus == "c")
    stage.run { UIResponder.focusPrevious() }
    #expect(stage.focus == "b")
    var answers: [Bool?] = []
    stage.run {
      answers = [button.focusPrevious(), button.focusPrevious(), button.focusNext()]
    }
    #expect(answers == [true, false, true] && stage.focus == "b")
  }

  @Test("a move goes through the views of the screen once")
  func oneWalk() {
    let watched = WatchedView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    let stage = column(watched)
    stage.edit(stage.fields[0])
    watched.looks = 0
    stage.device.perform {
      stage.view.focusNext()
      #expect(watched.looks == 1)
    }
    #expect(stage.focus == "b")
  }

  @Test("a screen that another one covers whole")
  func outsideWindows() {
    let (stage, cover) = (column(), UIViewController())
    cover.modalPresentationStyle = .fullScreen
    stage.run { stage.screen.present(cover, animated: false) }
    #expect(stage.view.window == nil)
    #expect(!stage.move(.next, from: stage.screen) && !stage.move(.next, from: stage.view))
    stage.run { stage.screen.dismiss(animated: false) }
    #expect(stage.focus == nil)
    #expect(stage.focus(after: .next, from: stage.screen) == "a")
  }

  @Test("a controller that is not shown yet", .fact("T4.3.8", "T4.4.8"), arguments: [false, true])
  func unshown(isEditing: Bool) {
    let (stage, sheet) = (column(), Unshown())
    if isEditing { stage.edit(stage.fields[0]) }
    sheet.modalPresentationStyle = .pageSheet
    stage.run { stage.screen.present(sheet, animated: false) }
    #expect(sheet.answers == [false, false, false])
    #expect(sheet.focused == (isEditing ? "a" : nil), "the field below has kept the focus")
    #expect(sheet.view.firstResponderInside == nil)
    #expect(stage.move(.next, from: sheet))
  }

  /// A view controller that moves the focus before its view is in a window.
  private final class Unshown: UIViewController {
    /// An object on which the app calls `focusNext()`. Its responder chain leads to the controller.
    private final class Helper: UIResponder {
      weak var screen: UIViewController?
      override var next: UIResponder? { screen }
    }

    var answers: [Bool] = []
    private let helper = Helper()
    /// The identifier of the view that is first responder in `viewWillAppear`.
    var focused: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      _ = with(textField("c", 100), textField("d", 160))
      helper.screen = self
      answers += [focusNext(), helper.focusNext()]
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if view.window == nil { answers.append(focusNext()) }
      focused = (UIResponder.current as? UIView)?.accessibilityIdentifier
    }
  }

  @Test("a screen whose chain ends before the window moves all the same", .fact("T4.3.1"))
  func ownChain() {
    let screen = Coordinated().with(textField("a", 100), textField("b", 160))
    let stage = FieldsStage(root: screen)
    for name in ["a", "b"] { #expect(stage.focus(after: .next, from: screen) == name) }
    // The bar's button is not in the key window, and its responder chain reaches no window.
    #expect(!stage.move(.previous, from: screen.button) && stage.focus == "b")
  }

  /// A screen whose responder chain ends at the screen itself, before the window.
  private final class Coordinated: UIViewController {
    let button = UIButton(frame: CGRect(x: 200, y: 4, width: 100, height: 44))
    private lazy var bar = box(0, height: 52, button, textField("composer", 4))
    override var next: UIResponder? { nil }
    override var inputAccessoryView: UIView? { bar }
  }

  /// A view that becomes first responder only for its picker, and accepts no keys.
  private final class PickerBox: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { picker }
    private let picker = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
  }

  @Test("from a first responder that is a controller, no field, or disabled")
  func fromNoField() {
    let picker = PickerBox(frame: CGRect(x: 16, y: 220, width: 300, height: 44))
    let search = UISearchBar(frame: CGRect(x: 0, y: 340, width: 390, height: 52))
    let (b, c) = (textField("b", 160), textField("c", 280))
    let screen = FocusableController().with(
      textField("a", 100), b, picker, c, search, textField("d", 400))
    let stage = FieldsStage(root: screen)
    for (first, direction, name) in [
      (screen, .next, "a"), (screen, .previous, "d"), (picker, .next, "c"),
      (picker, .previous, "b"),
    ] as [(UIResponder, FieldDirection, String)] {
      stage.run { first.becomeFirstResponder() }
      #expect(UIResponder.current === first && stage.focus(after: direction) == name)
    }
    b.isEnabled = false
    #expect(b.isFirstResponder && stage.focus(after: .next) == "c")
    stage.edit(search.searchTextField)
    #expect(stage.focus(after: .next, from: search) == "d")
  }

  // MARK: Fields that refuse

  /// What the app does when a field asks whether it may begin editing.
  enum Answer: CaseIterable {
    case refuses, presents, focuses, resigns
  }

  @Test(
    "a refusing field, and what the app may do",
    .enabled(if: HeadlessChoices.initial.focus.asksNewBeforeOldResigns, "C5.2"),
    arguments: Answer.allCases)
  func answer(_ answer: Answer) {
    let (first, opener, last) = (textField("a", 100), textField("b", 160), textField("c", 220))
    let (listener, picker) = (FieldListener(), textField("picker", 400))
    let stage = FieldsStage(first, opener, last, picker)
    stage.view.navigateFields(FieldNavigation(order: .listed([first, opener, last])))
    listener.begins = false
    listener.onBegin = {
      switch answer {
      case .refuses: break
      case .presents: stage.screen.present(UIViewController(), animated: true)
      case .focuses: picker.becomeFirstResponder()
      case .resigns: stage.view.endEditing(true)
      }
    }
    opener.delegate = listener
    stage.edit(first)
    #expect(stage.move(.next) == (answer != .presents) && listener.asked == ["begin"])
    switch answer {
    case .refuses: #expect(stage.focus == "c")
    case .presents: #expect(stage.screen.presentedViewController != nil && !last.isFirstResponder)
    case .focuses: #expect(stage.focus == "picker")
    case .resigns: #expect(stage.focus == nil)
    }
  }

  @Test("a field that does not let go")
  func holds() {
    let (holding, listener, last) = (textField("a", 0), FieldListener(), FieldListener())
    holding.delegate = listener
    listener.ends = false
    let far = textField("c", 2_500)
    far.delegate = last
    let list = list(holding, textField("b", 1_500), far)
    let stage = FieldsStage(list, editing: holding)
    let offset = list.contentOffset
    #expect(!stage.move(.next) && last.asked.isEmpty)
    #expect(holding.isFirstResponder && list.contentOffset == offset)
  }

  private final class Liar: UITextField {
    var takesFocus = false
    override func becomeFirstResponder() -> Bool {
      if takesFocus { super.becomeFirstResponder() }
      return !takesFocus
    }
  }

  @Test("a field that agrees and does not take the focus", arguments: [false, true])
  func liars(takesFocus: Bool) {
    let liar = Liar(frame: CGRect(x: 16, y: 160, width: 170, height: 44))
    liar.takesFocus = takesFocus
    let stage = FieldsStage(textField("a", 100), liar, textField("c", 220))
    stage.edit(stage.fields[0])
    #expect(stage.move(.next) && liar.isFirstResponder == takesFocus)
    #expect(stage.focus == (takesFocus ? nil : "a"))
  }

  @Test("a field of the app's own class, announced at once")
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

  // MARK: Fields out of sight

  /// A scroll view as large as the screen, whose content is larger.
  private func list(_ fields: UIView...) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 3_000)
    for field in fields { list.addSubview(field) }
    return list
  }

  @Test("a field behind the keyboard is scrolled above it, without an anchor", .fact("T4.12.8"))
  func behindKeyboard() {
    let list = list()
    for index in 0..<20 { list.addSubview(textField("\(index)", 60 + 60 * CGFloat(index))) }
    let stage = FieldsStage(list)
    stage.edit(list.subviews[0])
    for index in 1..<20 {
      #expect(stage.focus(after: .next) == "\(index)")
      let bottom = list.convert(CGPoint(x: 0, y: list.subviews[index].frame.maxY), to: nil).y
      #expect(bottom <= 844 - stage.device.keyboard.cover.height)
    }
  }

  @Test("every scroll view around a field shows it")
  func outOfSight() {
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 2_000, width: 390, height: 100))
    carousel.contentSize = CGSize(width: 1_560, height: 100)
    carousel.isPagingEnabled = true
    let far = textField("far", 20, x: 2 * 390 + 100)
    carousel.addSubview(far)
    let stage = FieldsStage(list(textField("a", 100), carousel))
    stage.edit(stage.fields[0])
    #expect(stage.focus(after: .next) == "far" && carousel.contentOffset.x == 780)
    #expect(stage.view.bounds.contains(far.convert(far.bounds, to: stage.view)))
  }

  @Test(
    "a larger view of which a part is in sight",
    arguments: [CGSize(width: 300, height: 2_000), CGSize(width: 2_000, height: 80)])
  func largerThanTheScreen(_ size: CGSize) {
    let (field, text) = (textField("a", 100), textView(200))
    text.frame.size = size
    let list = list(field, text)
    list.contentSize.width = 3_000
    let stage = FieldsStage(list, editing: field)
    list.contentOffset = CGPoint(x: 10, y: 50)
    #expect(stage.move(.next) && text.isFirstResponder)
    #expect(list.contentOffset == CGPoint(x: 10, y: 50))
  }

  // MARK: Pagers

  @Test("a pager shows the page that has the field")
  func verticalPager() {
    let pager = list(textField("a", 100), textField("b", 780), textField("c", 950))
    pager.isPagingEnabled = true
    let stage = FieldsStage(pager)
    stage.edit(pager.subviews[0])
    for (name, y) in [("b", 0.0), ("c", 844)] {
      #expect(stage.focus(after: .next) == name && pager.contentOffset.y == y)
    }
  }

  /// The field in a pager with pages of 390 x 300, which is at the offset; and the offset that the
  /// move must leave.
  nonisolated static let pages: [(field: CGPoint, offset: CGPoint, page: CGPoint)] = [
    (CGPoint(x: 490, y: 700), CGPoint(x: 390, y: 600), CGPoint(x: 390, y: 600)),
    (CGPoint(x: 880, y: 700), CGPoint(x: 390, y: 600), CGPoint(x: 780, y: 600)),
    (CGPoint(x: 100, y: 700), CGPoint(x: 390, y: 600), CGPoint(x: 0, y: 600)),
    (CGPoint(x: 490, y: 1_300), CGPoint(x: 390, y: 600), CGPoint(x: 390, y: 1_200)),
    (CGPoint(x: 490, y: 100), CGPoint(x: 390, y: 600), CGPoint(x: 390, y: 0)),
    (CGPoint(x: 100, y: 1_300), CGPoint(x: 390, y: 600), CGPoint(x: 0, y: 1_200)),
    // The app may leave a pager between two pages.
    (CGPoint(x: 490, y: 100), CGPoint(x: 0, y: 50), CGPoint(x: 390, y: 50)),
    (CGPoint(x: 490, y: 1_300), CGPoint(x: 300, y: 0), CGPoint(x: 300, y: 1_200)),
  ]

  @Test("a pager turns only where the field is out of sight", arguments: pages)
  func pagerDirections(field: CGPoint, offset: CGPoint, page: CGPoint) {
    let next = textField("b", field.y, x: field.x, width: 190)
    let pager = list(next)
    pager.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1_170, height: 1_500)
    pager.contentOffset = offset
    let first = textField("a", 50)
    let stage = FieldsStage(first, pager)
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.edit(first)
    #expect(stage.focus(after: .next) == "b" && pager.contentOffset == page)
  }

  @Test("a pager that is collapsed to nothing keeps a finite offset")
  func collapsedPager() {
    let box = box(0, textField("a", 0), textField("b", 60))
    let pager = list(box)
    pager.isPagingEnabled = true
    let stage = FieldsStage(pager)
    box.navigateFields()
    for size in [CGSize(width: 0, height: 300), CGSize(width: 300, height: 0)] {
      pager.frame = CGRect(origin: CGPoint(x: 16, y: 100), size: size)
      pager.contentSize = CGSize(width: 780, height: 600)
      stage.edit(box.fieldsInOrder[0])
      #expect(stage.focus(after: .next) == "b")
      #expect(pager.contentOffset.x.isFinite && pager.contentOffset.y.isFinite)
    }
  }
}
