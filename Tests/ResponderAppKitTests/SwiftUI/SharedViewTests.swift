import HeadlessMacDriver
import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit

/// Tests a view that an app shares with iOS, and that uses the modifiers for lists and keyboards.
@MainActor
@Suite struct SharedViewTests {
  @Test("the modifiers about lists and keyboards compile on the Mac, and change nothing")
  func scrollBehavior() throws {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in
      ScrollView {
        VStack {
          ForEach(0..<60) { row in
            TextField("row \(row)", text: .constant("")).responderTag(row)
          }
        }
      }
      .dismissesFirstResponder(when: .partlyHidden, ending: .forced, seenIn: .insideInsets)
      .keyboardAnchor(.bottom())
    }
    let chain = try #require(found)
    stage.turn { chain.firstResponder = 1 }
    #expect(chain.firstResponder == 1)
    stage.turn { chain.firstResponder = 50 }
    #expect(chain.firstResponder == 50 && stage.focused == "row 50")
    stage.end()
  }
}
