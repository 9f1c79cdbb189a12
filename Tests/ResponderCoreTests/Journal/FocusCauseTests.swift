import Foundation
import Testing

@testable import ResponderCore

/// Tests how a call stack's linker symbols lead to the code that moved the focus.
@Suite("Which code moved the focus, read from a call stack")
struct FocusCauseTests {
  private static func raw(_ symbols: [String?]) -> [FocusCause.RawFrame] {
    symbols.map { FocusCause.RawFrame(symbol: $0, image: "Shop", isInApp: true) }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let words: String
    let symbols: [String?]
    let origin: FocusCause.Origin
    let cause: String
    var frames: [String] = []
    var testDescription: String { words }
  }

  private static let submit = "$s4Shop5LoginC6submityyF"
  private static let layout = "$s4Shop5LoginC6layoutyyF"
  private static let dismissal = "$s12ResponderKit18OffscreenDismissalV4lookyyF"

  static let rows: [Row] = [
    Row(
      words: "the innermost is named, and all are kept", symbols: [layout, submit], origin: .app,
      cause: "Login.layout", frames: ["Login.layout", "Login.submit"]),
    Row(
      words: "a thunk has the same name once", symbols: [submit, submit + "To", "$sIeg_IeyB_TR"],
      origin: .app, cause: "Login.submit", frames: ["Login.submit"]),
    Row(
      words: "what is the system's or ours, and the entry point, are left out",
      symbols: [
        "$s14ResponderScope12FocusWitnessC3seeyyF", "$s5UIKit6UIViewC4workyyF",
        "$s12ResponderKit4workyyF", submit, "$s4Shop3AppV5$mainyyFZ", "main",
      ], origin: .app, cause: "Login.submit", frames: ["Login.submit"]),
    Row(
      words: "an override that only passes on is not the cause",
      symbols: ["$s4Shop5FieldC20resignFirstResponderSbyF", submit], origin: .app,
      cause: "Login.submit", frames: ["Field.resignFirstResponder", "Login.submit"]),
    Row(
      words: "an event on its way through the app's window is not the app's doing",
      symbols: ["$s4Shop6WindowC9sendEventyyF"], origin: .noAppCode,
      cause: "cause not known: no code of the app was on the call stack",
      frames: ["Window.sendEvent"]),
    Row(
      words: "nor is it in a closure there",
      symbols: ["$s4Shop6WindowC9sendEventyyFyycfU_", submit], origin: .app, cause: "Login.submit",
      frames: ["closure in Window.sendEvent", "Login.submit"]),
    Row(
      words: "a closure in an override does more than pass on",
      symbols: ["$s4Shop5FieldC20resignFirstResponderSbyFyycfU_", submit], origin: .app,
      cause: "closure in Field.resignFirstResponder",
      frames: ["closure in Field.resignFirstResponder", "Login.submit"]),
    Row(
      words: "in Objective-C as well", symbols: ["-[ShopWindow sendEvent:]", "-[Login submit]"],
      origin: .app, cause: "Login.submit",
      frames: ["ShopWindow.sendEvent(_:)", "Login.submit"]),
    Row(
      words: "our dismissal", symbols: [dismissal], origin: .dismissal,
      cause: "ResponderKit's off-screen dismissal"),
    Row(
      words: "our dismissal, which the app's delegate called", symbols: [dismissal, submit],
      origin: .dismissal, cause: "ResponderKit's off-screen dismissal, from Login.submit",
      frames: ["Login.submit"]),
    Row(
      words: "the app, which our dismissal called", symbols: [submit, dismissal], origin: .app,
      cause: "Login.submit", frames: ["Login.submit"]),
    Row(
      words: "our dismissal, which our own clock called",
      symbols: [dismissal, "$s12ResponderKit9TurnClockC7settledyyF"], origin: .dismissal,
      cause: "ResponderKit's off-screen dismissal"),
    Row(
      words: "our tags", symbols: ["$s12ResponderKit6TagHubC5applyyyF"], origin: .tag,
      cause: "ResponderKit's responder tags"),
    Row(
      words: "our helper does as it is told",
      symbols: ["$sSo11UIResponderC12ResponderKitE13resignCurrentSbyFZ", submit], origin: .app,
      cause: "Login.submit", frames: ["Login.submit"]),
    Row(
      words: "a command of the debugger",
      symbols: ["$s14ResponderScope0A8DebuggerO6answeryyF"], origin: .tool,
      cause: "a command of the debug tools"),
    Row(
      words: "a command of the HUD", symbols: ["$s14ResponderScope13HUDControllerC6resignyyF"],
      origin: .tool, cause: "a command of the debug tools"),
    Row(
      words: "a screen in FLEX", symbols: ["$s18ResponderScopeFLEX0A7SubjectC6resignyyF"],
      origin: .tool, cause: "a command of the debug tools"),
    Row(
      words: "FLEX's own", symbols: ["-[FLEXManager hide]"], origin: .noAppCode,
      cause: "cause not known: no code of the app was on the call stack"),
    Row(
      words: "nothing", symbols: [], origin: .noAppCode,
      cause: "cause not known: no code of the app was on the call stack"),
    Row(
      words: "no symbols", symbols: [nil, nil], origin: .noSymbol,
      cause: "cause not known: the app's code has no symbols here"),
    Row(
      words: "the innermost has no symbol", symbols: [nil, submit], origin: .noSymbol,
      cause: "cause not known: the app's code has no symbols here",
      frames: ["(no symbol)", "Login.submit"]),
    Row(
      words: "the test's hand ends it", symbols: [layout, "$s4Hand3tapyyF", submit], origin: .app,
      cause: "Login.layout", frames: ["Login.layout"]),
  ]

