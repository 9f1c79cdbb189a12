import Foundation
import HeadlessDriver
import ResponderCore
import ResponderKit
import ResponderScope
import TestSupport
import Testing
import UIKit

@testable import ResponderScopeLive

/// Tests the documents that scripts read, and the actions.
@MainActor
@Suite("The documents of the running app", .serialized)
struct LiveDocumentTests {
  @Test("the report is the debugger's, with names as they may leave the app")
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
    #expect(try await read("\(first.next)").entries.isEmpty)
    stage.edit(1)
    let second = try await read("\(first.next)")
    #expect(!second.entries.isEmpty && second.entries.contains { $0.kind == .focus })
    #expect(second.next == first.next + second.entries.count)
    // This number is beyond the end of the journal, so it comes from an earlier launch.
    #expect(try await read("100000").entries.count == ResponderHUD.journal.count)
    // A journal that began at another time has other entries, however many entries this journal
    // has.
    let begun = try #require(
      JournalReader.readLeniently(await stage.get("/journal.jsonl").body).header?.begun)
    for (time, count) in [(begun, 0), ("2026-01-01T00:00:00Z", ResponderHUD.journal.count)] {
      let reply = await stage.get(
        "/journal.jsonl", ["since": "\(second.next)", "begun": time])
      #expect(JournalReader.readLeniently(reply.body).entries.count == count)
    }
    for since in ["-1", "x", "1.5", ""] {
      #expect(await stage.get("/journal.jsonl", ["since": since]).status == 400)
    }
  }

  @Test("a journal is made again in the background, one at a time")
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

  @Test("a journal that takes too long is stopped, and says so")
  func deadline() {
    let line =
      #"{"geometry":{},"kind":"focus","focus":{"to":{"className":"A"}},"time":1,"version":1}"#
    let answer = ReplayAnswer(Data(line.utf8), within: -1)
    #expect(answer.line.hasSuffix("stopped after −1 s"), "\(answer.line)")
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

  @Test("what there is not is refused in a line", arguments: refusals)
  func refused(method: String, path: String, query: [String: String], status: Int) async {
    let stage = FeedStage()
    defer { stage.end() }
    let reply = await stage.feed.reply(
      to: LiveRequest(method: method, path: path, query: query, mayAct: true))
    #expect(reply.status == status)
    let text = String(decoding: reply.body, as: UTF8.self)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
  }

  // MARK: Actions

  @Test("without the grant nothing happens to the app", arguments: AppWatch.Deed.allCases)
  func ungranted(deed: AppWatch.Deed) async {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let before = (ResponderHUD.snapshot, ResponderHUD.journal.count)
    let reply = await stage.post("/actions/\(deed.rawValue)", mayAct: false)
    stage.device.settle()
    #expect(reply.status == 403)
    #expect((ResponderHUD.snapshot, ResponderHUD.journal.count) == before)
  }

  @Test("with the grant, what the card does: resign, scroll to visible, show and hide the HUD")
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
    #expect(try await outcome("scroll-to-visible") == "Already visible")
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
    }
    await stage.feed.settled()
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
    // The first page's queue is full, so later events are missing in it. A page that joins now
    // receives everything.
    let late = await stage.page()
    for event in page.events() + late.events() {
      schema.add(Data(event.text.utf8), as: "event \(event.name)")
    }
    try schema.check()
  }
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
