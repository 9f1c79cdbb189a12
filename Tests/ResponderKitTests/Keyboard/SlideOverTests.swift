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
      device.perform { field.becomeFirstResponder() }
      device.settle()
    }

    func close() {
      device.perform { field.resignFirstResponder() }
      device.settle()
    }
  }

  @Test(
    "in Slide Over a docked keyboard ends above the screen's bottom, and the list makes room",
    .fact("T4.13.52"),
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

  @Test(
    "a monitor that starts late learns of the key window at the first notification",
    .fact("T4.13.52"))
  func late() {
    let pad = Pad(anchors: false)
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    let frame = CGRect(x: 504, y: 861, width: 320, height: 323)
    AnchorStage.post(.willShow, frame, screen: pad.device.scene.screen, to: center)
    #expect(monitor.lastEvent?.window == CGRect(x: 504, y: 10, width: 320, height: 1174))
    #expect(monitor.state.placement == .docked)
    #expect(monitor.overlap(in: pad.list) == 323)
  }

  @Test(
    "a monitor that learns of the window late still ignores the end of the change before",
    .fact("T4.13.51", "T4.13.52"))
  func lateEnd() {
    let pad = Pad(anchors: false)
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    let low = CGRect(x: 504, y: 861, width: 320, height: 323)
    let high = CGRect(x: 504, y: 801, width: 320, height: 383)
    for frame in [low, high] {
      AnchorStage.post(.willShow, frame, screen: pad.device.scene.screen, to: center)
    }
    #expect(monitor.overlap(in: pad.list) == 383)
    AnchorStage.post(.didShow, low, screen: pad.device.scene.screen, to: center)
    #expect(monitor.frame == high && monitor.overlap(in: pad.list) == 383)
  }

  @Test(
    "a window that was key counts before a view in it asks, whatever window was asked about last",
    .fact("T4.13.52"))
  func knownEarly() {
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    let pad = Pad(anchors: false)
    let other = UIWindow(windowScene: pad.device.scene)
    pad.device.perform { other.isHidden = false }
    defer { other.isHidden = true }
    #expect(monitor.overlap(in: other) == 0)
    let frame = CGRect(x: 504, y: 861, width: 320, height: 323)
    AnchorStage.post(.willShow, frame, screen: pad.device.scene.screen, to: center)
    #expect(monitor.state.placement == .docked)
  }

  @Test(
    "of the windows above the screen's bottom, the keyboard's is the one that ends where it ends",
    .fact("T4.13.52"))
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
        name: KeyboardEvent.Kind.willShow.notificationName, object: screen,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)])
      let event = KeyboardEvent(
        .willShow, notification: notification, windows: [upper, pad.window])
      #expect(event?.window == window.convert(window.bounds, to: screen.coordinateSpace))
    }
    upper.isHidden = true
  }

  @Test("only a key window on the keyboard's screen that ends above its bottom is in Slide Over")
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

  @Test(
    "a keyboard of which nothing is heard on the window's new display is hidden; then that one counts",
    .fact("T4.22.2", "T4.22.7"))
  func otherDisplay() {
    AnchorStage.startAnew()
    let (controller, field) = (UIViewController(), UITextField())
    controller.view.addSubview(field)
    let device = Device.boot(root: controller, setup: Device.Setup(model: .iPhoneDuo))
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    device.perform { field.becomeFirstResponder() }
    device.settle()
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

  @Test("a floating keyboard in Slide Over covers nothing", .fact("T4.13.52"))
  func floating() {
    let pad = Pad()
    pad.device.keyboard.posture = .floating
    let room = pad.room
    pad.open()
    #expect(KeyboardMonitor.shared.state.placement == .floating)
    #expect(pad.room == room)
  }

  @Test("a keyboard frame above the screen moves no list", .fact("T4.13.53"))
  func aboveTheScreen() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
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

  @Test(
    "a hide from a hardware keyboard moves nothing, and the next keyboard is seen",
    .fact("T4.13.50"))
  func ownKeys() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.device.keyboard.hasHardwareKeyboard = true
    for _ in 0..<2 {
      stage.open()
      #expect(KeyboardMonitor.shared.state.placement == .hidden)
      #expect(stage.y == y && stage.inset == 0)
      stage.close()
      #expect(stage.y == y && stage.inset == 0)
    }
    // The user disconnects the hardware keyboard while the hide that the focus has caused is still
    // in progress.
    stage.device.perform { stage.field.becomeFirstResponder() }
    stage.device.advance(by: 0.1)
    stage.device.keyboard.hasHardwareKeyboard = false
    stage.device.settle()
    #expect(KeyboardMonitor.shared.state.placement == .docked)
    #expect(stage.y == y + 302 && stage.inset == 302)
    stage.close()
    #expect(stage.y == y && stage.inset == 0)
  }

  @Test(
    "of two rounds, or three with another maker's keyboard, the last height counts",
    .fact("T4.13.51"))
  func rounds() {
    for isThird in [false, true] {
      var choices = HeadlessChoices.initial.keyboard
      choices.firstRounds = .oneMore
      let stage = AnchorStage(choices: choices)
      if isThird { stage.device.keyboard.useThirdParty(height: 302, firstHeight: 258) }
      stage.device.perform { stage.list.scrollToBottom(animated: false) }
      let y = stage.y
      stage.open()
      let height: CGFloat = isThird ? 302 : 336
      #expect(KeyboardMonitor.shared.frame.height == height)
      #expect(stage.y == y + height - 34 && stage.inset == height - 34)
      stage.close()
      #expect(stage.y == y && stage.inset == 0)
    }
  }

  @Test(
    "a list in a form sheet that moves after will-show ends above the keyboard", .fact("T4.13.56"))
  func formSheet() {
    AnchorStage.startAnew()
    let (root, form, list) = (UIViewController(), UIViewController(), UIScrollView())
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    form.modalPresentationStyle = .formSheet
    let device = Device.boot(
      root: root, setup: Device.Setup(model: .iPad11, orientation: .landscapeRight))
    device.perform { root.present(form, animated: false) }
    device.settle()
    device.perform {
      list.frame = form.view.bounds
      list.contentSize = CGSize(width: list.frame.width, height: 3000)
      form.view.addSubview(list)
      form.view.addSubview(field)
      list.anchor(.bottom(tolerance: 1))
      list.scrollToBottom(animated: false)
    }
    device.settle()
    let rest = list.contentOffset
    device.perform { field.becomeFirstResponder() }
    device.settle()
    let overlap = KeyboardMonitor.shared.overlap(in: list)
    let end = list.contentOffset.y + list.bounds.height - list.contentSize.height
    #expect(overlap > 0)
    #expect(abs(end - overlap) < 0.5)
    device.perform { field.resignFirstResponder() }
    device.settle()
    #expect(list.contentOffset == rest)
  }

  @Test(
    "another window of the app that is key later is not the keyboard's", .fact("T4.13.52"),
    arguments: [true, false])
  func otherKeyWindow(isKnownBefore: Bool) {
    let pad = Pad(anchors: false)
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    if isKnownBefore { #expect(monitor.overlap(in: pad.list) == 0) }
    let frame = CGRect(x: 504, y: 861, width: 320, height: 323)
    AnchorStage.post(.willShow, frame, screen: pad.device.scene.screen, to: center)
    #expect(monitor.overlap(in: pad.list) == 323)
    let alert = UIWindow(windowScene: pad.device.scene)
    alert.frame = CGRect(x: 20, y: 100, width: 280, height: 300)
    pad.device.perform { alert.makeKeyAndVisible() }
    #expect(alert.isKeyWindow && monitor.overlap(in: pad.list) == 323)
    pad.device.perform { alert.isHidden = true }
  }
}
