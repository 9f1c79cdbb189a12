import DebugHostScreens
import HeadlessDriver
import ResponderKit
import UIKit

/// A search bar. The first responder is a field that UIKit has created inside the bar. The app has
/// created only the bar.
struct SearchScene: Scene {
  let name = "search"
  let title = "Search"
  let summary = """
    In a search bar the first responder is a field that the app never made; the chain names the bar that owns it, and \
    the bar that scrolls away gives up the keyboard.
    """
  let screen = DemoScreen.search
  let device = Device.Model.iPhone15ProMax

  private static let list = "places"
  private static let bar = "search"

  func steps(on setting: Setting) -> [SceneStep] { searching + scrolling + returning }

  private var searching: [SceneStep] {
    [
      SceneStep("Boot: places, with a search bar over them") { stage in
        try stage.rest()
      },
      SceneStep("Tap the search bar: a field inside it is first responder") { stage in
        try stage.tap(Self.bar)
        try stage.rest()
        let responder = UIResponder.current
        try stage.check(
          "the first responder is a UISearchTextField", responder is UISearchTextField,
          "\(String(describing: responder))")
        let owner = responder?.chain.first { $0 is UISearchBar } as? UISearchBar
        try stage.check(
          "its chain leads to the search bar", owner?.accessibilityIdentifier == Self.bar)
      },
      SceneStep("Shake: the HUD names the field, and the bar in its chain", isPoster: true) {
        stage in
        stage.shake()
        try stage.rest(for: 1)
      },
      SceneStep("Type: the list is filtered while the bar keeps the keyboard") { stage in
        let list = try stage.scrollView(Self.list)
        let before = list.contentSize.height
        try stage.type("a")
        try stage.rest()
        try stage.check("the list is shorter", list.contentSize.height < before)
        try stage.check("the bar keeps the keyboard", stage.firstField is UISearchTextField)
      },
    ]
  }

  private var scrolling: [SceneStep] {
    [
      SceneStep("Drag the list a little: the bar is in sight and keeps the keyboard") { stage in
        let list = try stage.scrollView(Self.list)
        try stage.drag(list, by: CGVector(dx: 0, dy: -24), duration: 0.5)
        try stage.rest()
        try stage.check("the bar in sight keeps the keyboard", stage.firstField != nil)
      },
      SceneStep("Flick: the bar will leave, its field resigns as the finger lifts") { stage in
        try stage.fling(stage.view(Self.bar), outOf: stage.scrollView(Self.list))
        try stage.check("the field has resigned", stage.firstField == nil)
        try stage.rest()
      },
    ]
  }

  private var returning: [SceneStep] {
    [
      SceneStep("Flick back: the search text is still there, and no field is edited") { stage in
        try stage.fling(stage.scrollView(Self.list), velocity: CGPoint(x: 0, y: 3))
        try stage.rest()
        try stage.reveal(stage.view(Self.bar))
        try stage.rest(for: 1)
        let bar = try stage.view(Self.bar) as? UISearchBar
        try stage.check("the bar keeps its text", bar?.text?.lowercased() == "a")
        try stage.check("no field is being edited", stage.firstField == nil)
      }
    ]
  }
}
