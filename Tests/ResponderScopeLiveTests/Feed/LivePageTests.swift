import Foundation
import ResponderScopeLive
import Testing

@Suite("The files of the page")
struct LivePageTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try #require(LivePage.files[path]).body, as: UTF8.self)
  }

  @Test("every file and every element that a file names is there")
  func references() throws {
    let paths = LivePage.files.keys.sorted()
    #expect(paths.contains("/") && paths.count == 6)
    let ids = try text("/").matches(of: /\sid="([^"]+)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    // Definitions in the headless device's picture have ids of these kinds.
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[cbg][0-9a-z]{5,7}|s-.*/) == nil })
    for path in paths where path != "/icon.svg" {
      for match in try text(path).matches(of: /(?:src|href)="(\/[^"]*)"|from '(\/[^']*)'/) {
        let name = String(try #require(match.output.1 ?? match.output.2))
        #expect(name == "/journal.jsonl" || paths.contains(name), "\(path) names \(name)")
      }
      for match in try text(path).matches(of: /\$\('([^']+)'\)/) {
        #expect(ids.contains(String(match.output.1)), "\(path): \(match.output.1)")
      }
    }
  }

  @Test("no script, style or address that the page's own policy would refuse")
  func policy() throws {
    for path in LivePage.files.keys {
      let text = try text(path)
      #expect(!text.contains("style=\"") && !text.contains("<style"), "\(path)")
      #expect(text.matches(of: /<script(?! type="module" src="\/main\.js")/).isEmpty, "\(path)")
      #expect(text.matches(of: /\son[a-z]+="/).isEmpty, "\(path)")
      #expect(!text.contains("innerHTML") && !text.contains("eval("), "\(path)")
      for match in text.matches(of: /(https?|wss?):\/\/[^'"`\s]*/) {
        #expect(match.output.0 == "http://www.w3.org/2000/svg", "\(path)")
      }
    }
  }
}
