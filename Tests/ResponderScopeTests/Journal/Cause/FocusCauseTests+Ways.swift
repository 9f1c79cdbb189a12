import HeadlessDriver
import ResponderCore
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
    let words: String
    let cause: String
    var edits = Edited.email
    var moment = FocusCause.Moment.atTheCall
    let does: @MainActor @Sendable (Shop, Device) -> Void
    var testDescription: String { words }
  }

  nonisolated static let ways: [Way] = inCode + otherwise

  nonisolated static let inCode: [Way] = [
    Way(words: "it resigns", cause: "Shop.submit") { shop, device in
      device.perform { shop.submit() }
    },
    Way(words: "editing is ended", cause: "Shop.tapBackground") { shop, device in
      device.perform { shop.tapBackground() }
    },
    Way(words: "editing of a text view is ended", cause: "Shop.tapBackground", edits: .notes) {
      shop, device in
      device.perform { shop.tapBackground() }
    },
    Way(words: "it is removed", cause: "Shop.removeEmail") { shop, device in
      device.perform { shop.removeEmail() }
    },
    Way(words: "another field takes it", cause: "Shop.goOn") { shop, device in
      device.perform { shop.goOn() }
    },
    Way(words: "a text view takes it", cause: "Shop.writeNotes") { shop, device in
      device.perform { shop.writeNotes() }
    },
    Way(words: "a text view gives it back", cause: "Shop.goOn", edits: .notes) {
      shop, device in
      device.perform { shop.goOn() }
    },
    Way(words: "a view of its own takes it", cause: "Shop.paint") { shop, device in
      device.perform { shop.paint() }
    },
    Way(words: "a view without a keyboard takes it", cause: "Shop.point") { shop, device in
      device.perform { shop.point() }
    },
    Way(words: "our helper resigns it", cause: "Shop.useHelper") { shop, device in
      device.perform { shop.useHelper() }
    },
    Way(words: "a child is removed", cause: "Shop.removeChild", edits: .inChild) {
      shop, device in
      device.perform { shop.removeChild() }
    },
    Way(words: "layout", cause: "Shop.viewWillLayoutSubviews") { shop, device in
      device.perform { shop.relayout() }
    },
    Way(words: "the return key", cause: "Shop.textFieldShouldReturn") { _, device in
      device.pressReturn()
    },
    Way(words: "an action's handler", cause: "Shop.checkOut") { shop, device in
      device.perform { shop.city.execute(action: Checkout()) }
    },
    Way(words: "a button", cause: "Shop.submit") { shop, device in
      let button = UIButton(frame: CGRect(x: 250, y: 100, width: 80, height: 34))
      button.addAction(UIAction { _ in shop.submit() }, for: .touchUpInside)
      device.perform { shop.view.addSubview(button) }
      device.tap(button)
    },
    Way(words: "an animation's end", cause: "closure in Shop.animate") { shop, device in
      device.perform { shop.animate() }
    },
    Way(words: "another window becomes key", cause: "Shop.openPanel") { shop, device in
      device.perform { shop.openPanel() }
    },
    Way(
      words: "a view of its own resigns, and its keyboard goes",
      cause: "probably Shop.stopPainting",
      edits: .canvas, moment: .nearTheCall
    ) { shop, device in
      device.perform { shop.stopPainting() }
    },
  ]

  private nonisolated static let tool =
    "a command of the debug tools, from closure in FocusCauseTests.otherwise"

  nonisolated static let otherwise: [Way] = [
    Way(words: "a finger on another field", cause: "the user's touch") { shop, device in
      device.tap(shop.city)
    },
    Way(
      words: "our dismissal", cause: "ResponderKit's off-screen dismissal", edits: .inList
    ) { shop, device in
      device.perform { shop.list.dismissFirstResponder(when: .fullyHidden) }
      device.fling(from: CGPoint(x: 300, y: 430), velocity: CGPoint(x: 0, y: -3))
    },
    Way(
      words: "the list's own mode", cause: "the list's keyboardDismissMode", edits: .inList
    ) { shop, device in
      shop.list.keyboardDismissMode = .onDrag
      device.fling(from: CGPoint(x: 300, y: 430), velocity: CGPoint(x: 0, y: -1))
    },
    Way(words: "the mode of a list beside it", cause: "the list's keyboardDismissMode") {
      shop, device in
      shop.list.keyboardDismissMode = .onDrag
      device.fling(from: CGPoint(x: 300, y: 430), velocity: CGPoint(x: 0, y: -1))
    },
    Way(words: "the debugger's command", cause: tool) { _, device in
      device.perform { _ = ResponderDebugger.answer("resign") }
    },
    Way(
      words: "a view without a keyboard resigns",
      cause: "cause not known: UIKit announces no change of this kind", edits: .board
    ) { shop, device in
      device.perform { shop.stopPointing() }
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