  @Test(arguments: rows)
  func reads(row: Row) {
    let cause = FocusCause(Self.raw(row.symbols), at: .atTheCall, endingAt: ["Hand"])
    #expect(cause.origin == row.origin)
    #expect(cause.description == row.cause)
    #expect(cause.frames.map(\.name) == row.frames)
    #expect(cause.stack.split(separator: "\n").count == 1 + row.frames.count)
  }

  @Test("frames of the system's files are passed over, whatever they are called")
  func system() {
    let stack =
      [FocusCause.RawFrame(symbol: Self.submit, image: "UIKitCore", isInApp: false)]
      + Self.raw([Self.layout])
    let cause = FocusCause(stack, at: .nearTheCall)
    #expect(cause.description == "probably Login.layout" && cause.frames.count == 1)
  }

  @Test("a finger counts where no code of the app was on the stack, and only there")
  func finger() {
    let nothing = FocusCause([], at: .atTheCall)
    #expect(nothing.seen(as: .touch).description == "the user's touch")
    #expect(nothing.seen(as: .dismissMode).description == "the list's keyboardDismissMode")
    #expect(nothing.seen(as: nil) == nothing)
    let app = FocusCause(Self.raw([Self.submit]), at: .atTheCall)
    #expect(app.seen(as: .touch) == app)
    let stripped = FocusCause(Self.raw([nil]), at: .atTheCall)
    // In a stripped app, even our own frames have no name, so UIKit's cause is the better one.
    #expect(stripped.seen(as: .touch).origin == .touch)
    #expect(stripped.seen(as: nil) == stripped)
  }

  @Test("of all that was seen the first that says something is taken")
  func first() {
    let nothing = FocusCause(origin: .noAppCode)
    let app = FocusCause(Self.raw([Self.submit]), at: .atTheCall)
    #expect(FocusCause.first(of: [nothing, app, FocusCause(origin: .touch)]) == app)
    #expect(FocusCause.first(of: [nothing, FocusCause(origin: .noSymbol)]) == nothing)
    #expect(FocusCause.first(of: []).origin == .notAnnounced)
    #expect(FocusCause.first(of: [FocusCause([], at: .nearTheCall)]).origin == .notAnnounced)
    // A stack with code of the app counts, even if it was taken near the call.
    let near = FocusCause(Self.raw([Self.submit]), at: .nearTheCall)
    #expect(FocusCause.first(of: [near]) == near)
  }

