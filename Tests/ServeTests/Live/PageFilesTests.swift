import Foundation
import HeadlessServe
import ResponderScopeLive
import Testing

/// Tests the files that the device adds to the inspector's page.
@Suite("The files of the device's part of the page")
struct PageFilesTests {
  @Test("whatever a file names is there, and no file of the inspector is hidden by one of these")
  func references() throws {
    let paths = PageFiles.standard.paths
    #expect(paths.contains("/stage.js") && Set(paths).isDisjoint(with: LivePage.files.keys))
    var named = 0
    for path in paths {
      let body = try #require(PageFiles.standard.reply(to: path)).body
      let text = String(decoding: body, as: UTF8.self)
      #expect(!text.contains("style=\"") && text.matches(of: /\son[a-z]+="/).isEmpty, "\(path)")
      for match in text.matches(of: /(?:from|href:) '(\/[^']*)'/) {
        named += 1
        #expect(paths.contains(String(match.output.1)), "\(path) names \(match.output.1)")
      }
      for match in text.matches(of: /(https?|wss?):\/\/[^'"`\s]*/) {
        #expect(match.output.0 == "http://www.w3.org/2000/svg", "\(path)")
      }
    }
    #expect(named >= 4)
  }

  @Test(
    "nothing else of the disk", arguments: ["", "/..", "/stage.js/", "/../Package.swift", "//"])
  func outside(path: String) {
    #expect(PageFiles.standard.reply(to: path) == nil)
  }

  @Test("a folder that is not there is no page, and no accident")
  func missing() {
    #expect(PageFiles(folder: nil).paths.isEmpty)
    #expect(PageFiles(folder: URL(fileURLWithPath: "/nowhere")).paths.isEmpty)
  }
}
