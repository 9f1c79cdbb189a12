import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

/// Tests more than twenty ways to lose the focus. Each cause names the app's function or whatever
/// else moved the focus, or says that the cause is unknown.
///
/// The names come from the executable's symbol table, because Linux lacks `dladdr`, which the
/// package uses on iOS.
@MainActor @Suite("What moved the focus", .serialized)
struct FocusCauseTests {
  /// A recorded shop app on a phone. The journal distinguishes the test's own calls from the app's
  /// code.
  @MainActor
  final class Stage {
    let shop = Shop()
    let device: Device

    init(
      wraps: (UIViewController) -> UIViewController = { $0 },
      edits: (Shop) -> UIView = { $0.email }
    ) {
      HUDController.shared.reset()
      CallStack.symbolizer = { SymbolTable.name(at: $0) }
      CallStack.hands = ["HeadlessDriver"]
      CallStack.forget()
      device = Device.boot(root: wraps(shop))
      ResponderHUD.install()
      let (shop, device) = (shop, device)
      device.perform { _ = edits(shop).becomeFirstResponder() }
      device.settle()
      // Some changes are not announced by a notification. The feed looks for them in the first turn
      // after a quarter of a second.
      device.advance(by: 0.5)
      device.perform {}
    }

    /// The last change of the first responder.
    var change: FocusChange? {
      for entry in ResponderHUD.journal.entries.reversed() {
        if case .focus(let change) = entry.event { return change }
      }
      return nil
    }

    static func end() {
      HUDController.shared.reset()
      CallStack.symbolizer = nil
      CallStack.hands = []
      CallStack.forget()
    }
  }

  @Test("the app's function is named, or what else it was", arguments: ways)
  func named(way: Way) throws {
    let stage = Stage(edits: { $0.edited(way.edits) })
    defer { Stage.end() }
    let before = try #require(stage.change?.to)
    way.does(stage.shop, stage.device)
    stage.device.settle()
    let change = try #require(stage.change)
    #expect(change.from == before, "\(change)")
    let cause = try #require(change.cause)
    #expect(cause.description == way.cause, "\(cause.stack)")
    #expect(cause.moment == way.moment)
    #expect(cause.frames.allSatisfy { $0.module == "ResponderScopeTests" }, "\(cause.stack)")
    #expect(!ResponderHUD.exportJournal().contains("hunter2"))
  }

