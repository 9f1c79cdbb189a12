import Foundation
import Testing

@testable import DebugHost

@Suite("Output folder")
struct OutputFolderTests {
  @Test(
    "a step's file name says what it shows",
    arguments: [
      (1, "Boot the iPhone", "form-01-boot-the-iphone.svg"),
      (12, "Type “Ada”, then wait: 2 s", "form-12-type-ada-then-wait-2-s.svg"),
      (123, "…", "form-123-step.svg"),
      (
        4, "Fling upwards so hard that the edited field leaves the visible area for good",
        "form-04-fling-upwards-so-hard-that-the-edited-field.svg"
      ),
    ])
  func names(number: Int, title: String, name: String) {
    #expect(OutputFolder.stepName(scene: "form", number: number, title: title) == name)
  }

  @Test("numbers are as long as the largest, so that names sort")
  func digits() {
    #expect(
      OutputFolder.stepName(scene: "replay", number: 7, digits: 4, title: "x")
        == "replay-0007-x.svg")
  }

  @Test("pictures of an earlier run of the same scenes are removed, and every other file stays")
  func stale() throws {
    let path = NSTemporaryDirectory() + "debughost-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try OutputFolder(path: path, scenes: ["form", "replay"])
    let kept = [
      "chat-01-boot.svg", "form.svg", "form-a-01.svg", "notes.txt", "form-01.svg",
      // No run writes names like these. The number of the step is a year or has one digit, the
      // title has capital letters, spaces or an underscore, the title is missing, the format is
      // another one, or the title is not a kind of entry.
      "form-2024-scan.svg", "form-1-boot.svg", "form-01-My Form.svg", "form-01-boot_2.svg",
      "form-01-.svg", "form-10-old.png", "devices-form.png", "replay-2024-scan.svg",
    ]
    let old = [
      "form-01-boot.svg", "form-ipad-11-01-boot.svg", "devices-form.svg",
      "replay-2024-keyboard.svg", "replay-07-dismissal.svg",
    ]
    for name in kept + old { try folder.write("x", to: name) }
    _ = try OutputFolder(path: path, scenes: ["form", "replay"])
    let left = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(left.sorted() == kept.sorted())
  }

  @Test("a folder or a link that has a picture's name stays, and is not written through")
  func notOurs() throws {
    let path = NSTemporaryDirectory() + "debughost-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try OutputFolder(path: path, scenes: [])
    let precious = path + "/precious.txt"
    try Data("precious".utf8).write(to: URL(fileURLWithPath: precious))
    let files = FileManager.default
    try files.createDirectory(
      atPath: path + "/form-01-boot.svg/x", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: path + "/form-02-tap.svg", withDestinationPath: precious)
    let again = try OutputFolder(path: path, scenes: ["form"])
    #expect(files.fileExists(atPath: path + "/form-01-boot.svg/x"))
    for (name, words) in [
      ("form-01-boot.svg", "there is a folder of that name"),
      ("form-02-tap.svg", "something else of that name is there"),
    ] {
      #expect { try again.write("x", to: name) } throws: {
        "\($0)" == "cannot write \(name): \(words)"
      }
    }
    #expect(try String(contentsOfFile: precious, encoding: .utf8) == "precious")
    #expect(try files.destinationOfSymbolicLink(atPath: path + "/form-02-tap.svg") == precious)
    try folder.write("x", to: "form-03.svg")
  }

  @Test("a folder that cannot be written to says so before anything is played")
  func readOnly() throws {
    // Root may write to every file system that stores files, but not to /proc.
    var path = "/proc"
    if geteuid() != 0 {
      path = NSTemporaryDirectory() + "debughost-\(UUID().uuidString)"
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
    }
    defer { if path != "/proc" { try? FileManager.default.removeItem(atPath: path) } }
    #expect { try OutputFolder(path: path, scenes: []) } throws: {
      "\($0)".hasPrefix("cannot write to the folder \(path): ")
    }
  }

  @Test("a trial leaves no file behind")
  func trial() throws {
    let path = NSTemporaryDirectory() + "debughost-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try OutputFolder(path: path, scenes: [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test(
    "a folder that cannot be made gives one clear sentence that says which and why",
    arguments: [
      ("/dev/null/here", "cannot make the folder /dev/null/here: /dev/null is a file"),
      ("/dev/null", "cannot make the folder /dev/null: /dev/null is a file"),
      (
        "/proc/here/there",
        "cannot make the folder /proc/here/there: /proc/here: no such file or directory"
      ),
    ])
  func unwritable(path: String, words: String) {
    #expect { try OutputFolder(path: path, scenes: []) } throws: { "\($0)" == words }
  }
}
