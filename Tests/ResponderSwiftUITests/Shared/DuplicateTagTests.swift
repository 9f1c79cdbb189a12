import ResponderCore
import SwiftUI
import Testing

@testable import ResponderKit

/// Tests how the diagnosis `duplicateTag` reaches its observers from the views of a screen.
@MainActor
@Suite("One tag on several views is reported")
struct DuplicateTagTests {
  private struct Fields: View {
    let tags: [String]

    var body: some View {
      VStack {
        ForEach(Array(tags.enumerated()), id: \.offset) { index, tag in
          TextField("field \(index)", text: .constant("")).responderTag(tag)
        }
      }
    }
  }

  /// Returns the diagnoses that are reported while the fields appear and during each step.
  private func diagnoses(
    _ tags: [String], _ steps: (TagStage, ResponderChain) -> Void = { _, _ in }
  ) throws -> [Diagnosis] {
    var reported: [Diagnosis] = []
    let token = BehaviorReports.observe { event in
      if case .diagnosis(let diagnosis) = event { reported.append(diagnosis) }
    }
    var found: ResponderChain?
    let stage = TagStage(chain: &found) { _ in Fields(tags: tags) }
    defer { stage.end() }
    let chain = try #require(found)
    stage.settle()
    steps(stage, chain)
    stage.settle()
    token.cancel()
    return reported
  }

  @Test(
    "two or three views with one tag: told once, with their number, however often it is asked for",
    arguments: [(["a", "a"], 2), (["a", "b", "a", "a"], 3)])
  func reported(tags: [String], views: Int) throws {
    let told = try diagnoses(tags) { stage, chain in
      stage.turn { chain.firstResponder = "a" }
      #expect(stage.focused == "field \(tags.lastIndex(of: "a") ?? 0)")
      stage.turn { chain.firstResponder = nil }
      stage.turn { chain.firstResponder = "a" }
    }
    #expect(told == [.duplicateTag("a", views: views)])
  }

  @Test("of views with tags of their own nothing is told")
  func silent() throws {
    let told = try diagnoses(["a", "b", "c"]) { stage, chain in
      for tag in ["a", "b", "c"] { stage.turn { chain.firstResponder = .init(tag) } }
    }
    #expect(told.isEmpty)
  }

  @Test("the tag is named as its developer wrote it")
  func named() throws {
    let told = try diagnoses(["email", "email"])
    #expect(told.count == 1 && told[0].id == .duplicateTag)
    #expect(told[0].sentence.contains("\"email\"") && told[0].sentence.hasPrefix("2 views"))
  }
}
