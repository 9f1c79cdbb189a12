import HeadlessDriver
import ResponderCore
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

/// SwiftUI's lists and forms dismiss the keyboard on their own (T4.20.1). If the dismissal rule
/// decides, they must not.
@MainActor @Suite struct ListDismissalTests {
  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      ForEach(0..<40) { row in
        TextField("row \(row)", text: .constant("\(model.number)")).frame(height: 44)
      }
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var isForm = false

    var body: some View {
      if isForm {
        Form { Rows(model: model) }.dismissesFirstResponder()
      } else {
        List {
          Text("update \(model.number)")
          Rows(model: model)
        }
        .scrollDismissesKeyboard(model.isOn ? .interactively : .automatic)
        .dismissesFirstResponder()
      }
    }
  }

  @Test("on a list and a form the rule decides", .fact("T4.20.2"), arguments: [false, true])
  func ruleDecides(isForm: Bool) throws {
    let stage = TagStage.settled(Screen(model: Model(), isForm: isForm))
    try stage.tapField("row 4")
    #expect(stage.focused == "row 4")
    stage.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 360))
    stage.device.settle()
    #expect(stage.focused == "row 4")
    stage.flingAway()
    #expect(stage.focused == nil)
  }

  @Test("an automatic dismissal that SwiftUI's next update brings back")
  func writtenAgain() throws {
    let model = Model()
    let stage = TagStage.settled(Screen(model: model))
    let list = try #require(stage.all(UIScrollView.self).first)
    try stage.tapField("row 4")
    #expect(list.keyboardDismissMode == .none)
    stage.run { model.number = 1 }
    #expect(stage.texts.contains("update 1"))
    #expect(list.keyboardDismissMode == .none)
  }

  @Test("a mode of the app that leaves the field to the rule")
  func appsOwn() throws {
    let model = Model()
    let stage = TagStage.settled(Screen(model: model))
    let list = try #require(stage.all(UIScrollView.self).first)
    stage.run { model.isOn = true }
    // Before iOS 16, the app has no modifier with which to request a mode.
    let isThere = SwiftUIChoices.current.list == .collection
    #expect(list.keyboardDismissMode == (isThere ? .interactive : .none))
  }

  /// Boots a screen with a list, a field in it, and the modifier's probe in a view beside the list,
  /// the host.
  private func probed(mode: UIScrollView.KeyboardDismissMode) -> (
    device: Device, list: UIScrollView, field: UITextField, host: UIView
  ) {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let list = UIScrollView(frame: controller.view.bounds)
    list.contentSize = CGSize(width: 390, height: 4_000)
    list.keyboardDismissMode = mode
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    list.addSubview(field)
    let host = UIView(frame: list.frame)
    let probe = ScrollProbe.ProbeView(frame: host.bounds)
    host.addSubview(probe)
    for view in [list, host] { controller.view.addSubview(view) }
    probe.update(
      ScrollProbe(key: "a", judgesDrags: true) { $0.dismissFirstResponder() },
      in: EnvironmentValues())
    return (device, list, field, host)
  }

  @Test("the mode is put back, unless the app has changed it")
  func putBack() throws {
    let modes: [(UIScrollView.KeyboardDismissMode, UIScrollView.KeyboardDismissMode?)] = [
      (.onDrag, nil), (.onDragWithAccessory, nil), (.interactive, nil), (.none, nil),
      (.onDrag, .interactive), (.interactive, .onDrag),
    ]
    for (before, meanwhile) in modes {
      let (device, list, field, host) = probed(mode: before)
      device.settle()
      #expect(DismissalWatch.registry.behavior(of: list) != nil)
      #expect(list.keyboardDismissMode == before)
      device.run { field.becomeFirstResponder() }
      #expect(list.keyboardDismissMode == (before == .interactive ? .interactive : .none))
      if let meanwhile {
        device.run { list.keyboardDismissMode = meanwhile }
      }
      device.run { host.removeFromSuperview() }
      #expect(DismissalWatch.registry.behavior(of: list) == nil)
      #expect(list.keyboardDismissMode == meanwhile ?? before, "\(before), \(meanwhile as Any)")
    }
  }

  @Test("a list that moves to a window without the modifier")
  func otherWindow() {
    let (device, list, field, _) = probed(mode: .onDrag)
    device.run { field.becomeFirstResponder() }
    #expect(list.keyboardDismissMode == .none)
    let window = UIWindow(windowScene: device.scene)
    window.rootViewController = UIViewController()
    device.run {
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(list)
    }
    device.run { field.becomeFirstResponder() }
    #expect(field.isFirstResponder && list.keyboardDismissMode == .onDrag)
    #expect(DismissalWatch.registry.behavior(of: list) == nil)
    device.perform { window.isHidden = true }
  }

  @Test("a drag still ends the focus of a field beside the list")
  func besideTheList() throws {
    let stage = TagStage(
      VStack(spacing: 0) {
        List { Rows(model: Model()) }.dismissesFirstResponder()
        TextField("composer", text: .constant("")).frame(height: 44)
      })
    stage.device.settle()
    let list = try #require(stage.all(UIScrollView.self).first)
    let mode = list.keyboardDismissMode
    #expect(mode == (SwiftUIChoices.current.list == .collection ? .onDrag : .none))
    try stage.tapField("row 2")
    #expect(list.keyboardDismissMode == .none)
    stage.run { stage.field("composer")?.becomeFirstResponder() }
    #expect(stage.focused == "composer")
    #expect(list.keyboardDismissMode == mode)
  }

  @Test("an anchored list dismisses as it ever did")
  func anchored() throws {
    let stage = TagStage.settled(List { Rows(model: Model()) }.keyboardAnchor(.bottom()))
    let list = try #require(stage.all(UIScrollView.self).first)
    #expect(KeyboardAnchor.registry.behavior(of: list) != nil)
    let mode: UIScrollView.KeyboardDismissMode =
      SwiftUIChoices.current.list == .collection ? .onDrag : .none
    #expect(list.keyboardDismissMode == mode)
    try stage.tapField("row 2")
    #expect(stage.focused == "row 2" && list.keyboardDismissMode == mode)
  }
}
