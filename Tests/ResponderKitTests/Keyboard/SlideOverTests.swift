import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests keyboards that an iPhone does not show in normal use (T4.13.50 to T4.13.56).
@MainActor @Suite("The keyboard in Slide Over, from other keys, in several rounds")
struct SlideOverTests {
  /// An iPad app with an anchored list and a field next to it.
  @MainActor
  private struct Pad {
    let device: Device
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    let controller = UIViewController()

    init(
      width: KeyboardChoices.SlideOverFrame = .app, slidesOver: Bool = true, anchors: Bool = true
    ) {
      AnchorStage.startAnew()
      var setup = Device.Setup(model: .iPad11)
      if slidesOver { setup.sceneFrame = CGRect(x: 504, y: 10, width: 320, height: 1174) }
      setup.slidesOver = slidesOver
      controller.view.addSubview(list)
      controller.view.addSubview(field)
      device = Device.boot(root: controller, setup: setup)
      KeyboardHost.current?.choices.slideOverFrame = width
      list.frame = controller.view.bounds
      list.contentSize = CGSize(width: list.frame.width, height: 3000)
      if anchors { list.anchor(.bottom(tolerance: 1)) }
      device.settle()
      device.perform { list.scrollToBottom(animated: false) }
    }

    /// The distance between the end of the list's content and the list's lower edge, which is the
    /// bottom of the app, in points.
    var room: CGFloat {
      list.contentOffset.y + list.bounds.height - list.contentSize.height
    }

    var window: UIWindow { device.windows[0] }

    func open() {
      device.settle { field.becomeFirstResponder() }
    }

    func close() {
      device.settle { field.resignFirstResponder() }
    }
  }

  @Test(
    "in Slide Over the list makes room for a docked keyboard", .fact("T4.13.52"),
    arguments: [KeyboardChoices.SlideOverFrame.app, .screen])
  func slideOver(width: KeyboardChoices.SlideOverFrame) {
    let pad = Pad(width: width)
    let (rest, monitor) = (pad.list.contentOffset, KeyboardMonitor.shared)
    pad.open()
    #expect(monitor.state.placement == .docked)
    #expect(monitor.lastEvent?.window == CGRect(x: 504, y: 10, width: 320, height: 1174))
    #expect(monitor.overlap(in: pad.list) == 323)
    #expect(pad.room == 323)
    pad.close()
    #expect(monitor.state.placement == .hidden)
    #expect(pad.list.contentOffset == rest)
  }

  @Test("a list follows the keyboard into Slide Over and out of it", .fact("T4.13.52"))
  func intoSlideOver() {
    let pad = Pad(slidesOver: false)
    pad.open()
    #expect(pad.room == 333)
    pad.device.slideOver(pad.device.scene)
    pad.device.settle()
    pad.list.frame = pad.controller.view.bounds
    #expect(KeyboardMonitor.shared.state.placement == .docked)
    #expect(KeyboardMonitor.shared.overlap(in: pad.controller.view) == 323)
    pad.device.fillScreen(with: pad.device.scene)
    pad.device.settle()
    #expect(KeyboardMonitor.shared.lastEvent?.window == nil)
    #expect(KeyboardMonitor.shared.overlap(in: pad.controller.view) == 333)
  }

  @Test("a window that was key counts before it asks", .fact("T4.13.52"))
  func knownEarly() {
    let (center, monitor) = KeyboardMonitor.alone()
    let pad = Pad(anchors: false)
    let other = UIWindow(windowScene: pad.device.scene)
    pad.device.perform { other.isHidden = false }
    defer { other.isHidden = true }
    #expect(monitor.overlap(in: other) == 0)
    let frame = CGRect(x: 504, y: 861, width: 320, height: 323)
    AnchorStage.post(.willShow, frame, screen: pad.device.scene.screen, to: center)
    #expect(monitor.state.placement == .docked)
  }

