import Foundation
import HeadlessDriver
import ResponderJournal
import ResponderKit
import ResponderScope
import Testing
import UIKit

@testable import ResponderScopeLive

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
    ResponderHUD.report(.duplicateTag(named: "\"canary-tag\"", views: 2))
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
    for deed in AppReader.Command.allCases {
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

  @Test("the app's texts and names are in no document or event")
  func canaries() async {
    let stage = FeedStage()
    defer { stage.end() }
    let texts = await everything(stage)
    #expect(texts.count > 16, "\(texts.keys.sorted())")
    for (name, text) in texts {
      #expect(!text.contains("canary"), "\(name): \(text.prefix(600))")
    }
    for name in [
      "/report", "/snapshot.json", "/journal.jsonl", "/diagnoses.json", "late snapshot",
    ] {
      let text = texts[name] ?? ""
      #expect(text.contains("UITextField") && text.contains("#"), "\(name)")
    }
    #expect(texts["/diagnoses.json"]?.contains("tagNotFocused") == true)
  }

  @Test("revealed names are there, what was typed never is")
  func revealed() async {
    let stage = FeedStage()
    defer { stage.end() }
    ResponderHUD.revealsIdentifiers = true
    let texts = await everything(stage)
    for name in ["/report", "/snapshot.json", "/journal.jsonl", "late snapshot", "late journal"] {
      #expect(texts[name]?.contains("canary-id-0") == true, "\(name)")
    }
    #expect(texts["/diagnoses.json"]?.contains("canary-tag") == true)
    for (name, text) in texts {
      for secret in FeedStage.secrets { #expect(!text.contains(secret), "\(name)") }
    }
  }
}
