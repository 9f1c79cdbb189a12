import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("KeyboardMonitor")
struct KeyboardMonitorTests {
  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func post(
    _ kind: KeyboardEvent.Kind, to center: NotificationCenter, _ info: [AnyHashable: Any]?
  ) {
    center.post(
      name: KeyboardEvent.Kind.notifications[kind]!, object: UIScreen.main, userInfo: info)
  }

  @Test("every value of a notification is read, and the frame kept")
  func reads() {
    _ = Device.boot()
    let (center, monitor) = KeyboardMonitor.alone()
    var seen: [KeyboardEvent] = []
    let token = monitor.observe { seen.append($0) }
    let end = CGRect(x: 0, y: 508, width: 390, height: 336)
    AnchorStage.post(.willShow, end, duration: 0.4, to: center)
    #expect(seen.count == 1)
    #expect(seen.first?.endFrame == end)
    #expect(seen.first?.duration == 0.4)
    #expect(seen.first?.curve == 7)
    #expect(seen.first?.screen == screen)
    #expect(monitor.frame == end)
    #expect(monitor.state.placement == .docked)
    token.cancel()
    AnchorStage.post(.willHide, CGRect(x: 0, y: 844, width: 390, height: 44), to: center)
    #expect(seen.count == 1)
    #expect(monitor.state.placement == .hidden)
  }

  @Test("UIKit driven on another thread is heard a turn later")
  func otherThread() async {
    _ = Device.boot()
    let (center, monitor) = KeyboardMonitor.alone()
    let end = CGRect(x: 0, y: 508, width: 390, height: 336)
    let name = UIResponder.keyboardWillShowNotification
    let key = UIResponder.keyboardFrameEndUserInfoKey
    await Task.detached {
      center.post(name: name, object: nil, userInfo: [key: NSValue(cgRect: end)])
    }.value
    // Waits for the block that the monitor has put on the main queue.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(monitor.frame == end)
    #expect(monitor.state.placement == .docked)
  }

  @Test("the late end of a first round ends no second one", .fact("T4.13.51"))
  func lateEnd() {
    let device = Device.boot()
    let (center, monitor) = KeyboardMonitor.alone()
    let (low, high) = (AnchorStage.docked(336), AnchorStage.docked(380))
    AnchorStage.post(.willShow, low, to: center)
    device.advance(by: 0.1)
    AnchorStage.post(.willShow, high, to: center)
    device.advance(by: 0.1)
    AnchorStage.post(.didShow, low, to: center)
    #expect(monitor.isMoving)
    #expect(monitor.lastEvent?.kind == .didShow && monitor.frame == high)
    AnchorStage.post(.didShow, high, to: center)
    #expect(!monitor.isMoving)
  }

