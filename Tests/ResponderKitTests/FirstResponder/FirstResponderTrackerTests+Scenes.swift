import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests `FirstResponderTracker` in an application with several scenes, each of which has its own key window
/// (T4.7.14).
@MainActor @Suite("FirstResponderTracker: several scenes")
struct FirstResponderTrackerScenesTests {
  private let tracker = FirstResponderTracker.shared

  /// Two active scenes side by side. The first has a field and a custom view that can become first
  /// responder, the second only a custom view. UIKit sends actions to the second scene's window.
  @MainActor private final class Scenes {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let first = FocusableView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    let second = FocusableView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    let device: Device
    let windows: [UIWindow]
    let other: UIWindowScene

    init() {
      let controllers = [UIViewController(), UIViewController()]
      for view in [field, first] { controllers[0].view.addSubview(view) }
      controllers[1].view.addSubview(second)
      device = Device.boot(root: controllers[0])
      var made: UIWindow?
      other = device.openScene(frame: nil) { scene in
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controllers[1]
        window.makeKeyAndVisible()
        made = window
      }
      windows = [device.windows[0], made].compactMap { $0 }
      device.advance(by: 1)
    }

    func end() {
      device.close(other)
      _ = Device.boot()
    }
  }

  @Test("a custom responder in either key window", arguments: [false, true], [false, true])
  func bothAreAsked(actionsGoToFirst: Bool, focusesFirst: Bool) {
    let scenes = Scenes()
    defer { scenes.end() }
    let (device, windows) = (scenes.device, scenes.windows)
    if actionsGoToFirst { device.perform { windows[0].makeKey() } }
    func read() -> [UIResponder?] { windows.map { tracker.firstResponder(in: $0) } }
    // Reads both windows whenever a turn has settled, as often as a tag hub and a dismissal
    // behaviour in each scene do.
    let reader = TurnClient(settled: {
      _ = read()
      self.tracker.remindIfWaiting()
    })
    defer { reader.end() }
    device.advance(by: 1)
    let target = focusesFirst ? scenes.first : scenes.second
    for _ in 0..<3 {
      device.perform { target.becomeFirstResponder() }
      device.advance(by: 0.3)
      let found = read()
      #expect(found.map { $0 === target } == [focusesFirst, !focusesFirst])
      device.perform { target.resignFirstResponder() }
      device.advance(by: 0.3)
      #expect(read().allSatisfy { $0 == nil })
    }
  }

  @Test("no question while one of two scenes edits")
  func editedInOne() throws {
    let scenes = Scenes()
    defer { scenes.end() }
    let (device, windows) = (scenes.device, scenes.windows)
    device.perform { windows[0].makeKey() }
    let count = try ActionCount("rk_noteFirstResponder:")
    let token = FirstResponderFeed().observe { _ in }
    defer { token.cancel() }
    device.run { scenes.field.becomeFirstResponder() }
    let sent = count.sent {
      device.frames(120) { _ = windows.map { tracker.firstResponder(in: $0) } }
    }
    #expect(tracker.current === scenes.field)
    #expect(sent == 0, "\(sent)")
    device.settle()
    #expect(count.sent { device.advance(by: 10) } == 0)
  }

  @Test("a field of the only active scene is certain", arguments: [true, false])
  func background(isInBackground: Bool) throws {
    let scenes = Scenes()
    defer { scenes.end() }
    let device = scenes.device
    _ = UIResponder.current
    if isInBackground {
      device.sendToBackground(scenes.other)
    } else {
      device.deactivate(scenes.other)
    }
    device.perform { scenes.windows[0].makeKey() }
    device.run { scenes.field.becomeFirstResponder() }
    let count = try ActionCount("rk_noteFirstResponder:")
    let sent = count.sent {
      for _ in 0..<10 { #expect(UIResponder.current === scenes.field) }
    }
    #expect(sent == 0, "\(sent)")
    // The tracker asks again as soon as the other scene is active too.
    device.activate(scenes.other)
    #expect(count.sent { _ = UIResponder.current } == 1)
  }

  @Test("a field beside an external display", .fact("T4.21.9"))
  func externalDisplay() throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let asked = AskedView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    for view in [field, asked] { controller.view.addSubview(view) }
    let device = Device.boot(root: controller)
    let display = device.connectDisplay {
      let window = UIWindow(windowScene: $0)
      window.rootViewController = UIViewController()
      window.isHidden = false
    }
    defer {
      device.close(display)
      _ = Device.boot()
    }
    device.advance(by: 1)
    #expect(UIResponder.current == nil)
    #expect(asked.focusQuestions == 0)
    device.perform { field.becomeFirstResponder() }
    let count = try ActionCount("rk_noteFirstResponder:")
    var current: UIResponder?
    #expect(count.sent { current = UIResponder.current } == 0)
    #expect(current === field)
    device.settle()
  }

