import Testing
import UIKit

/// Tests window levels, visibility and the key window (section 4.7).
@MainActor
struct WindowTests {
  @Test("window levels have UIKit's order (K)", .fact("T4.7.1"))
  func levels() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("a new window is hidden", .fact("T4.7.5"))
  func newWindow() throws {
    #expect(UIWindow(windowScene: try Host.scene()).isHidden)
    #expect(UIWindow(frame: .zero).isHidden)
  }

  @Test("makeKeyAndVisible shows a window and makes it key", .fact("T4.7.6"))
  func makeKeyAndVisible() throws {
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      window.makeKeyAndVisible()
      #expect(!window.isHidden)
      #expect(window.isKeyWindow)
      #expect(window.windowScene?.keyWindow === window)
    }
  }

  @Test(
    "a change of visibility posts a notification, and setting the same value posts none",
    .fact("T4.7.7"))
  func visibility() throws {
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      let notes = WindowNotes(for: [window])
      window.isHidden = true
      window.isHidden = false
      window.isHidden = false
      window.isHidden = true
      #expect(notes.entries == ["0 visible", "0 hidden"])
    }
  }

  @Test("makeKey does not show a window", .fact("T4.7.9"))
  func makeKey() throws {
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      window.makeKey()
      #expect(window.isHidden)
    }
  }

  @Test(
    "the old key window resigns first, method before notification",
    .fact("T4.7.10", "T4.7.12", "T4.7.14"))
  func order() throws {
    try Host.withWindow(LoggingWindow.init(windowScene:)) { old in
      try Host.withWindow(LoggingWindow.init(windowScene:)) { new in
        old.makeKeyAndVisible()
        let notes = WindowNotes(for: [old, new])
        (old.notes, new.notes) = (notes, notes)
        (old.label, new.label) = ("old", "new")
        new.makeKeyAndVisible()
        let expected = [
          "1 visible", "old resignKey", "0 resigned", "new becomeKey", "1 became",
        ]
        #expect(notes.entries == expected)
        #expect(!old.isKeyWindow)
        #expect(new.isKeyWindow)
      }
    }
  }

  @Test("a window that cannot become key does not; by default it can", .fact("T4.7.11"))
  func canBecomeKey() throws {
    try Host.withKeyWindow { key in
      #expect(key.canBecomeKey)
      try Host.withWindow(NeverKeyWindow.init(windowScene:)) { window in
        window.makeKeyAndVisible()
        #expect(!window.isHidden)
        #expect(!window.isKeyWindow)
        #expect(key.isKeyWindow)
      }
    }
  }

  @Test("a scene knows its windows, its key window, its screen", .fact("T4.7.17"))
  func scene() throws {
    try Host.withKeyWindow { window in
      let scene = try Host.scene()
      #expect(window.windowScene === scene)
      #expect(scene.windows.contains { $0 === window })
      #expect(scene.keyWindow === window)
      #expect(scene.screen === window.screen)
      #expect(window.window === window)
    }
  }

  @Test("the root controller's view is in the window and fills it (K)", .fact("T4.7.18", "T4.7.19"))
  func rootViewController() throws {
    try Host.withKeyWindow { window in
      let controller = UIViewController()
      controller.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(controller.view.isDescendant(of: window))
      #expect(controller.view.convert(controller.view.bounds, to: window) == window.bounds)
      let other = UIViewController()
      window.rootViewController = other
      window.layoutIfNeeded()
      #expect(!controller.view.isDescendant(of: window))
      #expect(other.view.isDescendant(of: window))
    }
  }
}

@MainActor
private final class WindowNotes {
  private(set) var entries: [String] = []
  private let windows: [UIWindow]
  // `nonisolated(unsafe)` is safe here: the main actor writes the tokens, and only it and `deinit`
  // read them. An isolated deinit would need Swift 6.2 and iOS 18.4.
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  init(for windows: [UIWindow]) {
    self.windows = windows
    let names: [(NSNotification.Name, String)] = [
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
      (UIWindow.didBecomeKeyNotification, "became"),
      (UIWindow.didResignKeyNotification, "resigned"),
    ]
    for (name, word) in names {
      for (index, window) in windows.enumerated() {
        let center = NotificationCenter.default
        let token = center.addObserver(forName: name, object: window, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.note("\(index) \(word)") }
        }
        tokens.append(token)
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  func note(_ entry: String) {
    entries.append(entry)
  }
}

private final class LoggingWindow: UIWindow {
  weak var notes: WindowNotes?
  var label = ""

  override func becomeKey() {
    super.becomeKey()
    notes?.note("\(label) becomeKey")
  }

  override func resignKey() {
    super.resignKey()
    notes?.note("\(label) resignKey")
  }
}

private final class NeverKeyWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
