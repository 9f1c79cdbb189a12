import Foundation
import Testing

@testable import ResponderCore
@testable import ResponderJournal

/// Tests how a call stack's linker symbols lead to the code that moved the focus.
@Suite("Which code moved the focus, read from a call stack")
struct FocusCauseTests {
  private static func raw(_ symbols: [String?]) -> [FocusCause.RawFrame] {
    symbols.map { FocusCause.RawFrame(symbol: $0, image: "Shop", isInApp: true) }
  }

  typealias Row = (
    words: String, symbols: [String?], origin: FocusCause.Origin, cause: String, frames: [String]
  )

  private static func row(
    _ words: String, _ symbols: [String?], _ origin: FocusCause.Origin, _ cause: String,
    _ frames: [String]
  ) -> Row { (words, symbols, origin, cause, frames) }

  private static let noCode = "cause not known: no code of the app was on the call stack"
  private static let noSymbol = "cause not known: the app's code has no symbols here"
  private static let command = "a command of the debug tools"
  private static let submit = "$s4Shop5LoginC6submityyF"
  private static let layout = "$s4Shop5LoginC6layoutyyF"
  private static let dismissal = "$s12ResponderKit18OffscreenDismissalV4lookyyF"

  static let rows: [Row] = [
    row(
      "the innermost is named, and all are kept", [layout, submit], .app,
      "Login.layout", ["Login.layout", "Login.submit"]),
    row(
      "a thunk has the same name once", [submit, submit + "To", "$sIeg_IeyB_TR"], .app,
      "Login.submit", ["Login.submit"]),
    row(
      "what is the system's or ours, and the entry point, are left out",
      [
        "$s14ResponderScope18FocusCauseRecorderC3seeyyF", "$s5UIKit6UIViewC4workyyF",
        "$s12ResponderKit4workyyF", submit, "$s4Shop3AppV5$mainyyFZ", "main",
      ],
      .app, "Login.submit", ["Login.submit"]),
    row(
      "an override that only passes on is not the cause",
      ["$s4Shop5FieldC20resignFirstResponderSbyF", submit], .app,
      "Login.submit", ["Field.resignFirstResponder", "Login.submit"]),
    row(
      "an event on its way through the app's window is not the app's doing",
      ["$s4Shop6WindowC9sendEventyyF"], .noAppCode,
      noCode, ["Window.sendEvent"]),
    row(
      "nor is it in a closure there", ["$s4Shop6WindowC9sendEventyyFyycfU_", submit], .app,
      "Login.submit", ["closure in Window.sendEvent", "Login.submit"]),
    row(
      "a closure in an override does more than pass on",
      ["$s4Shop5FieldC20resignFirstResponderSbyFyycfU_", submit], .app,
      "closure in Field.resignFirstResponder",
      ["closure in Field.resignFirstResponder", "Login.submit"]),
    row(
      "in Objective-C as well", ["-[ShopWindow sendEvent:]", "-[Login submit]"], .app,
      "Login.submit", ["ShopWindow.sendEvent(_:)", "Login.submit"]),
    row("our dismissal", [dismissal], .dismissal, "ResponderKit's off-screen dismissal", []),
    row(
      "our dismissal, which the app's delegate called", [dismissal, submit], .dismissal,
      "ResponderKit's off-screen dismissal, from Login.submit", ["Login.submit"]),
    row(
      "the app, which our dismissal called", [submit, dismissal], .app,
      "Login.submit", ["Login.submit"]),
    row(
      "our dismissal, which our own clock called",
      [dismissal, "$s12ResponderKit9TurnClockC7settledyyF"], .dismissal,
      "ResponderKit's off-screen dismissal", []),
    row(
      "our tags", ["$s12ResponderKit10TagAdapterC5applyyyF"], .tag, "ResponderKit's responder tags",
      []),
    row(
      "our helper does as it is told",
      ["$sSo11UIResponderC12ResponderKitE13resignCurrentSbyFZ", submit], .app,
      "Login.submit", ["Login.submit"]),
    row(
      "a command of the debugger", ["$s14ResponderScope0A8DebuggerO6answeryyF"], .tool, command, []),
    row(
      "a command of the HUD", ["$s14ResponderScope13HUDControllerC6resignyyF"], .tool, command, []),
    row("a screen in FLEX", ["$s18ResponderScopeFLEX0A7SubjectC6resignyyF"], .tool, command, []),
    row("FLEX's own", ["-[FLEXManager hide]"], .noAppCode, noCode, []),
    row("nothing", [], .noAppCode, noCode, []),
    row("no symbols", [nil, nil], .noSymbol, noSymbol, []),
    row(
      "the innermost has no symbol", [nil, submit], .noSymbol,
      noSymbol, ["(no symbol)", "Login.submit"]),
    row(
      "the test's hand ends it", [layout, "$s4Hand3tapyyF", submit], .app,
      "Login.layout", ["Login.layout"]),
  ]

