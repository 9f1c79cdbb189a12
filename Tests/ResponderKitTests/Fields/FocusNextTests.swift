import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: to the next and the previous one")
struct FocusNextTests {
  @Test("the focus moves forwards and backwards, to the ends and no further")
  func ends() {
    let stage = FieldsStage(textField("a", 100), textField("b", 160), textField("c", 220))
    #expect(stage.move(.next) && stage.focus == "a")
    #expect(stage.move(.next) && stage.focus == "b")
    #expect(stage.move(.next) && stage.focus == "c")
    #expect(!stage.move(.next) && stage.focus == "c")
    #expect(stage.move(.previous) && stage.focus == "b")
    #expect(stage.move(.previous) && stage.focus == "a")
    #expect(!stage.move(.previous) && stage.focus == "a")
  }

  @Test("a move starts from a button, from the key window's first responder, or as a typed action")
  func starts() {
    let button = UIButton(frame: CGRect(x: 16, y: 300, width: 100, height: 44))
    let stage = FieldsStage(
      textField("a", 100), textField("b", 160), textField("c", 220), button)
    stage.edit(stage.view.fieldsInOrder[0])
    #expect(stage.move(.next, from: button) && stage.focus == "b")
    stage.device.perform { _ = UIResponder.focusNext() }
    #expect(stage.focus == "c")
    stage.device.perform { _ = UIResponder.focusPrevious() }
    #expect(stage.focus == "b")
    var answers: [Bool?] = []
    stage.device.perform {
      answers = [button.execute(action: FocusPrevious()), button.execute(action: FocusPrevious())]
      answers.append(button.execute(action: FocusNext()))
    }
    #expect(answers == [true, false, true] && stage.focus == "b")
  }

  @Test("a screen that another one covers whole moves nothing, now or when it is shown again")
  func outsideWindows() {
    let stage = FieldsStage(textField("a", 100), textField("b", 160))
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.device.perform { stage.screen.present(cover, animated: false) }
    stage.device.settle()
    #expect(stage.view.window == nil)
    #expect(!stage.move(.next, from: stage.screen) && !stage.move(.next, from: stage.view))
    stage.device.perform { stage.screen.dismiss(animated: false) }
    stage.device.settle()
    #expect(stage.focus == nil)
    #expect(stage.move(.next, from: stage.screen) && stage.focus == "a")
  }

  @Test(
    "a controller that is not shown yet moves nothing, although its chain leads to its presenter's window",
    .fact("T4.3.8", "T4.4.8"), arguments: [false, true])
  func unshown(isEditing: Bool) {
    let stage = FieldsStage(textField("a", 100), textField("b", 160))
    if isEditing { stage.edit(stage.view.fieldsInOrder[0]) }
    let sheet = Unshown()
    sheet.modalPresentationStyle = .pageSheet
    stage.device.perform { stage.screen.present(sheet, animated: false) }
    stage.device.settle()
    #expect(sheet.answers == [false, false, false])
    #expect(sheet.focused == (isEditing ? "a" : nil), "the field below has kept the focus")
    #expect(sheet.view.firstResponderInside == nil)
    #expect(stage.move(.next, from: sheet) == true)
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
      for (index, name) in ["c", "d"].enumerated() {
        view.addSubview(textField(name, 100 + 60 * CGFloat(index)))
      }
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
    let screen = Coordinated()
    let device = Device.boot(root: screen)
    screen.view.addSubview(textField("a", 100))
    screen.view.addSubview(textField("b", 160))
    device.settle()
    for name in ["a", "b"] {
      var moved = false
      device.perform { moved = screen.focusNext() }
      device.settle()
      let focus = screen.view.firstResponderInside as? UIView
      #expect(moved && focus?.accessibilityIdentifier == name)
    }
    // The bar's button is not in the key window, and its responder chain reaches no window.
    var moved = true
    device.perform { moved = screen.button.focusPrevious() }
    let focus = screen.view.firstResponderInside as? UIView
    #expect(!moved && focus?.accessibilityIdentifier == "b")
  }

