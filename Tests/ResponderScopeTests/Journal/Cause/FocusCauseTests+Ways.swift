import HeadlessDriver
import ResponderJournal
import ResponderKit
import Testing
import UIKit

@testable import ResponderScope

/// The ways to lose the focus, each with the cause that the journal should contain.
extension FocusCauseTests {
  /// The responder that has the focus at first.
  enum Edited: Sendable {
    case email, notes, canvas, board, inList, inChild
  }

  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cause: String
    var edits = Edited.email
    var moment = FocusCause.Moment.atTheCall
    let does: @MainActor @Sendable (Shop, Device) -> Void

    /// A function of the app that the app's own code calls.
    static func inCode(
      _ words: String, _ cause: String, edits: Edited = .email,
      _ moment: FocusCause.Moment = .atTheCall,
      _ does: @escaping @MainActor @Sendable (Shop) -> Void
    ) -> Way {
      Way(testDescription: words, cause: cause, edits: edits, moment: moment) { shop, device in
        device.perform { does(shop) }
      }
    }
  }

  nonisolated static let ways: [Way] = inCode + otherwise

  nonisolated static let inCode: [Way] = [
    .inCode("it resigns", "Shop.submit") { $0.submit() },
    .inCode("editing is ended", "Shop.tapBackground") { $0.tapBackground() },
    .inCode("editing of a text view is ended", "Shop.tapBackground", edits: .notes) {
      $0.tapBackground()
    },
    .inCode("it is removed", "Shop.removeEmail") { $0.removeEmail() },
    .inCode("another field takes it", "Shop.goOn") { $0.goOn() },
    .inCode("a text view takes it", "Shop.writeNotes") { $0.writeNotes() },
    .inCode("a text view gives it back", "Shop.goOn", edits: .notes) { $0.goOn() },
    .inCode("a view of its own takes it", "Shop.paint") { $0.paint() },
    .inCode("a view without a keyboard takes it", "Shop.point") { $0.point() },
    .inCode("our helper resigns it", "Shop.useHelper") { $0.useHelper() },
    .inCode("a child is removed", "Shop.removeChild", edits: .inChild) { $0.removeChild() },
    .inCode("layout", "Shop.viewWillLayoutSubviews") { $0.relayout() },
    .inCode("an action's handler", "Shop.checkOut") { $0.city.execute(action: Checkout()) },
    .inCode("an animation's end", "closure in Shop.animate") { $0.animate() },
    .inCode("another window becomes key", "Shop.openPanel") { $0.openPanel() },
    .inCode(
      "a view of its own resigns, and its keyboard goes", "probably Shop.stopPainting",
      edits: .canvas, .nearTheCall
    ) { $0.stopPainting() },
    .inCode(
      "a view without a keyboard resigns",
      "cause not known: UIKit announces no change of this kind", edits: .board
    ) { $0.stopPointing() },
  ]

  private nonisolated static let tool =
    "a command of the debug tools, from closure in FocusCauseTests.otherwise"

  @MainActor
  private static func fling(_ device: Device, velocity: CGFloat) {
    device.fling(from: CGPoint(x: 300, y: 430), velocity: CGPoint(x: 0, y: velocity))
  }

  nonisolated static let otherwise: [Way] = [
    Way(testDescription: "the return key", cause: "Shop.textFieldShouldReturn") { _, device in
      device.pressReturn()
    },
    Way(testDescription: "a button", cause: "Shop.submit") { shop, device in
      let button = UIButton(frame: CGRect(x: 250, y: 100, width: 80, height: 34))
      button.addAction(UIAction { _ in shop.submit() }, for: .touchUpInside)
      device.perform { shop.view.addSubview(button) }
      device.tap(button)
    },
    Way(testDescription: "a finger on another field", cause: "the user's touch") { shop, device in
      device.tap(shop.city)
    },
    Way(
      testDescription: "our dismissal", cause: "ResponderKit's off-screen dismissal",
      edits: .inList
    ) { shop, device in
      device.perform { shop.list.dismissFirstResponder(when: .fullyHidden) }
      fling(device, velocity: -3)
    },
    Way(
      testDescription: "the list's own mode", cause: "the list's keyboardDismissMode",
      edits: .inList
    ) { shop, device in
      shop.list.keyboardDismissMode = .onDrag
      fling(device, velocity: -1)
    },
    Way(testDescription: "the mode of a list beside it", cause: "the list's keyboardDismissMode") {
      shop, device in
      shop.list.keyboardDismissMode = .onDrag
      fling(device, velocity: -1)
    },
    Way(testDescription: "the debugger's command", cause: tool) { _, device in
      device.perform { _ = ResponderDebugger.answer("resign") }
    },
  ]
}

extension Shop {
  func edited(_ edited: FocusCauseTests.Edited) -> UIView {
    switch edited {
    case .email: email
    case .notes: notes
    case .canvas: canvas
    case .board: board
    case .inList: inList
    case .inChild: inChild
    }
  }
}
