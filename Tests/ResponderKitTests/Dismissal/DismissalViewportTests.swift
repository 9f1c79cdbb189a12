import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests that a list may make room for the keyboard, with its frame or with its inset, without a
/// dismissal. Also tests which parts of a list count as visible: under its own insets, and outside
/// a pager that does not clip.
@MainActor @Suite("Dismissal: a viewport that the keyboard resizes")
struct DismissalViewportTests {
  /// The ways in which an app changes its list's frame to make room for the keyboard.
  enum Way: CaseIterable, Sendable {
    case willShow, didShow, layoutGuide

    /// The ways that work with these choices (T4.13.62, T4.15.18).
    static var working: [Way] {
      let choices = HeadlessChoices.initial.keyboard
      return allCases.filter {
        !($0 == .didShow && choices.tellsWrongFrameAtRest)
          && !($0 == .layoutGuide && choices.guidesStayDown)
      }
    }
  }

  /// A list whose lower end the app moves to the top of the keyboard in one of these ways.
  @MainActor
  private final class Room {
    let stage: DismissalStage
    private var end: CGFloat = 844
    private var observers: [any NSObjectProtocol] = []

    init(_ way: Way, rule: DismissalRule = .fullyHidden, predictions: Bool = true) {
      stage = DismissalStage(rule: rule)
      stage.device.keyboard.showsPredictions = predictions
      let list = stage.list
      let names: [Notification.Name] =
        switch way {
        case .willShow: [UIResponder.keyboardWillChangeFrameNotification]
        case .didShow: [UIResponder.keyboardDidChangeFrameNotification]
        case .layoutGuide: []
        }
      if way == .layoutGuide {
        stage.device.perform {
          list.listEnd = { [unowned list] in list.view.keyboardLayoutGuide.layoutFrame.minY }
        }
        // A constraint to the layout guide would cause this layout automatically.
        observe(UIResponder.keyboardWillChangeFrameNotification) { _ in list.view.setNeedsLayout() }
      } else {
        stage.device.perform { list.listEnd = { [unowned self] in self.end } }
      }
      for name in names {
        observe(name) { [weak self] frame in
          self?.end = min(844, frame.minY)
          list.view.setNeedsLayout()
        }
      }
    }

