import HeadlessDriver
import ResponderJournal
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
@MainActor @Suite("What moved the focus", .serialized, .leavesNoHUD)
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
      device.turn { _ = edits(shop).becomeFirstResponder() }
      // Some changes are not announced by a notification. The feed looks for them in the first turn
      // after a quarter of a second.
      device.advance(by: 0.5)
      device.perform {}
    }

    func perform(_ work: () -> Void) {
      device.turn(work)
    }

    /// The last change of the first responder.
    var change: FocusChange? { HUDStage.focusChanges.last }
    var cause: String? { change?.cause?.description }
  }

  @Test("the app's function is named, or what else it was", arguments: ways)
  func named(way: Way) throws {
    let stage = Stage(edits: { $0.edited(way.edits) })
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

  @Test("a screen that goes away", arguments: [(false, true), (true, false), (false, false)])
  func goesAway(isSheet: Bool, resigns: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(
      wraps: { shop in
        if !isSheet { navigation.pushViewController(shop, animated: false) }
        return navigation
      }, edits: { isSheet ? UIView() : $0.email })
    if isSheet {
      stage.device.perform { navigation.present(stage.shop, animated: false) }
      stage.perform { stage.shop.email.becomeFirstResponder() }
    }
    stage.shop.resignsOnDisappearance = resigns
    stage.perform { isSheet ? stage.shop.closeSheet() : stage.shop.leave() }
    #expect(stage.change?.from?.identifier == "email")
    #expect(
      stage.cause == (resigns ? "Shop.viewWillDisappear" : "the dismissal or pop of its screen"))
  }

  @Test("code that runs later is named as it is")
  func later() async throws {
    let ways: [(does: (Shop) -> Void, cause: String)] = [
      ({ $0.saveLater() }, "closure in Shop.saveLater"),
      ({ $0.loadLater() }, "Shop.load"),
      ({ $0.warnSoon() }, "closure in Shop.warnSoon"),
    ]
    for way in ways {
      let stage = Stage()
      stage.device.perform { way.does(stage.shop) }
      while stage.shop.email.isFirstResponder { await Task.yield() }
      stage.device.settle()
      let cause = try #require(stage.change?.cause)
      #expect(cause.description == way.cause, "\(cause.stack)")
    }
  }

  @Test("a hidden or disabled field keeps the focus", .fact("T4.4.28"))
  func kept() {
    for does in [Shop.disableEmail, Shop.hideEmail] {
      let stage = Stage()
      let before = HUDStage.count(.focus)
      stage.perform { does(stage.shop)() }
      #expect(HUDStage.count(.focus) == before)
    }
  }

  @Test("a deallocated first responder has its name in the journal")
  func deallocated() throws {
    let stage = Stage()
    stage.perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.accessibilityIdentifier = "short-lived"
      stage.shop.view.addSubview(field)
      field.becomeFirstResponder()
    }
    stage.perform { stage.shop.removeShortLived() }
    #expect(stage.change?.from?.identifier == "short-lived")
    #expect(stage.cause == "Shop.removeShortLived")
  }

  @Test("a presentation takes it after the call, a reload in it")
  func presented() throws {
    var causes: [String] = []
    for does in [Shop.showTerms, Shop.askName] {
      let stage = Stage()
      stage.perform { does(stage.shop)() }
      causes.append(stage.cause ?? "none")
    }
    let basket = Basket()
    let stage = Stage(
      wraps: { shop in
        let tabs = UINavigationController(rootViewController: basket)
        basket.keepAlive = shop
        return tabs
      }, edits: { _ in basket.field })
    stage.perform { basket.reloadFirstRow() }
    causes.append(stage.cause ?? "none")
    let presented = "the presentation of another screen"
    #expect(causes == [presented, presented, "Basket.reloadFirstRow"])
  }

  @Test("switched off nothing is recorded; switched on again it is")
  func offSwitch() throws {
    let stage = Stage()
    ResponderHUD.recordsCallStacks = false
    stage.perform { stage.shop.submit() }
    #expect(stage.change?.to == nil && stage.change?.cause == nil)
    #expect(!ResponderHUD.exportJournal().contains("Shop.submit"))
    #expect(ResponderDebugger.answer("who").contains("recordsCallStacks was false"))
    ResponderHUD.recordsCallStacks = true
    stage.perform { stage.shop.goOn() }
    #expect(stage.cause == "Shop.goOn")
  }

  @Test("a text view edited in code after nothing has its cause")
  func textView() {
    let stage = Stage()
    stage.perform { stage.shop.submit() }
    stage.perform { stage.shop.writeNotes() }
    #expect(stage.cause == "Shop.writeNotes" && stage.change?.cause?.moment == .atTheCall)
  }

  @Test("the switch set to what it is loses no cause")
  func sameSwitch() {
    let stage = Stage()
    stage.perform {
      stage.shop.submit()
      ResponderHUD.recordsCallStacks = true
    }
    #expect(stage.cause == "Shop.submit")
  }

  @Test("the end of a stack is no call")
  func endOfStack() {
    CallStack.symbolizer = { "function at \($0)" }
    CallStack.forget()
    #expect(CallStack.frames(at: [0, 1]).isEmpty)
    #expect(CallStack.frames(at: [2]).count == 1)
  }

  @Test("an address is looked up once until its name is forgotten")
  func lookedUpOnce() {
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
    stage.perform { stage.shop.submit() }
    let who = ResponderDebugger.answer("who").split(separator: "\n").map(String.init)
    #expect(who.first == "UITextField \"email\" to none")
    #expect(who.dropFirst().first == "Shop.submit")
    #expect(who.dropFirst(2).first == "  0  Shop.submit (ResponderScopeTests)")
    var state = HUDState(snapshot: ResponderHUD.snapshot)
    state.log.entries = ResponderHUD.journal.entries
    let row = state.rows(of: .timeline).last { $0.value.hasPrefix("UITextField \"email\" to") }
    #expect(row?.value == "UITextField \"email\" to none: Shop.submit")
    #expect(row?.textToCopy == who.joined(separator: "\n"))
    ResponderHUD.revealsIdentifiers = true
    let entries = try JournalReader.read(ResponderHUD.exportJournal())
    // The export rounds the field's width in geometry records.
    #expect(
      entries.filter { $0.kind != .geometry }
        == ResponderHUD.journal.entries.filter { $0.kind != .geometry })
  }
}
