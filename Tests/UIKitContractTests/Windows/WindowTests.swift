import Testing
import UIKit

/// Tests window levels, visibility and the key window (section 4.7).
@MainActor
struct WindowTests {
  @Test(
    "makeKeyAndVisible shows a new, hidden window; makeKey does not",
    .fact("T4.7.5", "T4.7.6", "T4.7.9"), arguments: [true, false])
  func makeKey(shows: Bool) throws {
    #expect(UIWindow(frame: .zero).isHidden)
    try Host.withWindow(UIWindow.init(windowScene:)) { window in
      #expect(window.isHidden)
      if shows { window.makeKeyAndVisible() } else { window.makeKey() }
      #expect(window.isHidden == !shows)
      if shows { #expect(window.isKeyWindow && window.windowScene?.keyWindow === window) }
    }
  }

  @Test("a change of visibility posts a notification, the same value none", .fact("T4.7.7"))
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
        #expect(
          notes.entries
            == ["1 visible", "old resignKey", "0 resigned", "new becomeKey", "1 became"])
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
