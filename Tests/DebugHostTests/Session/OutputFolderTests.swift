import Foundation
import Testing

@testable import DebugHost

@Suite("Output folder")
struct OutputFolderTests {
  @Test("only pictures of the same scenes' earlier run are removed")
  func stale() throws {
    let path = NSTemporaryDirectory() + "debughost-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try OutputFolder(path: path, scenes: ["form"])
    let kept = [
      "chat-01-boot.svg", "form.svg", "notes.txt", "form-01.svg", "form-2024-scan.svg",
      "form-1-boot.svg", "form-01-My Form.svg", "form-01-.svg", "form-10-old.png",
    ]
    let old = ["form-01-boot.svg", "form-ipad-11-01-boot.svg", "devices-form.svg"]
    for name in kept + old { try folder.write("x", to: name) }
    try FileManager.default.createDirectory(
      atPath: path + "/form-02-mine.svg", withIntermediateDirectories: true)
    _ = try OutputFolder(path: path, scenes: ["form"])
    let left = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(left.sorted() == (kept + ["form-02-mine.svg"]).sorted())
  }
}
