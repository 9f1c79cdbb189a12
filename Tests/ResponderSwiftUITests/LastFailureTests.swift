import HeadlessDriver
import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit

/// Tests that a request without effect is reported in `lastFailure` (issue 18), and that the
/// chain's observers see it.
@MainActor
@Suite struct LastFailureTests {
  private struct Fields: View {
    @ObservedObject var chain: ResponderChain

    var body: some View {
      VStack {
        Text(chain.lastFailure?.description ?? "fine")
        TextField("a", text: .constant("")).responderTag("a")
        TextField("off", text: .constant("")).responderTag("off").disabled(true)
        StubbornField(name: "never", begins: false).responderTag("never")
        StubbornField(name: "stays", ends: false).responderTag("stays")
      }
    }
  }

  private func fields() throws -> (stage: TagStage, chain: ResponderChain) {
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { Fields(chain: $0) }
    stage.device.settle()
    return (stage, try #require(found))
  }

  @Test(
    "a request that comes to nothing is told with its tag and its reason, and one that succeeds clears it",
    arguments: [("nowhere", ResponderTagFailure.Reason.unknown), ("never", .refused)])
  func told(tag: String, reason: ResponderTagFailure.Reason) throws {
    let (stage, chain) = try fields()
    #expect(chain.lastFailure == nil && stage.texts.contains("fine"))
    ResponderLog.reported.remove("tags.search")
    var inBlock: ResponderTagFailure?
    var diagnosed: [DiagnosisEvidence?] = []
    let token = BehaviorReports.observe { event in
      if case .diagnosis(let diagnosis) = event { diagnosed.append(diagnosis.evidence) }
    }
    defer { token.cancel() }
    stage.turn {
      chain.firstResponder = ResponderTag(tag)
      chain.afterRetrying { inBlock = chain.lastFailure }
    }
    stage.device.advance(by: 0.6)
    #expect(chain.lastFailure?.tag == tag && chain.lastFailure?.reason == reason)
    #expect(inBlock == chain.lastFailure)
    #expect(diagnosed == [.tagRequest(name: "\"\(tag)\"", reason: reason, isSearch: false)])
    #expect(stage.texts.contains("\(reason.rawValue): \"\(tag)\""))
    #expect(!ResponderLog.reported.contains("tags.search"))
    // The next request succeeds, so the chain no longer has a failure.
    stage.turn { chain.firstResponder = "a" }
    stage.turn()
    #expect(chain.lastFailure == nil && stage.texts.contains("fine"))
    // The user's own changes are not requests.
    stage.turn { chain.firstResponder = ResponderTag(tag) }
    stage.device.advance(by: 0.6)
    stage.device.tap(try #require(stage.field("a")))
    #expect(chain.lastFailure?.tag == tag)
  }

  @Test(
    "a refused resignation has no tag, and a request that another one takes the place of is overtaken"
  )
  func others() throws {
    let (stage, chain) = try fields()
    var told: [String] = []
    let token = chain.$lastFailure.dropFirst().sink { told.append($0?.description ?? "fine") }
    stage.turn { chain.firstResponder = "stays" }
    stage.turn { chain.firstResponder = nil }
    #expect(chain.lastFailure?.reason == .refused && chain.lastFailure?.tag == nil)
    stage.turn { chain.firstResponder = "stays" }
    // A request for the current first responder overtakes the first request, which therefore does
    // not count as a failure.
    stage.turn {
      chain.firstResponder = "nowhere"
      chain.firstResponder = "stays"
    }
    #expect(told == ["refused: no first responder", "fine"])
    stage.turn { chain.firstResponder = "nowhere" }
    stage.turn { chain.firstResponder = "elsewhere" }
    #expect(told.last == "overtaken: \"nowhere\"" && chain.isRetrying)
    stage.device.advance(by: 0.6)
    #expect(told.last == "unknown: \"elsewhere\"" && told.count == 4)
    withExtendedLifetime(token) {}
  }

  @Test("objects of one window's chain know the same, also those that come later")
  func window() throws {
    let stage = TagStage(TextField("a", text: .constant("")).responderTag("a"))
    let window = try #require(stage.window)
    let first = ResponderChain(forWindow: window)
    stage.turn { first.firstResponder = "nowhere" }
    stage.device.advance(by: 0.6)
    let second = ResponderChain(forWindow: window)
    #expect(first.lastFailure?.reason == .unknown && second.lastFailure == first.lastFailure)
    stage.turn { second.firstResponder = "a" }
    #expect(first.lastFailure == nil && second.lastFailure == nil)
  }

  @Test("a tag is named as in the log: not by what a user may have typed")
  func privacy() throws {
    struct Secret: Hashable { let text = "typed" }
    let failure = try #require(ResponderTagFailure(Secret(), .notFound))
    #expect(failure.reason == .late && failure.tag?.base == AnyHashable(Secret()))
    #expect(
      failure.description == "late: of type Secret"
        && failure.debugDescription == failure.description)
    #expect(ResponderTagFailure(nil, .refused)?.description == "refused: no first responder")
    #expect(ResponderTagFailure("a", .ended) == nil)
    let reasons = ResponderTagFailure.Reason.allCases.map(\.debugDescription)
    #expect(reasons == ["unknown", "late", "refused", "overtaken"])
  }
}
