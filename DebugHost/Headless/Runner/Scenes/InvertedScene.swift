import UIKit

/// A list that is flipped upside down. The list makes room for the keyboard with its top content
/// inset, which is at the bottom of the screen.
struct InvertedScene: Scene {
  let name = "inverted"
  let title = "Chat, turned over"
  let summary = """
    A conversation in a list that is turned over by a transform keeps its newest message above bar and keyboard, with \
    its room at the top inset; scrolled up, it stays where it is read.
    """
  let screen = InvertedScreen()

  private static let field = "comment"

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot: the newest message stands above the bar") { stage in
        try stage.rest()
        try Self.checkNewest(stage)
      },
      SceneStep("Shake the device: the HUD appears") { stage in
        stage.shake()
        try stage.rest()
      },
      SceneStep("Tap the bar: the newest message goes up with the keyboard", isPoster: true) {
        stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.check("the bar is being edited", stage.isEditing(Self.field))
        try Self.checkNewest(stage)
      },
      SceneStep("Send: the message is the newest, above the bar") { stage in
        try stage.type("On my way.")
        try stage.tap("send")
        try stage.rest()
        let first = Self.newest(in: try stage.scrollView("inverted"))?.textLabel?.text
        try stage.check("it is the newest", first == "On my way.", "\(first ?? "none")")
        try Self.checkNewest(stage)
      },
      SceneStep("Drag down to older messages") { stage in
        let list = try stage.scrollView("inverted")
        // Scroll so far that the newest message stays out of view after the keyboard and its inset
        // are gone.
        let way = min(240, stage.visibleArea(of: list).height * 0.6)
        for _ in 0..<16 where list.contentOffset.y < 40 {
          try stage.drag(list, by: CGVector(dx: 0, dy: way))
          try stage.rest(for: 0.2)
        }
        try stage.rest()
        stage.measured["offset"] = list.contentOffset.y
        try stage.check(
          "the newest message is out of sight", list.contentOffset.y >= 40,
          "\(list.contentOffset.y)")
      },
      SceneStep("Tap the messages: the keyboard leaves, what is read stays where it is") { stage in
        let list = try stage.scrollView("inverted")
        try stage.tapFreely(list)
        try stage.rest(for: 1)
        try stage.check("the bar is not edited", !stage.isEditing(Self.field))
        let (now, before) = (list.contentOffset.y, stage.measured["offset"] ?? 0)
        try stage.check("the list has not moved", abs(now - before) < 0.01, "\(before) to \(now)")
      },
    ]
  }

  private static func newest(in list: UIScrollView) -> UITableViewCell? {
    (list as? UITableView)?.cellForRow(at: IndexPath(row: 0, section: 0))
  }

  private static func checkNewest(_ stage: Stage) throws {
    let list = try stage.scrollView("inverted")
    let (offset, start) = (list.contentOffset.y, -list.adjustedContentInset.top)
    try stage.check(
      "the list is at its start", abs(offset - start) < 0.01, "it is at \(offset), not at \(start)")
    let cell = newest(in: list)
    let lower = cell.map { stage.frame(of: $0).maxY } ?? .nan
    try stage.check(
      "the newest message stands on the bar", abs(lower - stage.keyboardTop) < 0.01,
      "it ends at \(lower), the bar begins at \(stage.keyboardTop)")
  }
}
