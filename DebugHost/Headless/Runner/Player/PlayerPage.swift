import Foundation

/// The player: one HTML file that shows recordings frame by frame. It needs neither other files nor
/// the network.
///
/// The same recordings always give the same bytes.
enum PlayerPage {
  /// Returns the whole page.
  ///
  /// - Parameter recordings: At least one recording. Each becomes a tab, in this order.
  static func html(for recordings: [Recording]) -> String {
    var page = markup
    // Insert the data last, so that the loop replaces no placeholder that the data contains.
    for (mark, text) in [
      ("/*POLICY*/", policy), ("/*STYLE*/", style), ("/*SCRIPT*/", script),
      ("/*DATA*/", data(recordings)),
    ] {
      guard let place = page.range(of: mark) else { continue }
      page.replaceSubrange(place, with: text)
    }
    return page
  }

  /// The content security policy. It allows only the page's own script to run, whatever a recording
  /// contains. It does not allow the page to load anything.
  private static var policy: String {
    let parts = markup.components(separatedBy: "/*SCRIPT*/")
    let before = parts[0].components(separatedBy: "<script>").last ?? ""
    let after = parts[1].components(separatedBy: "</script>")[0]
    return "default-src 'none'; script-src 'sha256-\(SHA256.base64(before + script + after))'; "
      + "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
  }

  /// Returns the data that the script reads: the pieces of SVG, and the scenes. Steps, frames and
  /// entries are arrays, and `PlayerPage+Script` depends on the order of the values in them.
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