  @Test("no walk beside a scene in the background")
  func noWalkBesideTheBackground() {
    let scenes = Scenes()
    defer { scenes.end() }
    let (device, windows) = (scenes.device, scenes.windows)
    let asked = windows.map { window in
      let view = AskedView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
      window.rootViewController?.view.addSubview(view)
      return view
    }
    device.sendToBackground(scenes.other)
    device.run { windows[0].makeKey() }
    let reader = TurnClient(settled: {
      for window in windows { _ = self.tracker.firstResponder(in: window) }
    })
    defer { reader.end() }
    device.advance(by: 1)
    func questionsInASecond() -> [Int] {
      let before = asked.map(\.focusQuestions)
      device.frames(60)
      return zip(asked, before).map { $0.focusQuestions - $1 }
    }
    // The deactivation of the other scene makes the tracker ask again, but not for longer than a
    // second.
    _ = questionsInASecond()
    #expect(questionsInASecond() == [0, 0])
    // While the user edits a field in the active scene, the tracker asks in neither scene.
    device.run { scenes.field.becomeFirstResponder() }
    _ = questionsInASecond()
    #expect(questionsInASecond() == [0, 0])
  }

  @Test("a key window in the background is no reason to ask")
  func readsOnlyTheBackground() throws {
    let scenes = Scenes()
    defer { scenes.end() }
    let device = scenes.device
    device.sendToBackground(scenes.other)
    device.run { scenes.windows[0].makeKey() }
    let count = try ActionCount("rk_noteFirstResponder:")
    func sentInASecond() -> Int {
      device.advance(by: 1)
      device.perform {}
      return count.sent { device.frames(60) }
    }
    // Measures other readers in this process, such as a journal that another test has started.
    let others = sentInASecond()
    let reader = TurnClient(settled: { _ = self.tracker.firstResponder(in: scenes.windows[1]) })
    defer { reader.end() }
    let sent = sentInASecond()
    #expect(sent <= others, "\(sent), without the reader \(others)")
  }

  @Test("no question inside a commit's layout")
  func inPlace() throws {
    let scenes = Scenes()
    defer { scenes.end() }
    let (device, window) = (scenes.device, scenes.windows[0])
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    var sent: [Int] = []
    let client = TurnClient(place: {
      self.tracker.expectChange()
      sent.append(count.sent { _ = self.tracker.current })
    })
    defer { client.end() }
    device.perform { client.needsPlace(in: window) }
    #expect(sent == [0])
    tracker.expectChange()
    #expect(count.sent { _ = tracker.current } == 1)
  }

  @Test("a custom responder that has gone is seen at once")
  func goneInOne() {
    let scenes = Scenes()
    defer { scenes.end() }
    let device = scenes.device
    let next = FocusableView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    scenes.windows[1].rootViewController?.view.addSubview(next)
    device.perform { scenes.windows[1].makeKey() }
    _ = tracker.current
    scenes.second.becomeFirstResponder()
    tracker.expectChange()
    #expect(tracker.current === scenes.second)
    scenes.second.resignFirstResponder()
    next.becomeFirstResponder()
    #expect(tracker.current === next)
    device.settle()
  }

  @Test("no search of a window that nobody reads")
  func noSearchForTheOther() {
    let scenes = Scenes()
    defer { scenes.end() }
    let (device, windows) = (scenes.device, scenes.windows)
    let asked = AskedView(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
    windows[0].rootViewController?.view.insertSubview(asked, at: 0)
    device.perform { windows[1].makeKey() }
    func questionsInASecond(_ read: [UIWindow]) -> Int {
      asked.forget()
      device.frames(60) { for window in read { _ = self.tracker.firstResponder(in: window) } }
      return asked.focusQuestions
    }
    // After the last read of the first window, the tracker may search that window once more.
    _ = questionsInASecond(windows)
    _ = questionsInASecond([windows[1]])
    #expect(questionsInASecond([windows[1]]) == 0)
    device.run { scenes.field.becomeFirstResponder() }
    _ = questionsInASecond(windows)
    #expect(questionsInASecond(windows) == 0)
  }

  @Test("four questions a second at most")
  func seldom() throws {
    let scenes = Scenes()
    defer { scenes.end() }
    _ = tracker.current
    let count = try ActionCount("rk_noteFirstResponder:")
    let sent = count.sent {
      scenes.device.frames(120) { for _ in 0..<3 { _ = tracker.current } }
    }
    #expect((sent > 3 || !ActionCount.hearsOfNone) && sent <= 9, "\(sent)")
  }
}
