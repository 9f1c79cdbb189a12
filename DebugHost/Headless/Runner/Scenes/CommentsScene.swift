import UIKit

/// A scene with a comment bar that grows and shrinks with its text. The last comment stays above
/// the bar.
struct CommentsScene: Scene {
  let name = "comments"
  let title = "Growing comment bar"
  let summary = """
    A bar on the keyboard grows line by line and shrinks when the comment is sent; the last comment stays above it, and \
    the bar stays when the keyboard goes.
    """
  let screen = CommentsScreen()

  private static let field = "comment"

  func steps(on setting: Setting) -> [SceneStep] {
    [
      SceneStep("Boot: comments over a bar that stands alone") { stage in
        try stage.rest()
        try Self.checkLastComment(stage)
      },
      SceneStep("Shake the device: the HUD appears") { stage in
        stage.shake()
        try stage.rest()
      },
      SceneStep("Tap the bar: the keyboard comes up, the last comment stays above it") { stage in
        try stage.tap(Self.field)
        try stage.rest()
        try stage.check("the bar is being edited", stage.isEditing(Self.field))
        try Self.checkLastComment(stage)
        stage.measured["bar"] = try stage.view(Self.field).bounds.height
      },
      SceneStep("Type three lines: the bar grows, the last comment goes up with it", isPoster: true)
      { stage in
        for line in ["A jacket,", "\ngood shoes,", "\nand an early train."] {
          try stage.type(line)
          try stage.rest(for: 0.2)
          try Self.checkLastComment(stage)
        }
        let height = try stage.view(Self.field).bounds.height
        try stage.check(
          "the bar has grown", height > (stage.measured["bar"] ?? 0) + 30, "to \(height)")
      },
      SceneStep("Send: the bar is one line again, the comment is the last") { stage in
        try stage.tap("send")
        try stage.rest()
        let height = try stage.view(Self.field).bounds.height
        try stage.check("the bar is as it was", height == stage.measured["bar"], "\(height)")
        try Self.checkLastComment(stage)
      },
      SceneStep("Tap the comments: the keyboard leaves, the bar stays", isPoster: true) { stage in
        try stage.tapFreely(try stage.scrollView("comments"))
        try stage.rest(for: 1)
        try stage.check("the bar is not edited", !stage.isEditing(Self.field))
        try stage.check(
          "the bar stands at the bottom", stage.keyboardTop < stage.screen.maxY - 40)
        try Self.checkLastComment(stage)
      },
    ]
  }

  private static func checkLastComment(_ stage: Stage) throws {
    let list = try stage.scrollView("comments")
    let insets = list.adjustedContentInset
    let end = max(-insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
    try stage.check(
      "the list is at its end", abs(list.contentOffset.y - end) < 0.01,
      "it is at \(list.contentOffset.y), its end at \(end)")
    let last = stage.frame(of: list).minY + list.contentSize.height - list.contentOffset.y
    try stage.check(
      "the last comment is above the bar", last <= stage.keyboardTop + 0.01,
      "it ends at \(last), the bar begins at \(stage.keyboardTop)")
  }
}