  @Test("what takes the focus in a later call, and where UIKit alone does")
  func wrapped() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(wraps: { shop in
      navigation.pushViewController(shop, animated: false)
      return navigation
    })
    defer { Stage.end() }
    stage.shop.resignsOnDisappearance = true
    stage.device.perform { stage.shop.leave() }
    stage.device.settle()
    #expect(stage.change?.cause?.description == "Shop.viewWillDisappear")
  }

  @Test("a screen that goes away without a word of the app's", arguments: [true, false])
  func goesAway(isSheet: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(
      wraps: { shop in
        if !isSheet { navigation.pushViewController(shop, animated: false) }
        return navigation
      }, edits: { isSheet ? UIView() : $0.email })
    defer { Stage.end() }
    if isSheet {
      stage.device.perform { navigation.present(stage.shop, animated: false) }
      stage.device.perform { stage.shop.email.becomeFirstResponder() }
      stage.device.settle()
    }
    stage.device.perform { isSheet ? stage.shop.closeSheet() : stage.shop.leave() }
    stage.device.settle()
    #expect(stage.change?.from?.identifier == "email")
    #expect(stage.change?.cause?.description == "the dismissal or pop of its screen")
  }

  @Test("code that runs later is named as the closure, or the function, that it is")
  func later() async throws {
    let ways: [(does: (Shop) -> Void, cause: String)] = [
      ({ $0.saveLater() }, "closure in Shop.saveLater"),
      ({ $0.loadLater() }, "Shop.load"),
      ({ $0.warnSoon() }, "closure in Shop.warnSoon"),
    ]
    for way in ways {
      let stage = Stage()
      defer { Stage.end() }
      stage.device.perform { way.does(stage.shop) }
      while stage.shop.email.isFirstResponder { await Task.yield() }
      stage.device.settle()
      let cause = try #require(stage.change?.cause)
      #expect(cause.description == way.cause, "\(cause.stack)")
    }
  }

  @Test("a field that is hidden or disabled keeps the focus: nothing is recorded", .fact("T4.4.28"))
  func kept() {
    for does in [Shop.disableEmail, Shop.hideEmail] {
      let stage = Stage()
      defer { Stage.end() }
      let before = ResponderHUD.journal.entries.count { $0.kind == .focus }
      stage.device.perform { does(stage.shop)() }
      stage.device.settle()
      #expect(ResponderHUD.journal.entries.count { $0.kind == .focus } == before)
    }
  }

  @Test("the journal names the old first responder although it has been deallocated since")
  func deallocated() throws {
    let stage = Stage()
    defer { Stage.end() }
    stage.device.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.accessibilityIdentifier = "short-lived"
      stage.shop.view.addSubview(field)
      field.becomeFirstResponder()
    }
    stage.device.settle()
    stage.device.perform { stage.shop.removeShortLived() }
    stage.device.settle()
    let change = try #require(stage.change)
    #expect(change.from?.identifier == "short-lived")
    #expect(change.cause?.description == "Shop.removeShortLived")
  }

  @Test("presentation and alert take it when the call is over, a reloaded row in the call")
  func presented() throws {
    var causes: [String] = []
    for does in [Shop.showTerms, Shop.askName] {
      let stage = Stage()
      defer { Stage.end() }
      stage.device.perform { does(stage.shop)() }
      stage.device.settle()
      causes.append(stage.change?.cause?.description ?? "none")
    }
    let basket = Basket()
    let stage = Stage(
      wraps: { shop in
        let tabs = UINavigationController(rootViewController: basket)
        basket.keepAlive = shop
        return tabs
      }, edits: { _ in basket.field })
    defer { Stage.end() }
    stage.device.perform { basket.reloadFirstRow() }
    stage.device.settle()
    causes.append(stage.change?.cause?.description ?? "none")
    let presented = "the presentation of another screen"
    #expect(causes == [presented, presented, "Basket.reloadFirstRow"])
  }

  @Test("switched off nothing is recorded; switched on again it is")
  func offSwitch() throws {
    let stage = Stage()
    defer { Stage.end() }
    defer { ResponderHUD.recordsCallStacks = true }
    ResponderHUD.recordsCallStacks = false
    stage.device.perform { stage.shop.submit() }
    stage.device.settle()
    #expect(stage.change?.to == nil && stage.change?.cause == nil)
    #expect(!ResponderHUD.exportJournal().contains("Shop.submit"))
    #expect(ResponderDebugger.answer("who").contains("recordsCallStacks was false"))
    ResponderHUD.recordsCallStacks = true
    stage.device.perform { stage.shop.goOn() }
    stage.device.settle()
    #expect(stage.change?.cause?.description == "Shop.goOn")
  }

  @Test("a text view that code edits while nothing is edited is explained by that call")
  func textView() throws {
    let stage = Stage()
    defer { Stage.end() }
    stage.device.perform { stage.shop.submit() }
    stage.device.settle()
    stage.device.perform { stage.shop.writeNotes() }
    stage.device.settle()
    let cause = try #require(stage.change?.cause)
    #expect(cause.description == "Shop.writeNotes" && cause.moment == .atTheCall)
  }

  @Test("the switch set to what it is loses no cause")
  func sameSwitch() {
    let stage = Stage()
    defer { Stage.end() }
    stage.device.perform {
      stage.shop.submit()
      ResponderHUD.recordsCallStacks = true
    }
    stage.device.settle()
    #expect(stage.change?.cause?.description == "Shop.submit")
  }

  @Test("the end of a stack is no call")
  func endOfStack() {
    defer { Stage.end() }
    CallStack.symbolizer = { "function at \($0)" }
    CallStack.forget()
    #expect(CallStack.frames(at: [0, 1]).isEmpty)
    #expect(CallStack.frames(at: [2]).count == 1)
  }

  @Test("an address is looked up once, and again after its name was forgotten")
  func lookedUpOnce() {
    defer { Stage.end() }
    var count = 0
    CallStack.symbolizer = { _ in
      count += 1
      return "a function"
    }
    CallStack.forget()
    for _ in 0..<2 { _ = CallStack.frames(at: [2]) }
    #expect(count == 1)
    CallStack.forget()
    #expect(CallStack.frames(at: [2]).count == 1 && count == 2)
  }

  @Test("the debugger, the timeline and the export tell the stack")
  func shown() throws {
    let stage = Stage()
    defer { Stage.end() }
    stage.device.perform { stage.shop.submit() }
    stage.device.settle()
    let who = ResponderDebugger.answer("who").split(separator: "\n").map(String.init)
    #expect(who.first == "UITextField \"email\" to none")
    #expect(who.dropFirst().first == "Shop.submit")
    #expect(who.dropFirst(2).first == "  0  Shop.submit (ResponderScopeTests)")
    var state = HUDState(snapshot: ResponderHUD.snapshot)
    state.timeline = ResponderHUD.journal.entries
    let row = state.rows(of: .timeline).last { $0.value.hasPrefix("UITextField \"email\" to") }
    #expect(row?.value == "UITextField \"email\" to none: Shop.submit")
    #expect(row?.textToCopy == who.joined(separator: "\n"))
    ResponderHUD.revealsIdentifiers = true
    defer { ResponderHUD.revealsIdentifiers = false }
    let entries = try JournalReader.read(ResponderHUD.exportJournal())
    // The export rounds the field's width in geometry records.
    #expect(
      entries.filter { $0.kind != .geometry }
        == ResponderHUD.journal.entries.filter { $0.kind != .geometry })
  }
}
