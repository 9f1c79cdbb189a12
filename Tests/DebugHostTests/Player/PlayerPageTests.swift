import Foundation
import Testing

@testable import DebugHost

@Suite("Player page")
struct PlayerPageTests {
  private struct Data: Decodable {
    struct Scene: Decodable {
      var name: String
      var duration: Double
    }
    var scenes: [Scene]
    var pieces: [String]
  }

  @Test("the same recordings give the same bytes")
  func deterministic() {
    let recordings = [Recording.sample(), .sample(name: "chat", frames: 9)]
    #expect(PlayerPage.html(for: recordings) == PlayerPage.html(for: recordings))
  }

  @Test("the page loads nothing from outside")
  func selfContained() {
    let page = PlayerPage.html(for: [.sample()])
    for outside in ["http:", "https:", "src=", "@import", "url(", "fetch(", "XMLHttpRequest"] {
      #expect(!page.contains(outside), "the page contains \(outside)")
    }
  }

  @Test("the page's policy names its one script, and lets nothing be loaded")
  func policy() throws {
    let page = PlayerPage.html(for: [.sample()])
    let script = try #require(
      page.components(separatedBy: "<script>").last?.components(separatedBy: "</script>").first)
    #expect(
      page.contains("default-src 'none'; script-src 'sha256-\(SHA256.base64(script))'; style-src"))
    #expect(PlayerPage.script.contains("recordings"))
  }

  @Test(
    "SHA-256, of FIPS 180-4's examples",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func digest(text: String, digest: String) {
    #expect(SHA256.base64(text) == digest)
  }

  @Test("no text of a recording can end the script or become markup of the page")
  func hostileText() throws {
    var recording = Recording.sample()
    let hostile = "</script><script>alert(1)</script><!-- /*DATA*/ /*SCRIPT*/ /*STYLE*/"
    recording.title = hostile
    recording.steps[0].title = hostile
    recording.frames[0].svg = "<svg><text>\(hostile)</text></svg>"
    recording.entries[0].facts[0].value = hostile
    let page = PlayerPage.html(for: [recording])
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("alert(1)</"))
    #expect(page.components(separatedBy: "color-scheme: dark").count == 2)
  }

  @Test("the page's data is JSON with every scene and every part")
  func data() throws {
    let text = PlayerPage.data([.sample(), .sample(name: "chat")])
    let data = try JSONDecoder().decode(Data.self, from: Foundation.Data(text.utf8))
    #expect(data.scenes.map(\.name) == ["form", "chat"])
    #expect(data.scenes.map(\.duration) == [1, 1])
    #expect(data.pieces.count == 9)
  }

  @Test("every element that the script asks for is in the page")
  func identifiers() throws {
    let pattern = /\$\('([a-z-]+)'\)/
    let wanted = Set(PlayerPage.script.matches(of: pattern).map { String($0.1) })
    #expect(wanted.count > 15)
    for id in wanted.sorted() {
      #expect(PlayerPage.markup.contains("id=\"\(id)\""), "no element has the id \(id)")
    }
  }

  @Test("200 frames of a busy screen stay far below 10 MB")
  func size() {
    let keys = (0..<400).map { "<rect x=\"\($0)\" y=\"1\" width=\"30\" height=\"40\"/>" }.joined()
    var recording = Recording.sample(frames: 200)
    for index in recording.frames.indices {
      let rows = (0..<60).map { "<text y=\"\($0 * 44 - index)\">row \($0)</text>" }.joined()
      recording.frames[index].svg = "<svg>\(keys)\(rows)</svg>"
    }
    #expect(PlayerPage.html(for: [recording]).utf8.count < 1_000_000)
  }
}