  @Test("a test that turns the run loop, and libraries that watch every event, have done nothing")
  func bystanders() {
    let waiter = FocusCause.RawFrame(
      symbol: "-[XCTWaiter wait]", image: "XCTestCore", isInApp: true)
    #expect(FocusCause([waiter] + Self.raw([Self.submit]), at: .atTheCall).origin == .noAppCode)
    let watcher = CallFrame(
      name: "closure in UIApplicationSwizzler.SendEvent.swizzle", module: "Analytics", image: "Shop"
    )
    #expect(watcher.isRelay)
    let exchanged = CallFrame(name: "Field.swizzled_resign", module: "Analytics", image: "Shop")
    #expect(exchanged.isRelay)
  }

  @Test("names and stacks are bounded, made or read, and fit for a terminal")
  func bounds() throws {
    let long = CallFrame(
      name: String(repeating: "x", count: 5_000), module: "\u{1B}[2J", image: "S")
    #expect(long.name.count == CallFrame.longestName && long.name.hasSuffix("…"))
    #expect(long.module == "?[2J")
    let cause = FocusCause(origin: .app, frames: Array(repeating: long, count: 100))
    #expect(cause.frames.count == FocusCause.mostFrames)
    let entry = JournalEntry(
      time: 1, event: .focus(FocusChange(from: nil, to: SampleJournal.field, cause: cause)))
    let lines = Journal.jsonLines([entry])
    #expect(try JournalReader.read(lines) == [entry])
    let hostile = lines.replacing("\"S\"", with: "\"S\\u001b\"")
    let read = try JournalReader.read(hostile)
    #expect(read.first?.account.contains("\u{1B}") == false)
  }

  @Test("a journal from before there were causes can be read, and a cause is not a decision")
  func old() throws {
    let line =
      #"{"focus":{"to":{"className":"UITextField"}},"kind":"focus","time":1,"version":1}"#
    let entry = try #require(try JournalReader.read(line).first)
    guard case .focus(let change) = entry.event else {
      Issue.record("not a focus")
      return
    }
    #expect(change.cause == nil && change.account == change.description)
    #expect(!entry.isDecision && Replay([entry]).decisions == 0)
    #expect(entry.account == "none to UITextField")
    #expect(
      SampleJournal.events.allSatisfy { JournalEntry(time: 0, event: $0).account.isEmpty == false })
  }

  @Test("a change is told with its cause where that is known, and in full with its stack")
  func words() {
    let cause = FocusCause(Self.raw([Self.submit, Self.layout]), at: .atTheCall)
    let change = FocusChange(from: SampleJournal.field, to: nil, cause: cause)
    #expect(change.description == #"UITextField "row-10" to none: Login.submit"#)
    #expect(
      change.account == """
        UITextField "row-10" to none
        Login.submit
          0  Login.submit (Shop)
          1  Login.layout (Shop)
        """)
    let unknown = FocusChange(
      from: SampleJournal.field, to: nil, cause: FocusCause(origin: .notAnnounced))
    #expect(unknown.description == #"UITextField "row-10" to none"#)
    #expect(unknown.account.hasSuffix("\ncause not known: UIKit announces no change of this kind"))
  }

  @Test func known() {
    #expect(FocusCause.Origin.allCases.count { $0.isKnown } == 8)
    for origin in FocusCause.Origin.allCases {
      #expect(origin.phrase.hasPrefix("cause not known") != origin.isKnown)
    }
    #expect(
      FocusCause(origin: .touch, frames: [CallFrame(name: "x", module: nil, image: "i")])
        .description == "the user's touch")
  }
}
