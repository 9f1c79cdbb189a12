import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests the flaws of section 2.1 that no other suite covers.
@MainActor @Suite("Flaws of finding the first responder")
struct FirstResponderFlawTests {
  private func boot(_ views: [UIView]) -> (Device, UIViewController) {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    return (Device.boot(root: controller), controller)
  }

  @Test(
    "the selector that is sent is the one that is answered, its argument included", .flaw("2.1.1"))
  func selectorAndMethod() throws {
    let view = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = boot([view])
    view.becomeFirstResponder()
    view.forget()
    #expect(UIResponder.current === view)
    let asked = try #require(view.actions.first)
    #expect(view.actions.count == 1)
    // The selector has one colon and thus one argument: the sender, which receives the answer.
    #expect(asked.selector == Selector("rk_noteFirstResponder:"))
    #expect(asked.sender != nil)
    #expect(view.canPerformAction(asked.selector, withSender: nil))
  }

  @Test("the one line compiles, in Swift 6, as an optional responder", .flaw("2.1.2"))
  func compiles() {
    let question: @MainActor () -> UIResponder? = { UIResponder.current }
    let resignation: @MainActor () -> Bool = { UIResponder.resignCurrent() }
    _ = boot([])
    #expect(question() == nil && !resignation())
  }

  private final class Holder: UIView, Marking {
    var words: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func mark(_ word: String) { words.append(word) }
  }

  @Test(
    "a button's action climbs from the button, not from the edited field", .flaw("2.1.5"))
  func fromTheSender() {
    let edited = Holder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let holder = Holder(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    let button = UIControl(frame: holder.bounds)
    button.addAction(
      UIAction { _ in button.execute(action: Mark(word: "here")) }, for: .touchUpInside)
    holder.addSubview(button)
    _ = boot([edited, holder])
    edited.becomeFirstResponder()
    button.sendActions(for: .touchUpInside)
    #expect(holder.words == ["here"] && edited.words.isEmpty)
    // A caller that wants to start at the first responder has to say so.
    button.execute(action: Mark(word: "there"), startingAt: .current)
    #expect(edited.words == ["there"] && holder.words == ["here"])
  }

  @Test("nothing mutable is shared outside the main actor", .flaw("2.1.11"))
  func isolation() throws {
    for word in [
      "nonisolated(unsafe) static", "nonisolated(unsafe) private static", "@unchecked Sendable",
    ] {
      #expect(try ProductSources.lines(with: word, in: "Sources/ResponderKit").isEmpty, "\(word)")
      #expect(try ProductSources.lines(with: word, in: "Sources/ResponderCore").isEmpty, "\(word)")
    }
    #expect(
      try ProductSources.lines(with: "static var", in: "Sources/ResponderCore")
        .allSatisfy { $0.contains("{") }, "stored and mutable")
  }

  @Test(
    "without the application, by isFirstResponder and next alone, as in an extension",
    .flaw("2.1.12"))
  func extensions() throws {
    let view = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (device, controller) = boot([view])
    view.becomeFirstResponder()
    view.forget()
    #expect(device.windows[0].firstResponderInside === view)
    #expect(controller.view.firstResponderInside === view)
    #expect(view.chain.contains { $0 === controller })
    #expect(view.owningControl === view)
    #expect(view.actions.isEmpty, "an action went through the application")
    // Only one file names `UIApplication`, and it marks the code as unavailable in app extensions.
    // scripts/check extension lets the compiler verify the rest.
    let uses = try ProductSources.files(in: "Sources/ResponderKit").filter {
      $0.code.contains("UIApplication")
    }
    #expect(uses.map(\.path) == ["ObjectiveC/FirstResponderProbe.swift"])
    #expect(
      uses.allSatisfy { $0.code.contains("@available(iOSApplicationExtension, unavailable)") })
  }

  @Test("asking costs the same among ten views and five thousand", .item("0.2"), .flaw("2.1.13"))
  func cost() {
    for count in [10, 5_000] {
      let others = (0..<count).map { _ in AskedView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      }
      let field = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      _ = boot(others + [field])
      field.becomeFirstResponder()
      for view in others + [field] { view.forget() }
      #expect(UIResponder.current === field)
      #expect(others.allSatisfy { $0.focusQuestions == 0 && $0.actions.isEmpty })
      #expect(field.focusQuestions <= 2)
      field.resignFirstResponder()
      for view in others { view.forget() }
      #expect(UIResponder.current == nil)
      #expect(others.allSatisfy { $0.focusQuestions == 0 && $0.actions.isEmpty })
    }
  }

  @Test(
    "no view is asked whether it could be first responder, in a window or outside", .flaw("2.1.14"))
  func readiness() {
    let inside = AskedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let outside = AskedView(frame: inside.frame)
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let (device, controller) = boot([inside, list])
    let token = FirstResponderFeed.shared.observe { _ in }
    let behaviors = [list.dismissFirstResponder(), list.anchor(.firstResponder(margin: 8))]
    for view in [inside, outside] {
      _ = UIResponder.current
      _ = view.firstResponderInside
      _ = controller.view.firstResponderInside
      _ = Array(view.chain)
      _ = view.find(action: Mark())
      _ = view.owningControl
      device.perform {}
      #expect(view.readinessQuestions == 0)
    }
    token.cancel()
    for behavior in behaviors { behavior.cancel() }
  }
}
