import Foundation

/// The player: one HTML file that shows recordings frame by frame. It needs neither other files nor
/// the network. `player.html` is the page without the recordings.
///
/// The same recordings always give the same bytes.
enum PlayerPage {
  /// Returns the whole page.
  ///
  /// - Parameter recordings: At least one recording. Each becomes a tab, in this order.
  static func html(for recordings: [Recording]) -> String {
    var page = empty
    if let place = page.range(of: "/*DATA*/") {
      page.replaceSubrange(place, with: data(recordings))
    }
    return page
  }

  static let empty = String(decoding: PackageResources.player_html, as: UTF8.self)

  /// Returns the data that the script reads: the pieces of SVG, and the scenes. Steps, frames and
  /// entries are arrays, and the script depends on the order of the values in them.
  static func data(_ recordings: [Recording]) -> String {
    var packer = FramePacker()
    let scenes = recordings.map { recording in
      JSONText.object([
        "name": JSONText.string(recording.name),
        "title": JSONText.string(recording.title),
        "summary": JSONText.string(recording.summary),
        "device": JSONText.string(recording.device),
        "duration": JSONText.number(recording.duration),
        "steps": JSONText.array(recording.steps.map(json)),
        "frames": JSONText.array(
          recording.frames.map { frame in
            let runs = packer.pack(frame.svg).map(JSONText.number)
            return JSONText.array([JSONText.number(frame.time), JSONText.array(runs)])
          }),
        "entries": JSONText.array(recording.entries.map(json)),
      ])
    }
    return JSONText.object([
      "scenes": "[\n" + scenes.joined(separator: ",\n") + "]",
      "pieces": "[\n" + packer.pieces.map(JSONText.string).joined(separator: ",\n") + "]",
    ])
  }

  private static func json(_ step: Recording.Step) -> String {
    let facts = step.facts.map {
      JSONText.array([JSONText.string($0.text), $0.holds ? "1" : "0"])
    }
    return JSONText.array([
      JSONText.number(step.time), JSONText.string(step.title), JSONText.array(facts),
      JSONText.number(step.end), JSONText.number(step.lastFrame),
    ])
  }

  private static func json(_ entry: Recording.Entry) -> String {
    let facts = entry.facts.map {
      JSONText.array([JSONText.string($0.label), JSONText.string($0.value)])
    }
    return JSONText.array([
      JSONText.number(entry.time), JSONText.string(entry.kind), JSONText.string(entry.title),
      JSONText.array(facts), entry.isDecision ? "1" : "0",
    ])
  }
}