  @Test("a call stack and its cause", arguments: rows)
  func reads(row: Row) {
    let cause = FocusCause(Self.raw(row.symbols), at: .atTheCall, endingAt: ["Hand"])
    #expect(cause.origin == row.origin, "\(row.words)")
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
    #expect(stack.map(\.isOfTool) == [false, false])
  }

  private static let xcode = "/Applications/Xcode.app/Contents/Developer"
  private static let library = "/Users/me/Library/Developer"

  /// Paths as crash logs show them: Azure/azure-sdk-for-ios #1900, flutter/flutter #110464,
  /// johnno1962/InjectionIII #47, material-components-ios #10270, pointfreeco/swift-composable-
  /// architecture #57, johnno1962/InjectionNext #93, xamarin/Xamarin.Forms #6515.
  static let paths: [(path: String, isOfSystem: Bool)] = [
    ("/System/Library/PrivateFrameworks/UIKitCore.framework/UIKitCore", true),
    ("/usr/lib/swift/libswiftCore.dylib", true),
    ("/private/preboot/Cryptexes/OS/System/Library/Frameworks/WebKit.framework/WebKit", true),
    ("/Developer/usr/lib/libViewDebuggerSupport.dylib", true),
    (
      xcode + "/Platforms/iPhoneOS.platform/Library/Developer/CoreSimulator/Profiles/Runtimes/"
        + "iOS.simruntime/Contents/Resources/RuntimeRoot/usr/lib/libobjc.A.dylib", true
    ),
    (
      "/Library/Developer/CoreSimulator/Volumes/iOS_22A3351/Library/Developer/CoreSimulator/"
        + "Profiles/Runtimes/iOS 18.0.simruntime/Contents/Resources/RuntimeRoot/System/Library/"
        + "Frameworks/SwiftUI.framework/SwiftUI", true
    ),
    (xcode + "/Platforms/MacOSX.platform/Developer/usr/lib/libXCTestSwiftSupport.dylib", true),
    ("/Applications/Xcode-15.1.0.app/Contents/Developer/usr/lib/libMainThreadChecker.dylib", true),
    (
      library + "/Xcode/DerivedData/Smart_Office-hbxq/Build/Products/Debug-iphonesimulator/"
        + "PackageFrameworks/Calling.framework/Calling", false
    ),
    (
      library + "/Xcode/DerivedData/MyFramework-emvr/Build/Intermediates.noindex/Previews/"
        + "MyFramework/Products/Debug-iphonesimulator/MyFramework.framework/MyFramework", false
    ),
    (
      library + "/Xcode/UserData/Previews/Simulator Devices/7B009C97/data/Containers/Bundle/"
        + "Application/619ACF18/XCPreviewAgent.app/Frameworks/Calling.framework/Calling", false
    ),
    (
      library + "/CoreSimulator/Devices/D38D1A9F/data/Containers/Bundle/Application/8D3B7455/"
        + "Shop.app/Frameworks/Cart.framework/Cart", false
    ),
    ("/private/var/containers/Bundle/Application/59760678/TicTacToe.app/TicTacToe", false),
    ("/Users/me/XcodeProjects/Shop/build/Debug-maccatalyst/Cart.framework/Cart", false),
  ]

  @Test("the app's files are told from the system's and Xcode's by their paths", arguments: paths)
  func images(path: String, isOfSystem: Bool) {
    #expect(FocusCause.RawFrame.isOfSystem(path) == isOfSystem)
  }

  @Test("a finger counts where no code of the app was")
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

  @Test("waiting tests and libraries that watch events have done nothing")
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

  @Test("names and stacks are bounded and fit for a terminal")
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

  @Test("a journal without causes can be read")
  func old() throws {
    let line =
      #"{"focus":{"to":{"className":"UITextField"}},"kind":"focus","time":1,"version":2}"#
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

  @Test("a change is told with its cause and its stack")
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