  @Test("the keyboard's window is the one that ends with it", .fact("T4.13.52"))
  func severalWindows() {
    let pad = Pad(anchors: false)
    let screen = pad.device.scene.screen
    let scene = UIWindowScene(screen: screen, frame: CGRect(x: 0, y: 0, width: 500, height: 900))
    let upper = UIWindow(windowScene: scene)
    upper.isHidden = false
    upper.makeKey()
    for (bottom, window) in [(CGFloat(1_184), pad.window), (900, upper), (700, upper)] {
      let end = CGRect(x: 504, y: bottom - 323, width: 320, height: 323)
      let notification = Notification(
        name: UIResponder.keyboardWillShowNotification, object: screen,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)])
      let event = KeyboardEvent(
        .willShow, notification: notification, windows: [upper, pad.window])
      #expect(event?.window == window.convert(window.bounds, to: screen.coordinateSpace))
    }
    upper.isHidden = true
  }

  @Test("which windows are in Slide Over")
  func whichWindow() {
    let pad = Pad(anchors: false)
    let (window, screen) = (pad.window, pad.device.scene.screen)
    #expect(
      window.frameOnPart(of: screen) == CGRect(x: 504, y: 10, width: 320, height: 1174))
    let other = UIWindow(windowScene: pad.device.scene)
    other.frame = CGRect(x: 20, y: 100, width: 280, height: 300)
    pad.device.perform { other.isHidden = false }
    #expect(!other.isKeyWindow && other.frameOnPart(of: screen) == nil)
    other.isHidden = true
    let beamer = UIScreen(
      model: DeviceModel(
        "screen", .pad, 1_920, 1_200, scale: 2, portrait: .zero, landscape: .zero))
    #expect(window.frameOnPart(of: beamer) == nil)
    let full = Pad(slidesOver: false, anchors: false)
    #expect(full.window.isKeyWindow)
    #expect(full.window.frameOnPart(of: full.device.scene.screen) == nil)
  }

  @Test("on a window's new display, its own keyboard counts", .fact("T4.22.2", "T4.22.7"))
  func otherDisplay() {
    AnchorStage.startAnew()
    let (controller, field) = (UIViewController(), UITextField())
    controller.view.addSubview(field)
    let device = Device.boot(root: controller, setup: Device.Setup(model: .iPhoneDuo))
    let (center, monitor) = KeyboardMonitor.alone()
    device.settle { field.becomeFirstResponder() }
    let (outer, inner) = (
      CGRect(x: 0, y: 389, width: 466, height: 289), CGRect(x: 0, y: 405, width: 951, height: 264)
    )
    device.perform { AnchorStage.post(.willShow, outer, to: center) }
    #expect(monitor.overlap(in: controller.view) == 289)
    device.perform {}
    device.fold(to: .open)
    #expect(monitor.overlap(in: controller.view) == 0)
    device.settle()
    device.advance(by: 1)
    #expect(monitor.state.placement == .hidden)
    // Not the display of the keyboard, but the main screen may be named.
    for screen in [UIScreen.main, device.scene.screen, nil] {
      AnchorStage.post(.willHide, inner, screen: screen, to: center)
      #expect(monitor.overlap(in: controller.view) == 0)
      AnchorStage.post(.willShow, inner, screen: screen, to: center)
      #expect(monitor.overlap(in: controller.view) == 264 && monitor.state.placement == .docked)
    }
  }

  @Test("a keyboard frame above the screen moves no list", .fact("T4.13.53"))
  func aboveTheScreen() {
    let stage = AnchorStage(at: .end)
    stage.open()
    let (y, inset) = (stage.y, stage.inset)
    #expect(inset == 302)
    stage.device.keyboard.cancelPasswordSheet()
    #expect(KeyboardMonitor.shared.state.placement == .docked)
    stage.device.settle()
    #expect(stage.y == y)
    #expect(stage.inset == inset)
    #expect(KeyboardMonitor.shared.overlap(in: stage.list) == 336)
  }

  @Test("a hide from a hardware keyboard moves nothing", .fact("T4.13.50"))
  func ownKeys() {
    let stage = AnchorStage(at: .end)
    stage.device.keyboard.hasHardwareKeyboard = true
    for _ in 0..<2 {
      stage.open()
      #expect(KeyboardMonitor.shared.state.placement == .hidden)
      #expect(stage.y == stage.start && stage.inset == 0)
      stage.close()
      #expect(stage.y == stage.start && stage.inset == 0)
    }
    // The user disconnects the hardware keyboard while the hide that the focus has caused is still
    // in progress.
    stage.device.perform { stage.field.becomeFirstResponder() }
    stage.device.advance(by: 0.1)
    stage.device.keyboard.hasHardwareKeyboard = false
    stage.device.settle()
    #expect(KeyboardMonitor.shared.state.placement == .docked)
    #expect(stage.y == stage.start + 302 && stage.inset == 302)
    stage.close()
    #expect(stage.y == stage.start && stage.inset == 0)
  }

  @Test(
    "a late monitor learns of the key window, and keeps it", .fact("T4.13.52"),
    arguments: [true, false])
  func otherKeyWindow(isKnownBefore: Bool) {
    let pad = Pad(anchors: false)
    let (center, monitor) = KeyboardMonitor.alone()
    if isKnownBefore { #expect(monitor.overlap(in: pad.list) == 0) }
    let frame = CGRect(x: 504, y: 861, width: 320, height: 323)
    AnchorStage.post(.willShow, frame, screen: pad.device.scene.screen, to: center)
    #expect(monitor.lastEvent?.window == CGRect(x: 504, y: 10, width: 320, height: 1174))
    #expect(monitor.state.placement == .docked)
    #expect(monitor.overlap(in: pad.list) == 323)
    let alert = UIWindow(windowScene: pad.device.scene)
    alert.frame = CGRect(x: 20, y: 100, width: 280, height: 300)
    pad.device.perform { alert.makeKeyAndVisible() }
    #expect(alert.isKeyWindow && monitor.overlap(in: pad.list) == 323)
    pad.device.perform { alert.isHidden = true }
  }
}
