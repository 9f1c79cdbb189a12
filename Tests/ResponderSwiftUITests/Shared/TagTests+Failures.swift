import ResponderJournal
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

// Requests without effect, and tags that several views have.
extension TagTests {
  nonisolated static let failures: [(String, ResponderTagFailure.Reason)] = {
    #if canImport(UIKit)
      [("nowhere", .unknown), ("never", .refused)]
    #else
      // A search in AppKit passes over a view that does not accept the first responder.
      [("nowhere", .unknown)]
    #endif
  }()

  @Test("a request without effect: lastFailure and a diagnosis", arguments: failures)
  func failure(tag: String, reason: ResponderTagFailure.Reason) throws {
    let (stage, chain) = try fields()
    stage.settle()
    var inBlock: ResponderTagFailure?
    let mistakes = Mistakes()
    stage.turn {
      chain.firstResponder = ResponderTag(tag)
      chain.afterRetrying { inBlock = chain.lastFailure }
    }
    stage.advance(by: 0.6)
    mistakes.end()
    #expect(chain.lastFailure?.tag == tag && chain.lastFailure?.reason == reason)
    #expect(inBlock == chain.lastFailure)
    #expect(chain.lastFailure?.description == "\(reason.rawValue): \"\(tag)\"")
    #expect(
      mistakes.evidence == [.tagRequest(name: "\"\(tag)\"", reason: reason, isSearch: false)])
    // Objects that are made later for the same chain have the same failure.
    let (first, second) = (stage.makeWindowChain(), stage.makeWindowChain())
    stage.turn { first.firstResponder = "nowhere" }
    stage.advance(by: 0.6)
    #expect(first.lastFailure?.reason == .unknown && second.lastFailure == first.lastFailure)
    #expect(stage.makeWindowChain().lastFailure == first.lastFailure)
    // The user's own changes are not requests; a request that succeeds clears the failure.
    try stage.tapField("b")
    #expect(chain.lastFailure?.tag == tag)
    stage.turn { chain.firstResponder = "a" }
    #expect(chain.lastFailure == nil)
  }

  @Test("a refused resignation has no tag; a replaced request is no failure", .item("1.14"))
  func refusedResignation() throws {
    let (stage, chain) = try fields()
    var told: [String] = []
    let token = chain.$lastFailure.dropFirst().sink { told.append($0?.description ?? "fine") }
    stage.turn { chain.firstResponder = "stays" }
    stage.turn { chain.firstResponder = nil }
    #expect(chain.lastFailure?.reason == .refused && chain.lastFailure?.tag == nil)
    #expect(ResponderLog.reported.contains("tags.refused.nil"))
    stage.turn {
      chain.firstResponder = "nowhere"
      chain.firstResponder = "stays"
    }
    #expect(told == ["refused: no first responder", "fine"] && !chain.isRetrying)
    withExtendedLifetime(token) {}
  }

  @Test(
    "views with one tag: one diagnosis with their number", .flaw("2.4.12"),
    arguments: [(["a", "a"], 2), (["a", "b", "a", "a"], 3), (["a", "b", "c"], 0)])
  func duplicates(tags: [String], views: Int) throws {
    let mistakes = Mistakes()
    defer { mistakes.end() }
    let (stage, chain) = try TagStage.reading { _ in
      VStack {
        ForEach(Array(tags.enumerated()), id: \.offset) { index, tag in
          TextField("field \(index)", text: .constant("")).responderTag(tag)
        }
      }
    }
    for tag in ["a", nil, "a"] as [ResponderTag?] {
      stage.turn { chain.firstResponder = tag }
      #expect(stage.focused == tag.map { _ in "field \(tags.lastIndex(of: "a") ?? 0)" })
    }
    stage.settle()
    stage.end()
    #expect(
      mistakes.evidence
        == (views == 0 ? [] : [Diagnosis.duplicateTag(named: "\"a\"", views: views).evidence]))
  }
}
