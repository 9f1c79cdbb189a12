import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

@MainActor
@Suite struct ScenarioTests {
  @Test(
    "the library's own test: four fields, focused in onAppear, by return, by buttons, by code",
    .item("1.22"))
  func fourFields() async throws {
    let stage = TagStage(ResponderChainExample().withResponderChainEnvironmentObject())
    await drainMainQueue()
    stage.settle()
    #expect(stage.focused == "0")
    #expect(stage.texts.contains("Selected field: 0"))

    stage.pressReturn()
    #expect(stage.focused == "1")
    #expect(stage.texts.contains("Selected field: 1"))

    stage.press("Select 2")
    #expect(stage.focused == "2")
    #expect(stage.texts.contains("Selected field: 2"))

    stage.press("Select Nothing")
    #expect(stage.focused == nil)
    #expect(stage.texts.contains("Selected field: Nothing selected"))

    let chain = stage.makeWindowChain()
    chain.firstResponder = "1"
    #expect(chain.firstResponder == "1")
    #expect(stage.focused == "1")
    chain.firstResponder = "Something that isn't tagged"
    stage.settle()
    // The ResponderChain library reported nil here, although the field kept the keyboard (flaw
    // 2.4.1).
    #expect(chain.firstResponder == "1")
    #expect(stage.focused == "1")
    #expect(chain.availableResponders == ["0", "1", "2", "3"])
  }

  @Test("README: withResponderChainForCurrentWindow")
  func currentWindow() async {
    let stage = TagStage(ResponderChainExample().withResponderChainForCurrentWindow())
    await drainMainQueue()
    stage.settle()
    #expect(stage.focused == "0")
  }
}