  @Test("unusable values change nothing")
  func hostile() {
    _ = Device.boot()
    let (center, monitor) = KeyboardMonitor.alone()
    let end = UIResponder.keyboardFrameEndUserInfoKey
    let rows: [[AnyHashable: Any]?] = [
      nil, [:], [end: "no"], [end: NSNumber(value: 3)],
      [end: NSValue(size: CGSize(width: 1, height: 1))],
      [end: NSValue(cgRect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))],
      [end: NSValue(cgRect: CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1))],
      [end: NSValue(cgRect: CGRect(x: 0, y: 508, width: CGFloat.infinity, height: 336))],
      [end: NSValue(cgRect: CGRect(x: 0, y: 508, width: 390, height: CGFloat.infinity))],
      [end: NSValue(cgRect: CGRect(x: 0, y: 508, width: CGFloat.infinity, height: 336))],
    ]
    for row in rows { post(.willShow, to: center, row) }
    #expect(monitor.state == KeyboardState())
    #expect(monitor.lastEvent == nil && ResponderLog.reported.contains("keyboard.unreadable"))
    // Only the end frame is required; any other missing value has a harmless default.
    post(
      .willShow, to: center, [end: NSValue(cgRect: CGRect(x: 0, y: 508, width: 390, height: 336))])
    #expect(monitor.lastEvent?.duration == 0)
    #expect(monitor.lastEvent?.isLocal == true)
    // A hide needs no frame.
    for row in rows {
      AnchorStage.post(.willShow, AnchorStage.docked(336), to: center)
      post(.willHide, to: center, row)
      #expect(monitor.state.placement == .hidden && monitor.lastEvent?.kind == .willHide)
    }
  }

  @Test("the notification's screen counts, or else the window's", .flaw("2.3.6"))
  func screens() {
    AnchorStage.startAnew()
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let (center, monitor) = KeyboardMonitor.alone()
    let up = CGRect(x: 0, y: 508, width: 390, height: 336)
    for screen in [UIScreen.main, nil] {
      AnchorStage.post(.willShow, up, screen: screen, to: center)
      #expect(monitor.overlap(in: controller.view) == 336)
    }
    #expect(monitor.overlap(in: UIView(frame: controller.view.frame)) == 0)
    // A keyboard on another screen covers nothing on this one.
    let beamer = PadScreen(CGSize(width: 1_920, height: 1_080)).screen
    AnchorStage.post(
      .willShow, CGRect(x: 0, y: 480, width: 1_920, height: 600), screen: beamer, to: center)
    #expect(monitor.state.placement == .docked)
    #expect(monitor.overlap(in: controller.view) == 0)
    #expect(monitor.covering(device.windows[0]).placement == .hidden)
  }

  @Test("in a scaled view, its own points count", arguments: [0.5, 1, 1.25])
  func scaled(scale: CGFloat) {
    let stage = AnchorStage()
    stage.list.contentInsetAdjustmentBehavior = .never
    stage.list.transform = CGAffineTransform(scaleX: scale, y: scale)
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.open()
    // On the screen, the list ends this far below the keyboard's top edge.
    let covered = 422 + 422 * scale - 508
    #expect(abs(KeyboardMonitor.shared.overlap(in: stage.list) - covered / scale) < 1e-9)
    #expect(abs(stage.inset - covered / scale) < 0.001 && stage.list.isScrolledToBottom)
    stage.close()
    #expect(stage.inset == 0 && stage.y == y)
  }

  @Test("a keyboard on another screen, or on one gone, covers nothing")
  func screenGone() {
    AnchorStage.startAnew()
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let (center, monitor) = KeyboardMonitor.alone()
    weak var gone: UIScreen?
    do {
      // The other screen has the size of this one.
      let beamer = PadScreen(CGSize(width: 390, height: 844)).screen
      gone = beamer
      AnchorStage.post(.willShow, AnchorStage.docked(336), screen: beamer, to: center)
      #expect(monitor.overlap(in: controller.view) == 0 && monitor.state.placement == .docked)
    }
    #expect(gone == nil)
    #expect(monitor.overlap(in: controller.view) == 0)
    #expect(monitor.covering(device.windows[0]).placement == .hidden)
  }

  /// An iPad of 1024 x 768 with its docked keyboard of 398 (T4.14.8), and windows at the positions
  /// that multitasking allows.
  nonisolated static let windows:
    [(name: String, window: CGRect, view: CGRect?, overlap: CGFloat)] =
      [
        ("full screen", CGRect(x: 0, y: 0, width: 1_024, height: 768), nil, 398),
        ("Split View, right half", CGRect(x: 514, y: 0, width: 510, height: 768), nil, 398),
        ("Slide Over", CGRect(x: 690, y: 20, width: 320, height: 728), nil, 378),
        ("Stage Manager, above", CGRect(x: 100, y: 40, width: 500, height: 300), nil, 0),
        ("Stage Manager, partly", CGRect(x: 100, y: 100, width: 700, height: 500), nil, 230),
        ("Stage Manager, below the edge", CGRect(x: 0, y: 500, width: 375, height: 400), nil, 400),
        (
          "a form sheet in the middle", CGRect(x: 0, y: 0, width: 1_024, height: 768),
          CGRect(x: 242, y: 74, width: 540, height: 620), 324
        ),
        (
          "a form sheet that was lifted", CGRect(x: 0, y: 0, width: 1_024, height: 768),
          CGRect(x: 242, y: 20, width: 540, height: 350), 0
        ),
      ]

  @Test("the overlap in each size of window that an iPad has", arguments: windows)
  func multitasking(name: String, window frame: CGRect, view: CGRect?, overlap: CGFloat) {
    let pad = PadScreen(CGSize(width: 1_024, height: 768))
    let (center, monitor) = KeyboardMonitor.alone()
    let window = pad.window(frame)
    let content = UIView(frame: view ?? window.bounds)
    window.addSubview(content)
    let up = CGRect(x: 0, y: 370, width: 1_024, height: 398)
    for isLocal in [true, false] {
      AnchorStage.post(.willShow, up, isLocal: isLocal, screen: pad.screen, to: center)
      #expect(monitor.overlap(in: content) == overlap, "\(name)")
    }
    let floating = CGRect(x: 600, y: 300, width: 320, height: 260)
    AnchorStage.post(.willHide, up, screen: pad.screen, to: center)
    AnchorStage.post(.didChangeFrame, floating, screen: pad.screen, to: center)
    #expect(monitor.state.placement == .floating)
    #expect(monitor.overlap(in: content) == 0, "\(name)")
  }

  @Test("animate(alongside:) takes the event's animation, or none at rest", .flaw("2.3.11"))
  func alongside() throws {
    AnchorStage.startAnew()
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    let (center, monitor) = KeyboardMonitor.alone()
    var ends: [Bool] = []
    func move(to y: CGFloat) {
      monitor.animate(
        alongside: { view.frame.origin.y = y }, completion: { ends.append($0) })
    }
    let shown = { view.layer.presentation()?.frame.minY }
    // Before the first keyboard event, and after the keyboard has stopped moving, the change is
    // immediate, even inside another animation.
    device.perform { UIView.animate(withDuration: 1) { move(to: 10) } }
    #expect(shown() == 10 && ends == [true])
    let up = AnchorStage.docked(336)
    device.perform {
      AnchorStage.post(.willShow, up, duration: 0.4, to: center)
      move(to: 110)
    }
    device.advance(by: 0.1)
    let middle = try #require(shown())
    #expect(middle > 20 && middle < 110)
    #expect(ends == [true])
    device.settle()
    #expect(ends == [true, true])
    device.perform {
      AnchorStage.post(.didShow, up, to: center)
      move(to: 50)
    }
    #expect(shown() == 50 && ends.count == 3)
    device.perform {
      AnchorStage.post(.willChangeFrame, AnchorStage.docked(300), duration: 0, to: center)
      move(to: 60)
    }
    #expect(shown() == 60 && ends.count == 4 && !monitor.isMoving)
  }

  @Test("an event that a handler causes reaches all in order")
  func nested() {
    _ = Device.boot()
    let (center, monitor) = KeyboardMonitor.alone()
    var seen: [String] = []
    let first = monitor.observe { event in
      seen.append("first \(event.kind.rawValue) \(monitor.state.placement.rawValue)")
      if event.kind == .willShow {
        AnchorStage.post(.willHide, AnchorStage.docked(0), to: center)
      }
    }
    let second = monitor.observe { event in
      seen.append("second \(event.kind.rawValue) \(monitor.state.placement.rawValue)")
    }
    AnchorStage.post(.willShow, AnchorStage.docked(336), to: center)
    #expect(
      seen == [
        "first willShow docked", "second willShow docked", "first willHide hidden",
        "second willHide hidden",
      ])
    first.cancel()
    second.cancel()
  }

  @Test("the stream has every event in order, and ends with its task")
  func stream() async {
    let (center, monitor) = KeyboardMonitor.alone()
    let events = monitor.events
    let kinds: [KeyboardEvent.Kind] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    for kind in kinds { AnchorStage.post(kind, AnchorStage.docked(336), to: center) }
    var seen: [KeyboardEvent.Kind] = []
    for await event in events {
      seen.append(event.kind)
      if seen.count == kinds.count { break }
    }
    #expect(seen == kinds)
    #expect(monitor.state.placement == .docked)
  }
}

/// A screen of another size, with scenes on it. The running device stays as it is.
@MainActor
private struct PadScreen {
  let screen: UIScreen

  init(_ size: CGSize) {
    screen = UIScreen(
      model: DeviceModel(
        "screen", .pad, size.width, size.height, scale: 2, portrait: .zero, landscape: .zero))
  }

  /// Returns a visible window that fills a scene of its own, as Split View and Stage Manager place
  /// it.
  func window(_ frame: CGRect) -> UIWindow {
    let scene = UIWindowScene(screen: screen, frame: frame)
    Self.scenes.append(scene)
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    return window
  }

  /// Retains the scenes, because a window does not.
  private static var scenes: [UIWindowScene] = []
}