    private func observe(_ name: Notification.Name, _ body: @escaping @MainActor (CGRect) -> Void) {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
          MainActor.assumeIsolated { body(frame) }
        })
    }

    func leave() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }

  @Test("a bar that minimises while the user scrolls changes no decision", .fact("T4.24.2"))
  func minimisingBar() {
    HeadlessChoices.with {
      $0.controllers.minimisesBars = true
    } run: {
      let stage = DismissalStage(editing: 8, isInNavigation: true)
      let top = stage.scrollView.adjustedContentInset.top
      stage.dragToRest(by: -60)
      #expect(stage.scrollView.adjustedContentInset.top == top - 44)
      #expect(stage.fields[8].isFirstResponder)
      stage.dragToRest(by: 40)
      #expect(stage.scrollView.adjustedContentInset.top == top)
      #expect(stage.fields[8].isFirstResponder)
      stage.flingToRest(-3)
      #expect(!stage.fields[8].isFirstResponder && stage.asked(8) == 1)
    }
  }

  @Test("a list that ends at the keyboard keeps the field behind it", arguments: Way.working)
  func comes(_ way: Way) {
    for rule in [DismissalRule.fullyHidden, .partlyHidden] {
      let room = Room(way, rule: rule)
      let stage = room.stage
      stage.device.tap(stage.fields[14])
      stage.device.settle()
      stage.device.advance(by: 1)
      #expect(stage.scrollView.bounds.height == 508)
      #expect(stage.fields[14].isFirstResponder, "\(rule)")
      #expect(stage.dismissals.isEmpty)
      room.leave()
    }
  }

  @Test("suggestions that come later dismiss no field", arguments: Way.working)
  func suggestions(_ way: Way) {
    let room = Room(way, rule: .partlyHidden, predictions: false)
    let stage = room.stage
    stage.device.tap(stage.fields[10])
    stage.device.settle()
    stage.device.advance(by: 1)
    stage.forget()
    let before = stage.scrollView.bounds.height
    stage.device.keyboard.showsPredictions = true
    stage.device.settle()
    let field = stage.fields[10]
    #expect(stage.scrollView.bounds.height < before)
    #expect(field.convert(field.bounds, to: nil).maxY > stage.scrollView.frame.maxY)
    #expect(field.isFirstResponder)
    #expect(stage.dismissals.isEmpty)
    // A scroll out of view is a reason to dismiss, as usual.
    stage.scrollToRest(1200)
    #expect(!field.isFirstResponder)
    room.leave()
  }

  @Test("a screen that the app lifts above the keyboard keeps its field")
  func lifted() {
    let stage = DismissalStage(rule: .partlyHidden)
    let list = stage.list
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { list.scrollView.frame.origin.y = -300 }
    }
    stage.device.tap(stage.fields[5])
    stage.device.settle()
    stage.device.advance(by: 1)
    #expect(list.scrollView.frame.minY == -300)
    #expect(stage.fields[5].isFirstResponder)
    #expect(stage.dismissals.isEmpty)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("a keyboard that grows over a field after a bar's collapse", arguments: [false, true])
  func growsAfterABar(collapses: Bool) {
    let stage = DismissalStage { $0.additionalSafeAreaInsets.top = 44 }
    stage.device.keyboard.showsPredictions = false
    stage.edit(9)
    // The field is just above the keyboard.
    let keyboard = KeyboardMonitor.shared.frame
    let field = stage.fields[9]
    stage.scrollToRest(field.frame.maxY - keyboard.minY)
    stage.device.advance(by: 2)
    stage.forget()
    if collapses { stage.device.perform { stage.list.additionalSafeAreaInsets.top = 0 } }
    stage.device.advance(by: 0.3)
    stage.device.keyboard.showsPredictions = true
    stage.device.settle()
    stage.device.advance(by: 1)
    #expect(KeyboardMonitor.shared.frame.minY < keyboard.minY)
    let shown = field.convert(field.bounds, to: nil)
    #expect(shown.minY >= KeyboardMonitor.shared.frame.minY)
    #expect(field.isFirstResponder)
    #expect(!stage.dismissals.contains { $0.decision.shouldDismiss })
  }

  // MARK: The app's own insets

  @Test(
    "what a pager that does not clip shows beside it is visible", arguments: DismissalForm.allCases,
    VisibleArea.allCases)
  func openPager(_ form: DismissalForm, _ area: VisibleArea) {
    // The pages are 190 points wide in a window of 390, so 100 points of the neighbouring pages are
    // visible on each side.
    let stage = DismissalStage(form, area: area) { list in
      list.scrollView.contentInsetAdjustmentBehavior = .never
      list.scrollView.clipsToBounds = false
      list.sides = 100
      list.scrollView.contentSize = CGSize(width: 1900, height: 300)
      for field in list.fields { field.isHidden = field !== list.fields[3] }
      list.fields[3].frame = CGRect(x: 100, y: 132, width: 80, height: 44)
    }
    stage.edit(3)
    func page(to x: CGFloat) {
      stage.device.drag(
        from: CGPoint(x: 285, y: 300),
        to: CGPoint(x: 285 - (x - stage.scrollView.contentOffset.x), y: 300),
        duration: 3.2, hold: 0.4)
      stage.device.settle()
    }
    // The first page is now the left neighbour. Its field begins 90 points to the left of the
    // pager's edge and is still visible.
    page(to: 190)
    #expect(stage.fields[3].convert(stage.fields[3].bounds, to: nil).minX < 100)
    #expect(stage.fields[3].isFirstResponder)
    page(to: 330)
    #expect(stage.fields[3].convert(stage.fields[3].bounds, to: nil).maxX < 0)
    #expect(!stage.fields[3].isFirstResponder)
  }

  /// One list inside another, a field in the inner one, and moves of one of the lists.
  struct Lists: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let outer: CGRect
    var outerClips = true
    var outerInset: CGFloat?
    let inner: CGRect
    var innerAdjusts = true
    var outerJudges = false
    let moves: [(isOuter: Bool, y: CGFloat, keeps: Bool)]
  }

  nonisolated static let lists: [Lists] = [
    // At first, the field reaches from 200 to 244 in the window, and the outer list begins at 300.
    Lists(
      testDescription: "a list inside one that does not clip is seen outside of it",
      outer: CGRect(x: 0, y: 300, width: 390, height: 100), outerClips: false,
      inner: CGRect(x: 0, y: -200, width: 390, height: 300), outerJudges: true,
      moves: [(false, 20, true), (true, 10, true), (false, 400, false)]),
    // The status bar ends at 47. The field begins at 40, and then ends at 43.
    Lists(
      testDescription: "a list is hidden where an open list around it has a bar",
      outer: CGRect(x: 0, y: 0, width: 390, height: 844), outerClips: false,
      inner: CGRect(x: 0, y: 0, width: 390, height: 600), innerAdjusts: false,
      moves: [(true, 60, true), (true, 101, false)]),
    // The field is at 200 in the window, which is inside the outer list's inset of 300.
    Lists(
      testDescription: "an outer list's own inset is visible as well",
      outer: CGRect(x: 0, y: 0, width: 390, height: 844), outerInset: 300,
      inner: CGRect(x: 0, y: 0, width: 390, height: 600), moves: [(false, 20, true)]),
  ]

  @Test("what lists around a field hide of it", arguments: lists)
  func nested(row: Lists) {
    let (outer, inner) = (UIScrollView(frame: row.outer), UIScrollView(frame: row.inner))
    outer.clipsToBounds = row.outerClips
    if row.outerInset != nil { outer.contentInsetAdjustmentBehavior = .never }
    if !row.innerAdjusts { inner.contentInsetAdjustmentBehavior = .never }
    outer.contentSize = CGSize(width: 390, height: 1600)
    inner.contentSize = CGSize(width: 390, height: 2000)
    if let inset = row.outerInset { outer.contentInset.top = inset }
    let field = UITextField(frame: CGRect(x: 40, y: 100, width: 300, height: 44))
    inner.addSubview(field)
    outer.addSubview(inner)
    let controller = UIViewController()
    controller.view.addSubview(outer)
    let device = Device.boot(root: controller)
    inner.dismissFirstResponder()
    if row.outerJudges { outer.dismissFirstResponder() }
    if row.outerInset != nil { device.perform { outer.contentOffset.y = -100 } }
    device.settle { field.becomeFirstResponder() }
    for move in row.moves {
      device.settle { (move.isOuter ? outer : inner).contentOffset.y = move.y }
      #expect(field.isFirstResponder == move.keeps)
    }
  }
}
