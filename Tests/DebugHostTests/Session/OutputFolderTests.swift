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

  @Test("an earlier run's pictures of the same scenes go, everything else stays")
  func stale() throws {
    let path = NSTemporaryDirectory() + "debughost-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try OutputFolder(path: path, scenes: ["form"])
    let kept = ["chat-01-boot.svg", "form.svg", "form-a-01.svg", "notes.txt", "form-01.svg"]
    let old = [
      "form-01-boot.svg", "form-10-old.png", "form-ipad-11-01-boot.svg", "devices-form.svg",
    ]
    for name in kept + old { try folder.write("x", to: name) }
    _ = try OutputFolder(path: path, scenes: ["form"])
    let left = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(left.sorted() == kept.sorted())
  }

  @Test("a folder that cannot be is one clear sentence")
  func unwritable() {
    #expect {
      try OutputFolder(path: "/dev/null/here", scenes: [])
    } throws: { error in
      let text = String(describing: error)
      return text.hasPrefix("cannot write to /dev/null/here: ") && !text.contains("\n")
    }
  }
}
