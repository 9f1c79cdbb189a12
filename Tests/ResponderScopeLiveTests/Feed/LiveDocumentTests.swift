import Foundation
import HeadlessDriver
import ResponderJournal
import ResponderKit
import ResponderScope
import TestSupport
import Testing
import UIKit

@testable import ResponderScopeLive

@MainActor
@Suite("The documents of the running app", .serialized)
struct LiveDocumentTests {
  @Test("the report is the debugger's, with hashed names")
  func report() async {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let reply = await stage.get("/report")
    #expect(reply.contentType == "text/plain; charset=utf-8")
    ResponderHUD.revealsIdentifiers = true
    let plain = await stage.get("/report")
    #expect(String(decoding: plain.body, as: UTF8.self) == ResponderHUD.report + "\n")
    #expect(plain.body.count > reply.body.count / 2 && plain.body != reply.body)
  }

  @Test("the snapshot has the scene's values and facts")
  func snapshot() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    ResponderHUD.revealsIdentifiers = true
    stage.edit()
    let body = await stage.get("/snapshot.json").body
    let document = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
    let scene = try #require((document["scenes"] as? [[String: Any]])?.first)
    #expect(document["time"] is Double && document["isHUDShown"] as? Bool == false)
    #expect((scene["chain"] as? [Any])?.count == ResponderHUD.snapshot.chain.count)
    let fields = try #require(scene["fields"] as? [String: Any])
    #expect(fields["position"] as? String == "1 of 3, next: canary-id-1")
    #expect(fields["current"] as? Int == 0 && fields["count"] as? Int == 3)
    let facts = try #require(scene["facts"] as? [String: [[String]]])
    let snapshot = ResponderHUD.snapshot
    #expect(
      facts["geometry"] == snapshot.facts(about: .geometry).map { [$0.title, $0.value] })
    #expect(facts["why"] == snapshot.explanation.map { [$0.title, $0.value] })
    #expect(facts["fields"]?.first == ["1", "UITextField \"canary-id-0\", first responder"])
    #expect(facts["keyboard"]?.map { $0[0] }.contains("end frame") == true)
    stage.device.perform { _ = stage.fields[0].resignFirstResponder() }
    stage.device.settle()
    let empty = String(decoding: await stage.get("/snapshot.json").body, as: UTF8.self)
    #expect(empty.contains("\"chain\":[]") && !empty.contains("\"responder\":"))
  }

  @Test("a diagnosis says when it was found and whether it lasts")
  func lasting() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    func last() async throws -> [String: Any] {
      let body = await stage.get("/diagnoses.json").body
      let document = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
      return try #require((document["diagnoses"] as? [[String: Any]])?.first)
    }
    stage.edit()
    stage.device.perform { stage.list.contentOffset.y = 1200 }
    stage.device.advance(by: 2)
    let found = try await last()
    #expect(found["id"] as? String == "orphanAtRest" && found["isStillSo"] as? Bool == true)
    let entry = ResponderHUD.journal.entries.last { $0.kind == .diagnosis }
    #expect(found["time"] as? Double == entry?.time)
    stage.device.perform { stage.list.contentOffset.y = 0 }
    stage.device.settle()
    #expect(try await last()["isStillSo"] as? Bool == false)
    // Whether an action found no handler is no state.
    stage.device.perform { _ = stage.list.execute(action: Unhandled()) }
    stage.device.settle()
    #expect(try await last()["isStillSo"] == nil)
  }

  @Test("the journal goes on where the last request ended")
  func journal() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    func read(_ since: String?) async throws -> (entries: [JournalEntry], next: Int) {
      let reply = await stage.get("/journal.jsonl", since.map { ["since": $0] } ?? [:])
      #expect(reply.status == 200 && reply.contentType == "application/jsonl; charset=utf-8")
      let reading = JournalReader.readLeniently(reply.body)
      #expect(reading.skippedCount == 0)
      return (reading.entries, try #require(reading.header?.next))
    }
    let first = try await read(nil)
    #expect(first.entries.count == ResponderHUD.journal.count)
    stage.edit(1)
    let second = try await read("\(first.next)")
    #expect(second.entries.contains { $0.kind == .focus })
    #expect(second.next == first.next + second.entries.count)
    // A journal that began at another time has other entries, however many entries this one has.
    let other = await stage.get("/journal.jsonl", ["since": "\(second.next)", "begun": "2026"])
    let entries = JournalReader.readLeniently(other.body).entries
    #expect(entries.count == ResponderHUD.journal.count)
    for since in ["-1", "x", "1.5", ""] {
      #expect(await stage.get("/journal.jsonl", ["since": since]).status == 400)
    }
  }

  @Test("a journal is replayed in the background, one at a time")
  func replay() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    await stage.drag(frames: 40, by: 6)
    let journal = await stage.get("/journal.jsonl")
    let reply = await stage.post("/replay", body: journal.body, mayAct: false)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: reply.body) as? [String: Any])
    #expect(answer["isSame"] as? Bool == true && answer["version"] as? Int == 1)
    #expect(answer["decisions"] as? Int ?? 0 > 1)
    async let one = stage.post("/replay", body: journal.body)
    async let other = stage.post("/replay", body: journal.body)
    let statuses = await [one.status, other.status].sorted()
    #expect(statuses == [200, 200] || statuses == [200, 503])
    #expect(await stage.post("/replay", body: journal.body).status == 200)
  }

  nonisolated static let refusals: [(String, String, [String: String], Int)] = [
    ("GET", "/passwd", [:], 404), ("GET", "/../Package.swift", [:], 404), ("GET", "", [:], 404),
    ("POST", "/", [:], 405), ("POST", "/report", [:], 405), ("POST", "/snapshot.json", [:], 405),
    ("POST", "/diagnoses.json", [:], 405), ("POST", "/journal.jsonl", [:], 405),
    ("GET", "/replay", [:], 405), ("GET", "/actions/resign", [:], 405),
    ("POST", "/actions/", [:], 404), ("POST", "/actions/launch", [:], 404),
    ("POST", "/actions/resign", ["scene": "x"], 400),
    ("POST", "/actions/resign", ["scene": "99"], 404), ("GET", "/events", [:], 404),
  ]

  @Test("an unknown path or method is refused in a line", arguments: refusals)
  func refused(method: String, path: String, query: [String: String], status: Int) async {
    let stage = FeedStage()
    defer { stage.end() }
    let reply = await stage.feed.response(
      to: HTTPRequest(method: method, path: path, query: query, mayAct: true))
    #expect(reply.status == status)
    let text = String(decoding: reply.body, as: UTF8.self)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
  }

  // MARK: Actions

  @Test("without the grant nothing happens to the app", arguments: AppReader.Command.allCases)
  func ungranted(deed: AppReader.Command) async {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let before = (ResponderHUD.snapshot, ResponderHUD.journal.count)
    let reply = await stage.post("/actions/\(deed.rawValue)", mayAct: false)
    stage.device.settle()
    #expect(reply.status == 403)
    #expect((ResponderHUD.snapshot, ResponderHUD.journal.count) == before)
  }

  @Test("with the grant it does what the card does")
  func granted() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    func outcome(_ deed: String, _ query: [String: String] = [:]) async throws -> String? {
      let reply = await stage.post("/actions/\(deed)", query)
      stage.device.settle()
      let answer = try JSONSerialization.jsonObject(with: reply.body) as? [String: Any]
      return answer?["outcome"] as? String
    }
    #expect(try await outcome("resign") == "No first responder")
    stage.edit()
    stage.device.perform { stage.list.contentOffset.y = 1200 }
    stage.device.settle()
    #expect(ResponderHUD.snapshot.placement?.visibility.status == .hidden)
    #expect(try await outcome("scroll-to-visible", ["scene": "1"]) == "Scrolled")
    #expect(ResponderHUD.snapshot.placement?.visibility.status == .visible)
    #expect(try await outcome("show-hud") == "Shown")
    #expect(ResponderHUD.journal.last?.event == .hud(HUDChange(isShown: true)))
    #expect(try await outcome("resign") == "Resigned" && ResponderHUD.snapshot.responder == nil)
    #expect(try await outcome("hide-hud") == "Hidden")
  }

  // MARK: The schema

  /// RESPONDERSCOPE_RENEW_SNAPSHOTS=1 updates the schema. A field that disappears or changes its
  /// type requires a new version.
  @Test("the documents' fields and their types are those of version 1")
  func schema() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit(1)
    let page = await stage.page()
    let finger = stage.device.touchDown(at: CGPoint(x: 370, y: 400))
    for frame in 1...30 {
      stage.device.touchMove(finger, to: CGPoint(x: 370, y: 400 - CGFloat(frame) * 4))
      stage.device.advance(by: 1.0 / 60)
      // While the composer is busy, the feed leaves states out. Here each one is sent.
      await stage.feed.settled()
    }
    var schema = JSONSchema()
    schema.add(await stage.get("/snapshot.json").body, as: "snapshot.json")
    stage.device.touchUp(finger)
    stage.device.settle()
    stage.device.perform { stage.list.contentOffset.y = 900 }
    stage.device.advance(by: 2)
    await stage.feed.settled()
    #expect(!ResponderHUD.diagnoses.isEmpty)
    schema.add(await stage.get("/snapshot.json").body, as: "snapshot.json")
    schema.add(await stage.get("/diagnoses.json").body, as: "diagnoses.json")
    let journal = await stage.get("/journal.jsonl").body
    schema.add(await stage.post("/replay", body: journal).body, as: "replay")
    schema.add(await stage.post("/actions/hide-hud").body, as: "action")
    stage.edit(2)
    await stage.feed.settled()
    for event in page.events() {
      schema.add(Data(event.text.utf8), as: "event \(event.name)")
    }
    try schema.check()
  }
}

