import ResponderCore
import Testing

@Suite struct HeldSettingTests {
  private enum Step {
    /// A look at the setting: its current value, and the value to write, or nil if no value should
    /// be written.
    case look(String, String?)
    /// The end: the setting's value, and the value to restore, or nil if no value should be
    /// restored.
    case end(String, String?)
  }

  @Test("a setting is held, put back, and left alone once the app has changed it", arguments: 0..<8)
  func held(row: Int) {
    let rows: [(String, [Step])] = [
      ("held and put back", [.look("drag", "none"), .look("none", nil), .end("none", "drag")]),
      ("written again", [.look("drag", "none"), .look("drag", "none"), .end("none", "drag")]),
      (
        "written again, another of them",
        [.look("drag", "none"), .look("dragMore", "none"), .end("none", "dragMore")]
      ),
      (
        "changed by the app",
        [.look("drag", "none"), .look("finger", nil), .end("finger", nil)]
      ),
      ("changed by the app at the end", [.look("drag", "none"), .end("finger", nil)]),
      (
        "changed by the app, then to ours",
        [.look("drag", "none"), .look("finger", nil), .look("none", nil), .end("none", nil)]
      ),
      ("nothing to hold", [.look("none", nil), .end("none", nil)]),
      ("ended twice", [.look("drag", "none"), .end("none", "drag"), .end("none", nil)]),
    ]
    var setting = HeldSetting("none", insteadOf: ["drag", "dragMore"])
    for (index, step) in rows[row].1.enumerated() {
      switch step {
      case .look(let current, let expected):
        #expect(setting.look(at: current) == expected, "\(rows[row].0), step \(index)")
      case .end(let current, let expected):
        #expect(setting.end(at: current) == expected, "\(rows[row].0), step \(index)")
      }
    }
  }
}
