import Foundation
import HeadlessDriver
import ResponderCore
import ResponderKit
import ResponderScope
import Testing
import UIKit

@testable import ResponderScopeLive

/// Tests that what an app knows of its users stays in the app, whatever a client requests.
@MainActor
@Suite("Secrets stay in the served app", .serialized)
struct LivePrivacyTests {
  /// Returns every document and every event of a session with a mistake, an action, a tag and a
  /// scroll.
  private func everything(_ stage: FeedStage) async -> [String: String] {
    let page = await stage.page()
    stage.edit()
    _ = stage.device.type("canary-text")
    ResponderHUD.report(
      Diagnosis(
        id: .tagNotFocused, sentence: "The tag \"canary-tag\" has no view.", numbers: [],
        fix: "Add .responderTag(\"canary-tag\")."))
    ResponderHUD.report(.duplicateTag("canary-tag", views: 2))
    await stage.drag(frames: 30)
    stage.device.perform { stage.list.contentOffset.y = 900 }
    stage.device.advance(by: 2)
    await stage.feed.settled()
    var texts: [String: String] = [:]
    for path in ["/report", "/snapshot.json", "/diagnoses.json", "/journal.jsonl"] {
      texts[path] = String(decoding: await stage.get(path).body, as: UTF8.self)
    }
    let journal = Data((texts["/journal.jsonl"] ?? "").utf8)
    texts["/replay"] = String(
      decoding: await stage.post("/replay", body: journal).body, as: UTF8.self)
    for deed in AppWatch.Deed.allCases {
      let reply = await stage.post("/actions/\(deed.rawValue)")
      texts[deed.rawValue] = String(decoding: reply.body, as: UTF8.self)
      stage.device.settle()
    }
    await stage.feed.settled()
    for event in page.events() { texts["event \(event.name)", default: ""] += event.text }
    // A page that joins late receives everything at once.
    stage.edit()
    let late = await stage.page()
    for event in late.events() { texts["late \(event.name)", default: ""] += event.text }
    return texts
  }

  @Test("typed text, labels, titles, identifiers and tags are in no document and no event")
  func canaries() async {
    let stage = FeedStage()
    defer { stage.end() }
    let texts = await everything(stage)
    #expect(texts.count > 18, "\(texts.keys.sorted())")
    for (name, text) in texts {
      #expect(!text.contains("canary"), "\(name): \(text.prefix(600))")
    }
    for name in [
      "/report", "/snapshot.json", "/journal.jsonl", "/diagnoses.json", "late inspector",
    ] {
      #expect(texts[name]?.contains("UITextField") == true && texts[name]?.contains("#") == true)
    }
    #expect(texts["/diagnoses.json"]?.contains("tagNotFocused") == true)
  }

  @Test("asked for plainly, names are there; what was typed and what is read never is")
  func revealed() async {
    let stage = FeedStage()
    defer { stage.end() }
    ResponderHUD.revealsIdentifiers = true
    let texts = await everything(stage)
    for name in ["/report", "/snapshot.json", "/journal.jsonl", "late inspector", "late journal"] {
      #expect(texts[name]?.contains("canary-id-0") == true, "\(name)")
    }
    #expect(texts["/diagnoses.json"]?.contains("canary-tag") == true)
    for (name, text) in texts {
      for secret in FeedStage.secrets { #expect(!text.contains(secret), "\(name)") }
    }
  }
}
