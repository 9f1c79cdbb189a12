import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("How the panel behaves", .serialized)
struct HUDBehaviorTests {
  private func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
  }

  private func button(_ label: String, in stage: HUDStage) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view is UIControl, view.accessibilityLabel == label, !view.isHidden { return view }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    return find(stage.panel)
  }

  @Test("a tap collapses it to a pill of its verdict and class, another expands it; it remembers")
  func collapse() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: false))
    stage.edit()
    stage.device.tap(at: center(of: try #require(button("Collapse", in: stage))))
    stage.device.settle()
    #expect(stage.panel.isCollapsed)
    #expect(stage.frame.height == 44)
    #expect(stage.panel.pill.word.text == "Visible")
    #expect(stage.panel.pill.name.text == "UITextField")
    #expect(HUDMemory.load().isCollapsed)
    #expect(UIResponder.current is UITextField)
    stage.device.tap(at: center(of: stage.panel))
    stage.device.settle()
    #expect(!stage.panel.isCollapsed && stage.panel.card.section == .geometry)
    #expect(stage.frame.width == 300)
  }

  @Test("another text size while it is shown makes room at once, though nothing else has changed")
  func textSize() {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: false))
    #expect(stage.frame.width == 300)
    stage.device.contentSize = .accessibilityExtraExtraExtraLarge
    stage.device.settle()
    #expect(stage.frame.width > 340)
    stage.device.contentSize = .large
    stage.device.settle()
    #expect(stage.frame.width == 300)
  }

  @Test(
    "dragged and thrown it snaps, stays after a rotation, and is there again at the next launch")
  func drag() {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    let start = center(of: stage.panel)
    #expect(start.x > 195 && start.y > 500)
    stage.device.drag(from: start, to: CGPoint(x: start.x - 200, y: 300), duration: 0.5)
    stage.device.settle()
    #expect(stage.frame.minX == 8)
    #expect(stage.frame.midY < 400)
    let place = HUDMemory.load().place
    #expect(place.edge == .leading)
    stage.device.rotate(to: .landscapeRight)
    stage.device.settle()
    let window = stage.app.bounds
    #expect(window.width > window.height)
    #expect(stage.frame.minX == stage.app.safeAreaInsets.left + 8)
    #expect(window.contains(stage.frame))
    ResponderHUD.hide()
    ResponderHUD.show()
    stage.device.settle()
    #expect(HUDMemory.load().place == place)
    #expect(stage.frame.minX == stage.app.safeAreaInsets.left + 8)
  }

  @Test("without motion where the user wants less of it: it is there at once")
  func reducedMotion() {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    var setup = Device.Setup()
    setup.reducesMotion = true
    let stage = HUDStage(setup)
    let field = HUDStage.view("guest-1-email", in: stage.app)
    stage.device.perform { _ = field?.becomeFirstResponder() }
    #expect(stage.panel.layer.presentation()?.frame == stage.panel.frame)
    #expect(stage.frame.maxY <= 508)
  }

  @Test("an opaque ground where the user wants less transparency, and a firm border for contrast")
  func transparency() {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    var setup = Device.Setup()
    setup.reducesTransparency = true
    setup.contrast = .high
    let stage = HUDStage(setup)
    let material = stage.panel.subviews.compactMap { $0 as? UIVisualEffectView }.first
    #expect(material?.effect == nil)
    #expect(material?.backgroundColor == .secondarySystemBackground)
    #expect(stage.panel.subviews[1].layer.borderWidth == 1)
  }

  @Test("it stays clear of the keyboard, of a floating one, of a sheet and of the Dynamic Island")
  func avoids() {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(
      Device.Setup(model: .iPhone15), memory: HUDMemory(place: .corner, isCollapsed: false))
    #expect(abs(stage.frame.maxY - (852 - 34 - 8)) < 0.01)
    stage.edit()
    #expect(stage.frame.maxY <= stage.device.keyboard.frame.minY)
    stage.device.perform { _ = UIResponder.resignCurrent() }
    stage.device.settle()
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    stage.device.perform { stage.app.rootViewController?.present(sheet, animated: true) }
    stage.device.settle()
    let top = sheet.view.convert(sheet.view.bounds, to: stage.app).minY
    #expect(stage.frame.maxY <= top)
    #expect(stage.frame.minY >= 59)
  }

  @Test("every scene has its own, with its own first responder; one that leaves takes it along")
  func scenes() throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    var setup = Device.Setup(model: .iPad11, orientation: .landscapeRight)
    setup.sceneFrame = CGRect(x: 0, y: 0, width: 594, height: 834)
    let stage = HUDStage(setup)
    stage.edit()
    let first = stage.panel
    var made: UIWindow?
    let second = stage.device.openScene(frame: CGRect(x: 600, y: 0, width: 594, height: 834)) {
      made = UIWindow(windowScene: $0)
      made?.rootViewController = DemoScreen.form.makeController()
      made?.makeKeyAndVisible()
    }
    stage.device.settle()
    let window = try #require(made)
    let other = try #require(HUDController.shared.panel(in: second))
    #expect(other.window?.bounds.width == 594)
    #expect(other.card.head.headline.text == "No first responder")
    #expect(stage.panel.card.head.identifier.text == "guest-1-email")
    let field = try #require(HUDStage.view("guest-2-name", in: window))
    stage.device.perform { _ = field.becomeFirstResponder() }
    stage.device.settle()
    #expect(other.card.head.identifier.text == "guest-2-name")
    // The outlines are in this scene's own coordinates. Its origin is at the other scene's edge and
    // moves when this scene is resized.
    let outlines = try #require(HUDController.shared.overlay(in: second)).outlines
    for x in [600, 500] as [CGFloat] {
      stage.device.resize(second, to: CGRect(x: x, y: 0, width: 594, height: 834))
      stage.device.settle()
      let place = field.convert(field.bounds, to: window).insetBy(dx: -2, dy: -2)
      #expect(outlines.fieldRect == place)
    }
    let otherWindow = try #require(other.window)
    stage.device.close(second)
    stage.device.settle()
    #expect(HUDController.shared.panel(in: second) == nil)
    #expect(otherWindow.windowScene == nil && otherWindow.isHidden)
    #expect(HUDController.shared.panel(in: stage.device.scene) === first)
    #expect(first.window?.windowScene === stage.device.scene)
    #expect(HUDController.shared.isShown)
  }

  @Test("the journal says when it was shown and hidden, once each")
  func journal() {
    defer { HUDStage.end() }
    _ = HUDStage()
    for _ in 0..<2 { ResponderHUD.show() }
    for _ in 0..<2 { ResponderHUD.hide() }
    let changes = ResponderHUD.journal.entries.compactMap { entry in
      if case .hud(let change) = entry.event { change.isShown } else { nil }
    }
    #expect(changes.suffix(2) == [true, false])
    #expect(changes.count == 2)
  }

  @Test("it lies between the app and FLEX, which is never inspected")
  func flex() {
    defer { HUDStage.end() }
    final class FLEXWindow: UIWindow {}
    let stage = HUDStage()
    stage.edit()
    let flex = FLEXWindow(windowScene: stage.device.scene)
    flex.windowLevel = UIWindow.Level(1100)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.device.perform {
      flex.addSubview(field)
      flex.makeKeyAndVisible()
      field.becomeFirstResponder()
    }
    stage.device.settle()
    let level = stage.hudWindow?.windowLevel ?? .normal
    #expect(level > .statusBar && level < flex.windowLevel)
    #expect(UIResponder.current === field)
    #expect(stage.panel.card.head.identifier.text == "guest-1-email")
  }

  @Test("a scroll is predicted while a finger moves it and while it coasts, and compared at rest")
  func prediction() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    stage.select(.prediction)
    stage.device.fling(
      from: CGPoint(x: 20, y: 470), velocity: CGPoint(x: 0, y: -0.3), duration: 0.08)
    let coasting = ResponderHUD.snapshot
    stage.device.settle()
    // A new inspector has not seen the scroll, but the panel's inspector has.
    let labels = HUDStage.labels(in: stage.panel.card.body).compactMap(\.label.text)
    #expect(labels.contains("Error"))
    #expect(labels.contains("Predicted"))
    let error = try #require(labels.first { $0.hasSuffix(" pt") })
    #expect(
      Double(error.dropLast(3)).map { $0 <= 1 } == true, "predicted with an error of \(error)")
    #expect(coasting.prediction?.phase == .decelerating || coasting.prediction == nil)
  }

  @Test(
    "a long press on a value copies it, on the head the report; a tap never does, and outlines a hop"
  )
  func copying() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    var said: [String] = []
    UIAccessibility.onPost = { _, argument in said.append(argument as? String ?? "") }
    defer { UIAccessibility.onPost = nil }
    stage.select(.keyboard)
    let cell = try #require(stage.panel.card.body.elements.first as? HUDRowView)
    UIPasteboard.general.string = "the tester's"
    stage.device.tap(at: center(of: cell))
    #expect(UIPasteboard.general.string == "the tester's")
    stage.device.tap(at: center(of: cell), duration: 0.7)
    #expect(UIPasteboard.general.string == "docked")
    #expect((cell.layer.presentation()?.backgroundColor?.alpha ?? 0) > 0)
    stage.device.tap(at: center(of: stage.panel.card.head), duration: 0.7)
    let head = stage.panel.card.head
    #expect((head.layer.presentation()?.backgroundColor?.alpha ?? 0) > 0)
    let report = try #require(UIPasteboard.general.string)
    #expect(report.hasPrefix("First responder: UITextField \"guest-1-email\""))
    // A long press on a button copies nothing, and the button still collapses the card.
    stage.device.tap(at: center(of: try #require(button("Collapse", in: stage))), duration: 0.8)
    #expect(UIPasteboard.general.string == report && stage.panel.isCollapsed)
    stage.device.tap(at: center(of: stage.panel))
    stage.device.settle()
    stage.select(.chain)
    let hop = try #require(stage.panel.card.body.elements.dropFirst().first as? HUDRowView)
    let overlay = try #require(HUDController.shared.overlay(in: stage.device.scene))
    stage.device.tap(at: center(of: hop))
    #expect(UIPasteboard.general.string == report)
    #expect(overlay.hoppedRect != nil)
    stage.device.tap(at: center(of: hop), duration: 0.7)
    #expect(UIPasteboard.general.string == hop.row?.value)
    // Copies the value as a VoiceOver user does.
    let copy = try #require(cell.accessibilityCustomActions?.first)
    #expect(copy.actionHandler?(copy) == true)
    #expect(said == ["Copied", "Copied", "Copied", "Copied"])
    #expect(stage.device.settle())
    // The flashes have faded.
    for view in [head, cell] as [UIView] { #expect(view.backgroundColor?.cgColor.alpha == 0) }
  }

  @Test("the journal is exported by the app's own controller: a preview, then the share sheet")
  func export() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    stage.device.tap(at: center(of: try #require(button("Export journal", in: stage))))
    stage.device.settle()
    let root = try #require(stage.app.rootViewController)
    let preview = try #require(root.presentedViewController as? SharePreview)
    // The preview's text view does not take the focus, whatever its presentation does to the
    // keyboard.
    #expect(UIResponder.current !== preview.textView)
    let first = try #require(ShareForm(rawValue: preview.forms.selectedSegmentIndex))
    #expect(preview.textView.text == preview.contents[first])
    for form in ShareForm.allCases {
      stage.device.perform {
        preview.forms.selectedSegmentIndex = form.rawValue
        preview.forms.sendActions(for: .valueChanged)
      }
      let shown = try #require(preview.textView.text)
      #expect(shown == preview.contents[form] && shown.contains("UITextField"))
      stage.device.perform { preview.shareButton.sendActions(for: .primaryActionTriggered) }
      stage.device.settle()
      let sheet = try #require(preview.presentedViewController as? UIActivityViewController)
      let item = try #require(sheet.activityItems.first)
      // The shared item is exactly what the preview showed.
      if let file = item as? URL {
        #expect(form == .file && file.lastPathComponent == form.fileName)
        #expect(try String(contentsOf: file, encoding: .utf8) == shown)
        #expect(shown.contains("\"kind\":\"focus\""))
      } else {
        #expect(form != .file && item as? String == shown)
      }
      #expect(stage.hudWindow?.rootViewController?.presentedViewController == nil)
      let isLast = form == ShareForm.allCases.last
      stage.device.perform { sheet.finish(isLast ? .mail : nil) }
      stage.device.settle()
      #expect((root.presentedViewController == nil) == isLast)
    }
  }

  @Test("on an iPad the share sheet is a popover at the button")
  func popover() throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(Device.Setup(model: .iPad11))
    stage.device.tap(at: center(of: try #require(button("Export journal", in: stage))))
    stage.device.settle()
    let root = stage.app.rootViewController
    let preview = try #require(root?.presentedViewController as? SharePreview)
    stage.device.tap(preview.shareButton)
    stage.device.settle()
    let popover = try #require(preview.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView === preview.shareButton)
    #expect(popover.sourceRect == preview.shareButton.bounds)
  }

  @Test("in an area of twice its width, the card needs no room for a cell below its head")
  func leastHeight() {
    defer { HUDStage.end() }
    let card = HUDStage().panel.card
    let heights = [320, 640].map {
      card.leastHeight(usualWidth: 320, in: CGSize(width: $0, height: 300))
    }
    #expect(heights[0] >= heights[1] + HUDStyle.target)
  }

  @Test("an app that hides the HUD as its window appears keeps no window of it")
  func hiddenAsItAppears() {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { ResponderHUD.hide() } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.device.perform { ResponderHUD.show() }
    stage.device.settle()
    #expect(!stage.device.windows.contains { $0 is HUDWindow && !$0.isHidden })
    #expect(HUDController.shared.panel(in: stage.device.scene) == nil)
  }

  @Test(
    "an app that shows the HUD again as its window is hidden has it, once, and the journal says so",
    arguments: [false, true])
  func shownAsItDisappears(isForLive: Bool) throws {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: !isForLive)
    let controller = HUDController.shared
    if isForLive { stage.device.perform { controller.show(forNotice: true, forLive: true) } }
    var isOwed = true
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeHiddenNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        guard isOwed else { return }
        isOwed = false
        ResponderHUD.show()
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    // The user wants to see more than what the server's pill says.
    stage.device.perform { if isForLive { ResponderHUD.show() } else { ResponderHUD.hide() } }
    stage.device.settle()
    #expect(!isOwed && controller.panel(in: stage.device.scene)?.window != nil)
    let changes = ResponderHUD.journal.entries.compactMap { entry in
      if case .hud(let change) = entry.event { change.isShown } else { nil }
    }
    #expect(changes == [true, false, true])
  }
}
