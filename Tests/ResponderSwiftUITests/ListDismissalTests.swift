import HeadlessDriver
import ResponderCore
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

/// SwiftUI's lists and forms dismiss the keyboard on their own (T4.20.1). If the dismissal rule
/// decides, they must not.
@MainActor
@Suite struct ListDismissalTests {
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

  @Test(
    "on a list and a form the rule decides: what stays in sight keeps the focus", .fact("T4.20.2"),
    arguments: [false, true])
  func ruleDecides(isForm: Bool) throws {
    let stage = TagStage(Screen(model: Model(), isForm: isForm))
    stage.device.settle()
    stage.device.tap(try #require(stage.field("row 4")))
    stage.device.settle()
    #expect(stage.focused == "row 4")
    stage.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 360))
    stage.device.settle()
    #expect(stage.focused == "row 4")
    stage.device.fling(
      from: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    stage.device.settle()
    #expect(stage.focused == nil)
  }

  @Test("SwiftUI's next update brings the automatic dismissal back: it is switched off again")
  func writtenAgain() throws {
    let model = Model()
    let stage = TagStage(Screen(model: model))
    stage.device.settle()
    let list = try #require(stage.all(UIScrollView.self).first)
    stage.device.tap(try #require(stage.field("row 4")))
    stage.device.settle()
    #expect(list.keyboardDismissMode == .none)
    stage.turn { model.number = 1 }
    stage.device.settle()
    #expect(stage.texts.contains("update 1"))
    #expect(list.keyboardDismissMode == .none)
  }

  @Test("a mode that the app asks for, and that leaves the field to the rule, stays")
  func appsOwn() throws {
    let model = Model()
    let stage = TagStage(Screen(model: model))
    stage.device.settle()
    let list = try #require(stage.all(UIScrollView.self).first)
    stage.turn { model.isOn = true }
    stage.device.settle()
    // Before iOS 16, the app has no modifier with which to request a mode.
    let isThere = SwiftUIChoices.current.list == .collection
    #expect(list.keyboardDismissMode == (isThere ? .interactive : .none))
    stage.end()
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
    probe.update("a", judgesDrags: true) { $0.dismissFirstResponder() }
    return (device, list, field, host)
  }

  @Test("the mode is put back exactly when the modifier goes, unless the app has changed it")
  func putBack() throws {
    let modes: [(UIScrollView.KeyboardDismissMode, UIScrollView.KeyboardDismissMode?)] = [
      (.onDrag, nil), (.onDragWithAccessory, nil), (.interactive, nil), (.none, nil),
      (.onDrag, .interactive), (.interactive, .onDrag),
    ]
    for (before, meanwhile) in modes {
      let (device, list, field, host) = probed(mode: before)
      device.settle()
      #expect(ScrollDismissal.registry.behavior(of: list) != nil)
      #expect(list.keyboardDismissMode == before)
      device.perform { field.becomeFirstResponder() }
      device.settle()
      #expect(list.keyboardDismissMode == (before == .interactive ? .interactive : .none))
      if let meanwhile {
        device.perform { list.keyboardDismissMode = meanwhile }
        device.settle()
      }
      device.perform { host.removeFromSuperview() }
      device.settle()
      #expect(ScrollDismissal.registry.behavior(of: list) == nil)
      #expect(list.keyboardDismissMode == meanwhile ?? before, "\(before), \(meanwhile as Any)")
    }
  }

  @Test("a list that moves to a window without the modifier dismisses there as the app chose")
  func otherWindow() {
    let (device, list, field, _) = probed(mode: .onDrag)
    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect(list.keyboardDismissMode == .none)
    let window = UIWindow(windowScene: device.scene)
    window.rootViewController = UIViewController()
    device.perform {
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(list)
    }
    device.settle()
    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect(field.isFirstResponder && list.keyboardDismissMode == .onDrag)
    #expect(ScrollDismissal.registry.behavior(of: list) == nil)
    device.perform { window.isHidden = true }
  }

  @Test("a drag still ends the focus of a field beside the list: a search field, a bar below it")
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
    stage.device.tap(try #require(stage.field("row 2")))
    stage.device.settle()
    #expect(list.keyboardDismissMode == .none)
    stage.device.perform { stage.field("composer")?.becomeFirstResponder() }
    stage.device.settle()
    #expect(stage.focused == "composer")
    #expect(list.keyboardDismissMode == mode)
  }

  @Test("an anchored list dismisses as it ever did")
  func anchored() throws {
    let stage = TagStage(List { Rows(model: Model()) }.keyboardAnchor(.bottom()))
    stage.device.settle()
    let list = try #require(stage.all(UIScrollView.self).first)
    #expect(KeyboardAnchor.registry.behavior(of: list) != nil)
    let mode: UIScrollView.KeyboardDismissMode =
      SwiftUIChoices.current.list == .collection ? .onDrag : .none
    #expect(list.keyboardDismissMode == mode)
    stage.device.tap(try #require(stage.field("row 2")))
    stage.device.settle()
    #expect(stage.focused == "row 2" && list.keyboardDismissMode == mode)
    stage.end()
  }
}
