import Foundation
import HeadlessServe
import Testing

/// The page is whole, and needs nobody else.
@Suite("The files of the page")
struct PageFilesTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try #require(PageFiles.standard.reply(to: path)).body, as: UTF8.self)
  }

  @Test("whatever a file names is there")
  func references() throws {
    let paths = PageFiles.standard.paths
    #expect(paths.contains("/") && paths.count >= 6)
    var named = 0
    for path in paths where path != "/icon.svg" {
      for match in try text(path).matches(of: /(?:src|href)="(\/[^"]*)"|from '\.(\/[^']*)'/) {
        let name = try #require(match.output.1 ?? match.output.2)
        named += 1
        #expect(name == "/journal" || paths.contains(String(name)), "\(path) names \(name)")
      }
    }
    #expect(named >= 8)
  }

  @Test("no script, style or address that the page's own policy would refuse")
  func policy() throws {
    for path in PageFiles.standard.paths {
      let text = try text(path)
      #expect(!text.contains("style=\"") && !text.contains("<style"), "\(path)")
      #expect(text.matches(of: /<script(?! type="module" src="\/main\.js")/).isEmpty, "\(path)")
      #expect(text.matches(of: /\son[a-z]+="/).isEmpty, "\(path)")
      for match in text.matches(of: /(https?|wss?):\/\/[^'"`\s]*/) {
        let address = String(match.output.0)
        #expect(
          address == "http://www.w3.org/2000/svg" || address.hasPrefix("ws://${location.host}"),
          "\(path): \(address)")
      }
    }
  }

  @Test("every label has a control, every button a name")
  func names() throws {
    let page = try text("/")
    let ids = page.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    for match in page.matches(of: /aria-describedby="([^"]+)"/) {
      #expect(ids.contains(String(match.output.1)))
    }
    // Definitions of the picture have ids of these kinds.
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[cbg][0-9a-z]{5,7}|s-.*/) == nil })
  }

  @Test("nothing else of the disk", arguments: ["", "/..", "/main.js/", "/../Package.swift", "//"])
  func outside(path: String) {
    #expect(PageFiles.standard.reply(to: path) == nil)
  }

  @Test("a folder that is not there is no page, and no accident")
  func missing() {
    #expect(PageFiles(folder: nil).paths.isEmpty)
    #expect(PageFiles(folder: URL(fileURLWithPath: "/nowhere")).paths.isEmpty)
  }
}
