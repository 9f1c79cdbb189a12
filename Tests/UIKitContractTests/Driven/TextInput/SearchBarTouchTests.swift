import Testing
import UIKit

/// Tests touches on a search bar, and typing in it (section 4.5).
@MainActor
struct SearchBarTouchTests {
  @MainActor
  private struct Setup {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    let recorder = SearchRecorder()
    let screen: FieldScreen

    init() async {
      bar.delegate = recorder
      bar.showsCancelButton = true
      screen = await FieldScreen(bar)
    }
  }

  @Test(
    "a tap begins editing, and letters ask and tell the delegate", .fact("T4.5.1", "T4.5.13"),
    .needs(.hands))
  func types() async {
    let setup = await Setup()
    #expect(await setup.screen.device.tap(setup.bar.searchTextField))
    #expect(setup.screen.log.names == ["WCF", "WS"])
    setup.recorder.log.clear()
    await setup.screen.device.type("ab")
    #expect(
      setup.recorder.log.entries
        == ["shouldChange a", "didChange a", "shouldChange b", "didChange ab"])
    setup.recorder.changes = false
    await setup.screen.device.type("c")
    #expect(setup.bar.text == "ab")
  }

  @Test("the search key tells the delegate, and editing goes on", .fact("T4.5.11"), .needs(.hands))
  func search() async {
    let setup = await Setup()
    setup.bar.becomeFirstResponder()
    setup.recorder.log.clear()
    await setup.screen.device.pressReturn()
    #expect(setup.recorder.log.entries == ["search"])
    #expect(setup.bar.searchTextField.isFirstResponder)
  }

  @Test(
    "the clear button empties the field and tells the delegate (A)", .fact("T4.5.18"),
    .needs(.hands))
  func clear() async {
    let setup = await Setup()
    setup.bar.becomeFirstResponder()
    await setup.screen.device.type("ab")
    await setup.screen.device.settle()
    setup.recorder.log.clear()
    let field = setup.bar.searchTextField
    let clear = field.clearButtonRect(forBounds: field.bounds)
    await setup.screen.device.tap(at: field.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil))
    #expect(setup.bar.text == "")
    #expect(setup.recorder.log.entries == ["didChange "])
  }
}
