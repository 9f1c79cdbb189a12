import Foundation
import HeadlessDriver
import ResponderJournal
import ResponderKit
import ResponderScope
import UIKit

@testable import ResponderScopeLive

/// An app with three fields in a list, a recorder for its journal, and a feed that reads it.
@MainActor
final class FeedStage {
  /// Text of the app and its user, none of which may leave the app.
  static let secrets = ["canary-text", "canary-label", "canary-hint", "canary-title"]
  /// Identifiers and tags, which may leave the app only if the developer requests names.
  static let names = ["canary-id", "canary-tag"]

  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let fields = (0..<3).map {
    UITextField(frame: CGRect(x: 20, y: 100 + $0 * 80, width: 300, height: 44))
  }
  let device: Device
  let feed: LiveFeed

  init(stage: String? = nil) {
    ResponderHUD.uninstall()
    list.contentSize = CGSize(width: 390, height: 3_000)
    for (index, field) in fields.enumerated() {
      field.accessibilityIdentifier = "canary-id-\(index)"
      field.accessibilityLabel = "canary-label"
      field.placeholder = "canary-hint"
      list.addSubview(field)
    }
    let label = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    label.text = "canary-label"
    list.addSubview(label)
    device = Device.boot(view: list)
    device.windows[0].rootViewController?.title = "canary-title"
    ResponderHUD.showsDiagnoses = false
    _ = ResponderHUD.startRecording()
    device.settle()
    feed = LiveFeed(stage: stage)
  }

  /// Ends the recording and boots a new device, so that nothing affects the next test.
  func end() {
    ResponderHUD.revealsIdentifiers = false
    ResponderHUD.uninstall()
    _ = Device.boot()
  }

  func edit(_ index: Int = 0) {
    device.perform { _ = fields[index].becomeFirstResponder() }
    device.settle()
  }

  /// Drags the list for a number of frames, at 120 frames a second. After each frame, waits until
  /// the feed has sent its changes.
  func drag(frames: Int, by step: CGFloat = 1) async {
    let finger = device.touchDown(at: CGPoint(x: 370, y: 400))
    for frame in 1...frames {
      device.touchMove(finger, to: CGPoint(x: 370, y: 400 - CGFloat(frame) * step))
      device.advance(by: 1.0 / 120)
      await feed.settled()
    }
    device.touchUp(finger)
    device.settle()
    await feed.settled()
  }

  func get(_ path: String, _ query: [String: String] = [:]) async -> HTTPResponse {
    await feed.response(to: HTTPRequest(path: path, query: query))
  }

  func post(
    _ path: String, _ query: [String: String] = [:], body: Data = Data(), mayAct: Bool = true
  ) async -> HTTPResponse {
    await feed.response(
      to: HTTPRequest(method: "POST", path: path, query: query, body: body, mayAct: mayAct))
  }

  /// Returns a page that has joined the feed.
  func page() async -> FeedPage {
    let page = FeedPage()
    feed.join(page.stream)
    await feed.settled()
    return page
  }
}

/// The receiving end of a page's stream.
@MainActor
final class FeedPage {
  struct Event {
    let name: String
    let text: String
    let content: [String: Any]
  }

  let stream = EventStream(id: "1", mayAct: true)

  /// Returns the events that have arrived since the last call.
  func events() -> [Event] {
    var events: [Event] = []
    while let message = stream.next() {
      let lines = String(decoding: message, as: UTF8.self).split(separator: "\n")
      let text = lines.dropFirst().map { $0.dropFirst("data: ".count) }.joined(separator: "\n")
      let content = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      events.append(
        Event(
          name: String(lines[0].dropFirst("event: ".count)), text: text, content: content ?? [:]))
    }
    return events
  }
}

extension [FeedPage.Event] {
  /// Returns the content of the last event with a name.
  func last(_ name: String) -> [String: Any]? { last { $0.name == name }?.content }

  func count(_ name: String) -> Int { count { $0.name == name } }
}
