import HeadlessMacDriver
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

extension ChecklistTests {
  @Test("the value follows tabs, though one editor serves all fields", .item("1.7"))
  func tabs() throws {
    let (stage, chain) = try threeFields()
    stage.focus("a")
    for (name, tag) in [("b", "b"), ("c", nil), ("a", "a")] {
      stage.desk.type("\t")
      #expect(stage.focused == name)
      #expect(chain.firstResponder == tag)
    }
  }

  @Test("a hidden view's tag is not available", .item("1.9"))
  func hidden() throws {
    let (stage, chain) = try threeFields()
    stage.field("a")?.isHidden = true
    #expect(chain.availableResponders == ["b"])
  }

  @Test(
    "each window has its own value; setting it makes the window key, as the library's 2.0 does",
    .item("1.16", "1.20"))
  func windows() throws {
    let (stage, chain) = try threeFields()
    let other = stage.show(TextField("other", text: .constant("")).responderTag("other"))
    let otherChain = ResponderChain(forWindow: other)
    stage.turn { otherChain.firstResponder = "other" }
    #expect(other.isKeyWindow)
    #expect(otherChain.firstResponder == "other" && chain.firstResponder == nil)
    stage.turn { chain.firstResponder = "a" }
    #expect(stage.window.isKeyWindow)
    #expect(otherChain.firstResponder == "other" && chain.firstResponder == "a")
    stage.turn { chain.firstResponder = nil }
    #expect(otherChain.firstResponder == "other")
    stage.close(other)
  }
}