  /// A screen whose responder chain ends at the screen itself, before the window.
  private final class Coordinated: UIViewController {
    let button = UIButton(frame: CGRect(x: 200, y: 4, width: 100, height: 44))
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 52))

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(button)
      bar.addSubview(textField("composer", 4))
    }

    override var next: UIResponder? { nil }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test("a search bar moves on from its own field")
  func searchBar() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 160, width: 390, height: 52))
    let stage = FieldsStage(textField("a", 100), bar, textField("c", 220))
    stage.edit(bar.searchTextField)
    #expect(stage.move(.next, from: bar) && stage.focus == "c")
  }

  @Test("a field behind the keyboard is scrolled above it, without an anchor", .fact("T4.12.8"))
  func behindKeyboard() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 2_000)
    for index in 0..<20 { list.addSubview(textField("\(index)", 60 + 60 * CGFloat(index))) }
    let stage = FieldsStage(list)
    stage.edit(list.subviews[0])
    for index in 1..<20 {
      #expect(stage.move(.next) && stage.focus == "\(index)")
      let bottom = list.convert(CGPoint(x: 0, y: list.subviews[index].frame.maxY), to: nil).y
      #expect(bottom <= 844 - stage.device.keyboard.cover.height)
    }
  }

  @Test("a page of a page controller is a screen: the move stays on it")
  func pageController() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    page.view.addSubview(textField("a", 100))
    page.view.addSubview(textField("b", 160))
    let stage = FieldsStage()
    stage.screen.addChild(pages)
    pages.view.frame = stage.view.bounds
    stage.view.addSubview(pages.view)
    stage.view.addSubview(textField("outside", 700))
    pages.didMove(toParent: stage.screen)
    pages.setViewControllers([page], direction: .forward, animated: false)
    stage.device.settle()
    stage.edit(page.view.subviews[0])
    #expect(stage.move(.next) && stage.focus == "b")
    #expect(!stage.move(.next) && stage.focus == "b")
  }

  @Test("a button that the keyboard's window shows finds the key window's fields")
  func senderInAnotherWindow() {
    let stage = FieldsStage(textField("a", 100), textField("b", 160))
    let window = UIWindow(windowScene: stage.device.scene)
    let button = UIButton()
    window.isHidden = false
    window.addSubview(button)
    stage.edit(stage.view.fieldsInOrder[0])
    var answers: [Bool?] = []
    stage.device.perform { answers = [button.execute(action: FocusNext())] }
    #expect(answers == [true] && stage.focus == "b")
    stage.device.perform { answers = [button.execute(action: FocusPrevious())] }
    #expect(answers == [true] && stage.focus == "a")
    window.isHidden = true
  }

  @Test("without a first responder the key window has none to start at")
  func noResponder() {
    let stage = FieldsStage(textField("a", 100))
    #expect(!UIResponder.focusNext() && stage.focus == nil)
  }

  @Test(
    "a field that refuses is passed over, and is asked once",
    .enabled(if: HeadlessChoices.initial.focus.asksNewBeforeOldResigns, "C5.2"))
  func refusal() {
    let (refusing, listener) = (textField("b", 160), FieldListener())
    refusing.delegate = listener
    listener.begins = false
    let stage = FieldsStage(textField("a", 100), refusing, textField("c", 220))
    stage.edit(stage.view.fieldsInOrder[0])
    #expect(stage.move(.next) && stage.focus == "c")
    #expect(listener.asked == ["begin"])
  }

  /// What the app does when a field asks whether it may begin editing.
  private enum Answer: CaseIterable {
    case presents, shows, focuses, resigns
  }

  @Test(
    "a field that the app answers with a picker of its own is where the move ends",
    .enabled(if: HeadlessChoices.initial.focus.asksNewBeforeOldResigns, "C5.2"),
    arguments: Answer.allCases)
  private func answer(_ answer: Answer) {
    let (opener, listener) = (textField("b", 160), FieldListener())
    let last = textField("c", 220)
    let picker = UITextField(frame: CGRect(x: 16, y: 400, width: 300, height: 44))
    picker.accessibilityIdentifier = "picker"
    let stage = FieldsStage(textField("a", 100), opener, last, picker)
    stage.view.navigateFields(
      FieldNavigation(order: .listed([stage.view.subviews[0], opener, last])))
    listener.begins = false
    listener.onBegin = {
      switch answer {
      case .presents: stage.screen.present(UIViewController(), animated: true)
      case .shows:
        stage.view.addSubview(UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 200)))
      case .focuses: picker.becomeFirstResponder()
      case .resigns: stage.view.endEditing(true)
      }
    }
    opener.delegate = listener
    stage.edit(stage.view.fieldsInOrder[0])
    let moved = stage.move(.next)
    #expect(listener.asked == ["begin"] && !last.isFirstResponder)
    #expect(moved == (answer == .focuses || answer == .resigns))
    switch answer {
    case .presents: #expect(stage.screen.presentedViewController != nil)
    case .shows: #expect(stage.focus == "a")
    case .focuses: #expect(stage.focus == "picker")
    case .resigns: #expect(stage.focus == nil)
    }
  }

  @Test("a field that does not let go keeps the focus, and nothing scrolls")
  func holds() {
    let (holding, listener) = (textField("a", 0), FieldListener())
    holding.delegate = listener
    listener.ends = false
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    for field in [holding, textField("b", 1_500), textField("c", 2_500)] {
      scroll.addSubview(field)
    }
    let stage = FieldsStage(scroll)
    stage.edit(holding)
    let offset = scroll.contentOffset
    let last = FieldListener()
    (stage.view.fieldsInOrder[2] as? UITextField)?.delegate = last
    #expect(!stage.move(.next) && last.asked.isEmpty)
    #expect(holding.isFirstResponder && scroll.contentOffset == offset)
  }

  @Test(
    "a field out of sight is scrolled into sight in every scroll view around it, before it has the focus"
  )
  func outOfSight() {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.contentSize = CGSize(width: 390, height: 3_000)
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 2_000, width: 390, height: 100))
    carousel.contentSize = CGSize(width: 1_560, height: 100)
    carousel.isPagingEnabled = true
    let far = textField("far", 20, x: 2 * 390 + 100)
    carousel.addSubview(far)
    page.addSubview(textField("a", 100))
    page.addSubview(carousel)
    let stage = FieldsStage(page)
    stage.edit(stage.view.fieldsInOrder[0])
    #expect(stage.move(.next) && stage.focus == "far")
    #expect(carousel.contentOffset.x == 780)
    let shown = far.convert(far.bounds, to: stage.view)
    #expect(stage.view.bounds.contains(shown))
  }

  @Test("rows that a table has yet to make, also where many rows have no field, and back")
  func rows() {
    let table = RowsController()
    table.without = Set(11..<45)
    let device = Device.boot(root: table)
    device.settle()
    device.perform { table.view.focusNext() }
    func focus() -> String? {
      (table.view.firstResponderInside as? UIView)?.accessibilityIdentifier
    }
    #expect(focus() == "row 0")
    var seen: [String?] = []
    for _ in 0..<14 {
      device.perform { _ = UIResponder.focusNext() }
      device.settle()
      seen.append(focus())
    }
    #expect(seen == (1...10).map { "row \($0)" } + (45...48).map { "row \($0)" })
    device.perform { table.tableView.scrollToRow(at: [0, 59], at: .bottom, animated: false) }
    device.settle()
    for row in [47, 46, 45, 10, 9] {
      device.perform { _ = UIResponder.focusPrevious() }
      device.settle()
      #expect(focus() == "row \(row)")
    }
  }

  @Test("the last row is the last: nothing moves, the list stays")
  func lastRow() {
    let table = RowsController()
    table.rows = 30
    table.without = Set(5..<30)
    let device = Device.boot(root: table)
    device.settle()
    for _ in 0..<5 { device.perform { table.view.focusNext() } }
    device.settle()
    let (before, focus) = (table.tableView.contentOffset, UIResponder.current)
    #expect((focus as? UIView)?.accessibilityIdentifier == "row 4")
    var moved = true
    device.perform { moved = UIResponder.focusNext() }
    device.settle()
    #expect(!moved && table.tableView.contentOffset == before && UIResponder.current === focus)
  }

  @Test(
    "the row with the focus is out of sight: on from its place in the list",
    arguments: [false, true])
  func scrolledAway(isHidden: Bool) {
    let table = RowsController()
    let device = Device.boot(root: table)
    device.settle()
    for _ in 0..<3 { device.perform { table.view.focusNext() } }
    device.perform { table.tableView.scrollToRow(at: [0, 50], at: .top, animated: false) }
    device.settle()
    // UIKit keeps the cell (T4.4.32), but does not guarantee that it is visible.
    if isHidden {
      UIResponder.current?.chain.lazy.compactMap { $0 as? RowCell }.first?.isHidden = true
    }
    device.perform { _ = UIResponder.focusNext() }
    device.settle()
    #expect((UIResponder.current as? UIView)?.accessibilityIdentifier == "row 3")
  }

  @Test("a list that is entered is entered at its first row, or from below at its last one")
  func entered() {
    let table = RowsController()
    let stage = FieldsStage(textField("above", 60), textField("below", 780))
    stage.device.perform {
      stage.screen.addChild(table)
      table.view.frame = CGRect(x: 0, y: 120, width: 390, height: 600)
      stage.view.addSubview(table.view)
      table.didMove(toParent: stage.screen)
    }
    stage.device.settle()
    for (start, direction, end) in [(0, FieldDirection.next, "row 0"), (1, .previous, "row 59")] {
      stage.edit(stage.view.subviews.compactMap { $0 as? UITextField }[start])
      stage.device.perform {
        table.tableView.scrollToRow(at: [0, 30], at: .top, animated: false)
      }
      stage.device.settle()
      #expect(stage.move(direction) && stage.focus == end)
    }
  }

  @Test(
    "a row with the focus that is not seen: on in the list, and from its last row on behind the list"
  )
  func unseen() {
    let table = RowsController()
    table.rows = 6
    let stage = FieldsStage(textField("above", 60), textField("below", 780))
    stage.device.perform {
      stage.screen.addChild(table)
      table.view.frame = CGRect(x: 0, y: 120, width: 390, height: 600)
      stage.view.addSubview(table.view)
      table.didMove(toParent: stage.screen)
    }
    stage.device.settle()
    for (row, next) in [(2, "row 3"), (5, "below")] {
      let cell = table.tableView.cellForRow(at: [0, row]) as? RowCell
      if let field = cell?.field { stage.edit(field) }
      cell?.isHidden = true
      #expect(stage.move(.next) && stage.focus == next)
      cell?.isHidden = false
    }
  }
}