private struct Unhandled: ResponderAction {
  func execute(responder: UISwitch) {}
}

/// The paths and types of JSON values, merged from several documents.
struct JSONSchema {
  private var types: [String: Set<String>] = [:]

  mutating func add(_ data: Data, as name: String) {
    let value = try? JSONSerialization.jsonObject(with: data)
    add(value ?? "not JSON", at: name)
  }

  private mutating func add(_ value: Any, at path: String) {
    switch value {
    case let object as [String: Any]: for (key, one) in object { add(one, at: "\(path).\(key)") }
    case let list as [Any]:
      if list.isEmpty { types[path + "[]", default: []].formUnion([]) }
      for one in list { add(one, at: path + "[]") }
    case let number as NSNumber:
      let isFlag = "\(type(of: value))".contains("Bool") || isBoolean(number)
      types[path, default: []].insert(isFlag ? "boolean" : "number")
    case is String: types[path, default: []].insert("string")
    default: types[path, default: []].insert("null")
    }
  }

  func check() throws {
    let text =
      types.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value.sorted().joined(separator: " or "))" }
      .filter { !$0.hasSuffix(": ") }.joined(separator: "\n") + "\n"
    try Snapshot.check(text, name: "schema-1.txt")
  }
}

/// In Foundation, booleans are numbers.
private func isBoolean(_ number: NSNumber) -> Bool {
  number === (true as NSNumber) || number === (false as NSNumber)
    || String(cString: number.objCType) == "c"
}
