import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests what the package does in place of the flaws of section 2.2. Some flaws have a suite of
/// their own in another file of this folder.
@MainActor @Suite("Dismissal: the flaws of the article are mended")
struct DismissalFlawTests {
  @Test(
    "text in an input accessory is not in the list, and keeps the keyboard", .flaw("2.1.7"),
    arguments: DismissalForm.allCases)
  func accessory(_ form: DismissalForm) {
    let composer = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 34))
    let stage = DismissalStage(form) { list in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.addSubview(composer)
      list.fields[0].inputAccessoryView = bar
    }
    stage.edit(0)
    stage.device.perform { composer.becomeFirstResponder() }
    stage.device.settle()
    #expect(composer.isFirstResponder && composer.window !== stage.scrollView.window)
    stage.fling(-3, from: 400)
    stage.device.settle()
    #expect(composer.isFirstResponder)
    #expect(stage.dismissals.isEmpty)
  }

  @Test(
    "a half-visible field stays, and so does one larger than the viewport", .flaw("2.2.1"),
    arguments: DismissalForm.allCases)
  func size(_ form: DismissalForm) {
    for rule in [DismissalRule.fullyHidden, .partlyHidden, .visibleFraction(below: 0.9)] {
      let tall = UITextView(frame: CGRect(x: 0, y: 0, width: 600, height: 900))
      let stage = DismissalStage(form, rule: rule) { list in
        list.scrollView.addSubview(tall)
        list.scrollView.contentSize = CGSize(width: 700, height: 2200)
      }
      stage.device.perform { tall.becomeFirstResponder() }
      stage.device.settle()
      stage.drag(by: -110)
      stage.device.settle()
      #expect(tall.isFirstResponder, "\(rule)")
    }
    let half = DismissalStage(form, editing: 2)
    half.drag(by: -10 - half.fields[2].frame.midY)
    half.device.settle()
    #expect(half.fields[2].isFirstResponder)
  }

  @Test(
    "a field under the keyboard, under a bar or in the safe area counts as hidden", .flaw("2.2.2"),
    arguments: DismissalForm.allCases)
  func covered(_ form: DismissalForm) {
    // The keyboard appears over the field, and the short drag leaves the field behind the keyboard.
    let stage = DismissalStage(form, editing: 14)
    let field = stage.fields[14]
    let screen = field.convert(field.bounds, to: stage.device.scene.screen.coordinateSpace)
    #expect(KeyboardMonitor.shared.frame.contains(screen))
    stage.drag(by: -12, from: 300)
    #expect(!field.isFirstResponder)
    // A bar of 100 points hides the field. Without the bar, the field is still visible at the top
    // of the viewport.
    for (bar, keeps) in [(CGFloat(0), true), (100, false)] {
      let stage = DismissalStage(form)
      stage.device.perform { stage.list.additionalSafeAreaInsets.top = bar }
      stage.edit(4)
      stage.drag(by: -10 - 176 - bar)
      #expect(abs(stage.scrollView.contentOffset.y - (176 - 47)) < 1)
      #expect(stage.fields[4].isFirstResponder == keeps)
    }
    // The app's own inset hides nothing, unless the app chooses `.insideInsets`.
    for (area, keeps) in [(VisibleArea.insideSafeArea, true), (.insideInsets, false)] {
      let stage = DismissalStage(form, area: area) { $0.scrollView.contentInset.top = 100 }
      stage.edit(4)
      stage.drag(by: -10 - 176 - 100)
      #expect(abs(stage.scrollView.contentOffset.y - (176 - 47)) < 1)
      #expect(stage.fields[4].isFirstResponder == keeps, "\(area)")
    }
  }

  @Test(
    "sideways the target's x decides", .flaw("2.2.3"), arguments: DismissalForm.allCases)
  func horizontal(_ form: DismissalForm) {
    for (speed, keeps) in [(CGFloat(-2), false), (-0.3, true)] {
      let stage = DismissalStage(form) { list in
        list.scrollView.contentSize = CGSize(width: 3900, height: 300)
      }
      stage.edit(3)
      stage.device.fling(
        from: CGPoint(x: 380, y: 300), velocity: CGPoint(x: speed, y: 0), duration: 0.08)
      stage.device.settle()
      #expect(stage.scrollView.contentOffset.x > 0)
      #expect(stage.fields[3].isFirstResponder == keeps)
      if !keeps {
        #expect(stage.dismissals.first?.decision.visibilityAtRest.hiddenSide == .left)
      }
    }
  }

  @Test(
    "a nested list that scrolls dismisses no field outside it", .flaw("2.2.4"),
    arguments: DismissalForm.allCases)
  func notInside(_ form: DismissalForm) {
    let stage = DismissalStage(form)
    let outside = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 40))
    stage.list.view.addSubview(outside)
    stage.device.perform { outside.becomeFirstResponder() }
    stage.fling(-3)
    stage.device.settle()
    #expect(outside.isFirstResponder)
    #expect(stage.dismissals.isEmpty)
  }

  @Test(
    "a refusal is respected, reported, and not followed by another question", .flaw("2.2.8"),
    arguments: DismissalForm.allCases)
  func refusal(_ form: DismissalForm) {
    let stage = DismissalStage(form, editing: 4)
    stage.list.agreesToEnd = false
    stage.fling(-3)
    stage.device.settle()
    stage.device.advance(by: 2)
    #expect(stage.fields[4].isFirstResponder)
    #expect(stage.asked(4) == 1)
    #expect(stage.resigns.map(\.didResign) == [false])
    #expect(Diagnosis.found(in: JournalEntry(time: 0, event: .resign(stage.resigns[0]))).count == 1)
    // At the next drag, the package asks again. The field now agrees, and resigns.
    stage.list.agreesToEnd = true
    stage.fling(-3)
    #expect(!stage.fields[4].isFirstResponder)
  }

  @Test(
    "a view that is no text control is dismissed as well", .flaw("2.2.8"),
    arguments: DismissalForm.allCases)
  func customResponder(_ form: DismissalForm) {
    let custom = FocusableView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    let stage = DismissalStage(form) { $0.scrollView.addSubview(custom) }
    // `FocusBook` looked for the first responder a moment ago, but the end of a drag makes it look
    // again.
    stage.device.perform { _ = FocusBook.shared.current }
    stage.device.perform { custom.becomeFirstResponder() }
    custom.agreesToResign = false
    stage.fling(-3)
    stage.device.settle()
    #expect(custom.isFirstResponder)
    #expect(stage.resigns.map(\.didResign) == [false])
    custom.agreesToResign = true
    stage.fling(-3)
    #expect(!custom.isFirstResponder)
  }

  @Test(
    "a flipped list is judged by what is seen", .flaw("2.2.9"), arguments: DismissalForm.allCases)
  func flipped(_ form: DismissalForm) {
    // The list is upside down, as in chats. Its first row is at the bottom of the screen, and its
    // content moves down as the offset grows.
    for (travel, keeps) in [(CGFloat(60), true), (560, false)] {
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
        from: CGPoint(x: 8, y: 100), to: CGPoint(x: 8, y: 100 + min(travel, 380)), duration: 3,
        hold: 0.4)
      stage.device.settle()
      #expect(stage.fields[6].isFirstResponder == keeps)
    }
  }

  @Test(
    "cards sideways, with a rule about how much is seen", .flaw("2.2.10"),
    arguments: DismissalForm.allCases)
  func cards(_ form: DismissalForm) {
    for (rule, keeps) in [
      (DismissalRule.visibleFraction(below: 0.6), false), (.visibleFraction(below: 0.4), true),
    ] {
      let stage = DismissalStage(form, rule: rule) { list in
        list.scrollView.contentSize = CGSize(width: 3900, height: 300)
        list.fields[3].frame = CGRect(x: 100, y: 132, width: 200, height: 44)
      }
      stage.edit(3)
      // The list is dragged to x = 200. Half of the field's width of 200 points is then visible.
      stage.device.drag(
        from: CGPoint(x: 385, y: 300), to: CGPoint(x: 175, y: 300), duration: 3.2, hold: 0.4)
      #expect(abs(stage.scrollView.contentOffset.x - 200) < 1)
      #expect(stage.fields[3].isFirstResponder == keeps)
    }
  }

  @Test(
    "the row of the field has left the table's screen; the keyboard does not care how",
    .flaw("2.2.12"))
  func recycling() {
    let table = FieldTable(.token)
    let device = Device.boot(root: table)
    let field = table.field(3)
    table.agreesToEnd = false
    device.tap(field)
    device.settle()
    device.fling(from: CGPoint(x: 8, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    device.settle()
    #expect(
      table.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 3, section: 0)) == false)
    #expect(field.isFirstResponder)
    // The field refused before. Now it would agree, so the next drag dismisses it, although its row
    // is far away.
    table.agreesToEnd = true
    device.drag(from: CGPoint(x: 8, y: 400), to: CGPoint(x: 8, y: 360), duration: 0.6, hold: 0.4)
    #expect(!field.isFirstResponder)
  }

  @Test(
    "dragging alone closes nothing, unlike keyboardDismissMode", .flaw("2.2.13"),
    arguments: DismissalForm.allCases)
  func onlyWhenItLeaves(_ form: DismissalForm) {
    for (mode, keeps) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
      let stage = DismissalStage(form) { $0.scrollView.keyboardDismissMode = mode }
      stage.edit(8)
      stage.drag(by: -60)
      stage.device.settle()
      #expect(stage.fields[8].isFirstResponder == keeps)
      // If UIKit has already ended the editing, the package has no field to judge.
      #expect(stage.dismissals.isEmpty != keeps)
    }
  }
}
