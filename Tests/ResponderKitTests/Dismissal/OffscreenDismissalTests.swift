import HeadlessDriver
import ResponderJournal
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests a field that a drag takes away, or leaves, in both forms of the behaviour. What a rule
/// says about a field is tested in ResponderCoreTests.
@MainActor @Suite("Dismissal of a field that scrolls away")
struct OffscreenDismissalTests {
  /// A field that is edited, a gesture, and whether the field is then still first responder.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var row = 4
    var rule = DismissalRule.fullyHidden
    var ending = OffscreenDismissal.Ending.polite
    var area = VisibleArea.insideSafeArea
    var setUp: SetUp = { _ in }
    let gesture: @MainActor @Sendable (DismissalStage) -> Void
    let keeps: Bool

    init(
      _ name: String, row: Int = 4, rule: DismissalRule = .fullyHidden,
      ending: OffscreenDismissal.Ending = .polite, area: VisibleArea = .insideSafeArea,
      keeps: Bool, setUp: @escaping SetUp = { _ in },
      _ gesture: @escaping @MainActor @Sendable (DismissalStage) -> Void
    ) {
      (testDescription, self.row, self.rule, self.ending) = (name, row, rule, ending)
      (self.area, self.setUp, self.gesture, self.keeps) = (area, setUp, gesture, keeps)
    }
  }

  typealias SetUp = @MainActor @Sendable (FieldList) -> Void

  private nonisolated static let fast: SetUp = { $0.scrollView.decelerationRate = .fast }
  private nonisolated static let pages: SetUp = { $0.scrollView.isPagingEnabled = true }
  private nonisolated static let bar: SetUp = { $0.additionalSafeAreaInsets.top = 100 }
  private nonisolated static let ownInset: SetUp = { $0.scrollView.contentInset.top = 100 }
  private nonisolated static let refusal: SetUp = { $0.agreesToEnd = false }
  private nonisolated static let wide: SetUp = {
    $0.scrollView.contentSize = CGSize(width: 3900, height: 300)
    $0.fields[3].frame = CGRect(x: 100, y: 132, width: 200, height: 44)
  }

  @MainActor
  private static func sideways(_ stage: DismissalStage, by travel: CGFloat) {
    stage.device.drag(
      from: CGPoint(x: 385, y: 300), to: CGPoint(x: 385 + travel, y: 300), duration: 3.2, hold: 0.4)
  }

  @MainActor
  private static func sideways(_ stage: DismissalStage, at speed: CGFloat) {
    stage.device.fling(
      from: CGPoint(x: 380, y: 300), velocity: CGPoint(x: speed, y: 0), duration: 0.08)
  }

  /// Drags the lower half of the field in row 2 out of the viewport's top.
  private nonisolated static let half: @MainActor @Sendable (DismissalStage) -> Void = {
    $0.drag(by: -10 - $0.fields[2].frame.midY)
  }

  /// Begins a composition in the field of row 4, as a keyboard for Chinese does.
  @MainActor
  private static func compose(_ stage: DismissalStage) {
    let end = NSRange(location: 2, length: 0)
    stage.device.perform { stage.fields[4].setMarkedText("ni", selectedRange: end) }
  }

  nonisolated static let cases: [Case] = [
    Case("flung in sight", row: 8, keeps: true) { $0.fling(-0.4) },
    Case("flung away", keeps: false) { $0.fling(-2) },
    Case("a slow drag in sight", row: 2, keeps: true) { $0.drag(by: -100) },
    Case("a slow drag out of sight", row: 2, keeps: false) { $0.drag(by: -250) },
    Case("half hidden", row: 2, keeps: true, half),
    Case("half hidden, of which part is enough", row: 2, rule: .partlyHidden, keeps: false, half),
    Case("the normal rate", row: 8, keeps: false) { $0.fling(-1) },
    Case("the fast rate stops sooner", row: 8, keeps: true, setUp: fast) { $0.fling(-1) },
    Case("less than half a page", row: 8, keeps: true, setUp: pages) { $0.drag(by: -50) },
    Case("one page on", row: 8, keeps: false, setUp: pages) { $0.fling(-1) },
    // The keyboard comes over the field, and the short drag leaves the field behind the keyboard.
    Case("under the keyboard", row: 14, keeps: false) { $0.drag(by: -12, from: 300) },
    Case("at the top", keeps: true) { $0.drag(by: -186) },
    Case("under a bar", keeps: false, setUp: bar) { $0.drag(by: -286) },
    Case("under the app's own inset", keeps: true, setUp: ownInset) { $0.drag(by: -286) },
    Case(
      "under the app's own inset that hides", area: .insideInsets, keeps: false, setUp: ownInset
    ) { $0.drag(by: -286) },
    Case("sideways in sight", row: 3, keeps: true, setUp: wide) { sideways($0, at: -0.3) },
    Case("sideways away", row: 3, keeps: false, setUp: wide) { sideways($0, at: -2) },
    // Half of the card's width of 200 points is visible.
    Case(
      "a card of which enough is seen", row: 3, rule: .visibleFraction(below: 0.4), keeps: true,
      setUp: wide
    ) { sideways($0, by: -210) },
    Case(
      "a card of which too little is seen", row: 3, rule: .visibleFraction(below: 0.6),
      keeps: false, setUp: wide
    ) { sideways($0, by: -210) },
    Case("a refusal", keeps: true, setUp: refusal) { $0.fling(-3) },
    Case("a refusal, forced", ending: .forced, keeps: false, setUp: refusal) { $0.fling(-3) },
    Case("any drag, without keyboardDismissMode", row: 8, keeps: true) { $0.drag(by: -60) },
    Case("a composition", keeps: true) {
      compose($0)
      $0.fling(-2)
    },
    Case("a composition under a bar, forced", ending: .forced, keeps: true, setUp: bar) {
      compose($0)
      $0.drag(by: -160)
    },
    Case("a composition outside the window, forced", ending: .forced, keeps: false) {
      compose($0)
      $0.flingToRest(-3)
    },
  ]

  @Test(
    "a field goes if the drag's rest hides it, by the rule", .item("0.10", "0.11"),
    .flaw("2.2.1", "2.2.2", "2.2.3", "2.2.8", "2.2.10", "2.2.13"), arguments: cases,
    DismissalForm.allCases)
  func drag(_ row: Case, _ form: DismissalForm) {
    let stage = DismissalStage(
      form, rule: row.rule, ending: row.ending, area: row.area, before: row.setUp)
    stage.edit(row.row)
    row.gesture(stage)
    #expect(stage.fields[row.row].isFirstResponder == row.keeps)
    stage.device.settle()
    #expect(stage.fields[row.row].isFirstResponder == row.keeps)
    if row.ending == .forced { #expect(stage.resigns.map(\.isForced) == (row.keeps ? [] : [true])) }
  }

  @Test("a fling that takes the field away ends editing once", arguments: DismissalForm.allCases)
  func order(_ form: DismissalForm) {
    let stage = DismissalStage(form, editing: 4)
    stage.fling(-2)
    #expect(!stage.fields[4].isFirstResponder)
    let asked = ["shouldEnd 4", "didEnd 4"]
    let lifted = ["didEndDragging true", "willBeginDecelerating"]
    #expect(
      stage.list.log.filter { $0 != "didScroll" } == ["willBeginDragging", "willEndDragging"]
        + (form == .delegate ? asked + lifted : lifted + asked))
    // The list has not shown a single frame of the deceleration yet.
    #expect(stage.list.log.last != "didScroll")
    stage.device.settle()
    #expect(stage.list.log.filter { $0 == "didEnd 4" }.count == 1)
    #expect(stage.list.log.last == "didEndDecelerating")
  }

  nonisolated static let backAgain = DismissalStory(
    "dragged out of view and back again", row: 2,
    .press(450, to: 150),
    .does { #expect($0.scrollView.contentOffset.y > $0.fields[2].frame.maxY) }, .wait(0.5),
    .keeps(), .judged(), .slide(to: 430), .wait(0.4), .lift, .rest, .keeps(), .judged(.dragEnd))

  @Test(
    "the field is asked at the end of the drag", .item("0.6"), arguments: DismissalForm.allCases)
  func trigger(_ form: DismissalForm) { Self.backAgain.play(form) }

  nonisolated static let stories: [DismissalStory] = [
    DismissalStory(
      "where keyboardDismissMode ends editing, there is nothing to judge", row: 8,
      setUp: { $0.scrollView.keyboardDismissMode = .onDrag },
      .dragToRest(by: -60), .loses(), .judged()),
    DismissalStory(
      "rows inserted during the coasting: judged where it rests", row: 8, .fling(-0.5), .keeps(),
      .wait(0.1),
      .settles { stage in
        for field in stage.fields { field.frame.origin.y += 660 }
        stage.scrollView.contentSize.height += 660
      }, .loses()),
    DismissalStory(
      "a drag that the system takes away is judged at rest", row: 2, .press(480, to: 100),
      .does { #expect($0.scrollView.isDragging) }, .wait(0.1), .does { $0.device.cancelTouches() },
      .rest, .loses(), .judged(.restAfterDrag)),
    DismissalStory(
      "a field with a composition is judged again after its next motion",
      .does(compose), .fling(-3), .rest, .keeps(), .asked(0),
      .does { $0.fields[4].unmarkText() }, .wait(1), .keeps(), .scrollToRest(1000), .loses()),
    DismissalStory(
      "a field that refused is asked again after its next motion", row: 5,
      .does { $0.list.agreesToEnd = false }, .scroll(1000),
      // This is long enough for the frame in which the list's watch asks the field to resign, but
      // not for the next frame.
      .wait(0.11), .asked(1), .scrollToRest(1020), .wait(1), .asked(2),
      .does { $0.list.agreesToEnd = true }),
  ]

  @Test("when a field is judged, and when not", .flaw("2.2.13"), arguments: stories)
  func plays(story: DismissalStory) { story.play() }

  @Test(
    "the field is judged where the list comes to rest", .item("0.7", "0.9"),
    arguments: DismissalForm.allCases, [1, 1.5, 2, 3])
  func prediction(_ form: DismissalForm, speed: CGFloat) throws {
    let stage = DismissalStage(form, editing: 8)
    stage.fling(-speed)
    #expect(stage.fields[8].frame.minY > stage.scrollView.contentOffset.y)
    let decision = try #require(stage.dismissals.first?.decision)
    #expect(decision.shouldDismiss && decision.geometry.viewport == stage.scrollView.bounds.size)
    stage.device.settle()
    #expect(abs(stage.scrollView.contentOffset.y - decision.restingOffset.y) <= 0.5)
  }

  @Test("the rectangle is the responder's bounds, converted through the views", .item("0.8"))
  func rectangle() throws {
    let stage = DismissalStage(editing: 4)
    let wrapper = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    wrapper.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let inside = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    stage.device.settle {
      stage.scrollView.addSubview(wrapper)
      wrapper.addSubview(inside)
      inside.becomeFirstResponder()
    }
    stage.forget()
    stage.drag(by: -30)
    let decision = try #require(stage.dismissals.first?.decision)
    #expect(decision.fieldRect == CGRect(x: 107.5, y: 135, width: 50, height: 20))
  }

  // MARK: Whose field

  @Test(
    "no field outside the list is dismissed, nor a controller", .item("0.12"), .flaw("2.2.4"),
    arguments: DismissalForm.allCases)
  func outside(_ form: DismissalForm) {
    let outside = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 40))
    let stage = DismissalStage(form) { $0.view.addSubview(outside) }
    stage.flingToRest(-3)
    stage.device.perform { outside.becomeFirstResponder() }
    stage.flingToRest(3, from: 200)
    #expect(outside.isFirstResponder && stage.dismissals.isEmpty && stage.resigns.isEmpty)
    let controller = FocusableController()
    stage.list.addChild(controller)
    controller.view.frame = CGRect(x: 200, y: 2000, width: 100, height: 100)
    stage.scrollView.addSubview(controller.view)
    stage.device.perform { controller.becomeFirstResponder() }
    stage.flingToRest(-3)
    #expect(controller.isFirstResponder && stage.dismissals.isEmpty)
  }

  @Test(
    "text in an input accessory keeps the keyboard", .flaw("2.1.7"),
    arguments: DismissalForm.allCases)
  func accessory(_ form: DismissalForm) {
    let composer = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 34))
    let stage = DismissalStage(form) { list in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.addSubview(composer)
      list.fields[0].inputAccessoryView = bar
    }
    stage.edit(0)
    stage.device.settle { composer.becomeFirstResponder() }
    #expect(composer.isFirstResponder && composer.window !== stage.scrollView.window)
    stage.flingToRest(-3, from: 400)
    #expect(composer.isFirstResponder && stage.dismissals.isEmpty)
  }

  @Test(
    "a view that is no text control is dismissed as well", .flaw("2.2.8"),
    arguments: DismissalForm.allCases)
  func customResponder(_ form: DismissalForm) {
    let custom = FocusableView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    let stage = DismissalStage(form) { $0.scrollView.addSubview(custom) }
    // `FirstResponderTracker` looked for the first responder a moment ago, but the end of a drag makes it look
    // again.
    stage.device.perform { _ = FirstResponderTracker.shared.current }
    stage.device.perform { custom.becomeFirstResponder() }
    custom.agreesToResign = false
    stage.flingToRest(-3)
    #expect(custom.isFirstResponder && stage.resigns.map(\.didResign) == [false])
    custom.agreesToResign = true
    stage.fling(-3)
    #expect(!custom.isFirstResponder)
  }

  @Test("any field will do, in turn, and none is kept alive", .item("0.4", "0.5"))
  func weakly() {
    _ = Device.boot()
    weak var kept: UITextField?
    weak var keptList: UIScrollView?
    do {
      let stage = DismissalStage(editing: 3)
      kept = stage.fields[5]
      keptList = stage.scrollView
      stage.edit(5)
      stage.fling(-3)
      #expect(kept?.isFirstResponder == false)
      stage.device.settle()
      stage.scroll(to: 0)
      stage.edit(2)
      stage.fling(-3)
      #expect(!stage.fields[2].isFirstResponder)
    }
    _ = Device.boot()
    #expect(kept == nil && keptList == nil)
  }

  @Test(
    "a refusal is respected, reported, and not asked again", .flaw("2.2.8"),
    arguments: DismissalForm.allCases)
  func refusal(_ form: DismissalForm) {
    let stage = DismissalStage(form, editing: 4)
    stage.list.agreesToEnd = false
    stage.flingToRest(-3)
    stage.device.advance(by: 2)
    #expect(stage.fields[4].isFirstResponder && stage.asked(4) == 1)
    #expect(stage.resigns.map(\.didResign) == [false])
    #expect(Diagnosis.resignRefused(stage.resigns[0]) != nil)
    // At the next drag, the package asks again. The field now agrees, and resigns.
    stage.list.agreesToEnd = true
    stage.fling(-3)
    #expect(!stage.fields[4].isFirstResponder)
  }

  // MARK: Which list

  @Test(
    "an upside-down list is judged by what is seen", .flaw("2.2.9"),
    arguments: DismissalForm.allCases)
  func flipped(_ form: DismissalForm) {
    // Its first row is at the bottom of the screen, and its content moves down as the offset grows.
    for (travel, keeps) in [(CGFloat(60), true), (380, false)] {
      let stage = DismissalStage(form) { list in
        list.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
        list.scrollView.contentInsetAdjustmentBehavior = .never
        list.scrollView.contentInset.top = 336
        list.scrollView.contentOffset.y = -336
      }
      stage.edit(6)
      let before = stage.fields[6].convert(stage.fields[6].bounds, to: nil)
      #expect(before.minY > 150 && before.maxY < 508)
      stage.device.drag(
        from: CGPoint(x: 8, y: 100), to: CGPoint(x: 8, y: 100 + travel), duration: 3, hold: 0.4)
      stage.device.settle()
      #expect(stage.fields[6].isFirstResponder == keeps)
    }
  }

  @Test("a table of fifty rows with a field each", .item("0.13"), arguments: DismissalForm.allCases)
  func table(_ form: DismissalForm) {
    let table = FieldTable(form)
    let device = Device.boot(root: table)
    let field = table.field(3)
    device.tap(field)
    device.settle()
    device.drag(from: CGPoint(x: 8, y: 400), to: CGPoint(x: 8, y: 380), duration: 0.4, hold: 0.4)
    device.settle()
    #expect(field.isFirstResponder)
    device.fling(from: CGPoint(x: 8, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    #expect(!field.isFirstResponder)
  }

  @Test("a field whose row has left the screen is dismissed", .flaw("2.2.12"))
  func recycling() {
    let table = FieldTable(.token)
    let device = Device.boot(root: table)
    let field = table.field(3)
    table.agreesToEnd = false
    device.tap(field)
    device.settle()
    device.fling(from: CGPoint(x: 8, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    device.settle()
    let shown = table.tableView.indexPathsForVisibleRows
    #expect(shown?.contains(IndexPath(row: 3, section: 0)) == false && field.isFirstResponder)
    // The field refused before. Now it would agree, so the next drag dismisses it.
    table.agreesToEnd = true
    device.drag(from: CGPoint(x: 8, y: 400), to: CGPoint(x: 8, y: 360), duration: 0.6, hold: 0.4)
    #expect(!field.isFirstResponder)
  }
}
