import Foundation
import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("The corpus: what diagnoses say of real apps", .serialized)
struct CorpusTests {
  @Test("each row gives its diagnosis, or none", arguments: CorpusRow.all.filter(\.applies))
  func row(_ row: CorpusRow) throws {
    try HeadlessChoices.with {
      if let system = row.system { $0.follow(system: system) }
    } run: {
      try check(row)
    }
  }

  private func check(_ row: CorpusRow) throws {
    let app = CorpusApp()
    defer { app.end() }
    app.boot()
    try row.play(app)
    app.rest()
    let found = ResponderHUD.diagnoses
    switch row.verdict {
    case .fires:
      #expect(Set(found.map(\.id)) == [row.about], "\(found)")
      #expect(found.allSatisfy { $0.severity > .note })
      // Each diagnosis names its screen and its controller.
      #expect(found.allSatisfy { $0.site?.controller != nil && $0.site?.root != nil }, "\(found)")
      #expect(found.allSatisfy { !$0.sentence.contains(" on the screen.") }, "the site is apart")
    case .silent:
      #expect(found.filter { $0.severity > .note } == [], "\(found)")
    }
    let entries = try JournalReader.read(ResponderHUD.exportJournal())
    #expect(Replay(entries).firstDifference == nil)
  }

  @Test("of two screens the one with the mistake is named")
  func owner() {
    let app = CorpusApp()
    defer { app.end() }
    let (first, second) = (UIViewController(), ChatController())
    second.hasBar = false
    let navigation = UINavigationController(rootViewController: first)
    app.boot(navigation)
    app.focus(app.field(100, in: first.view))
    app.turn { _ = UIResponder.resignCurrent() }
    app.turn { navigation.pushViewController(second, animated: false) }
    app.onKeyboard { height, isUp in
      if isUp { second.view.transform = CGAffineTransform(translationX: 0, y: -height) }
    }
    app.focus(app.field(600, in: second.view))
    app.turn { _ = UIResponder.resignCurrent() }
    app.rest()
    let found = ResponderHUD.diagnoses
    #expect(found.map(\.id) == [.layoutNotRestored])
    #expect(found.first?.site?.controller == "ChatController", "\(found)")
  }

  private struct Save: ResponderAction {
    func execute(responder: ChatController) {}
  }

  @Test("a behaviour's mistake is found where its sender is")
  func sender() throws {
    let app = CorpusApp()
    defer { app.end() }
    let child = UITabBarController()
    app.boot()
    app.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 300, width: 390, height: 100)
    app.view.addSubview(child.view)
    child.didMove(toParent: app.root)
    let field = app.field(100)
    app.focus(field)
    let sender = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.view.addSubview(sender)
    app.turn { sender.execute(action: Save()) }
    let found = try #require(ResponderHUD.diagnoses.first { $0.id == .unhandledAction })
    #expect(found.site?.controller == "UITabBarController", "\(found)")
    #expect(found.site?.frame == CGRect(x: 10, y: 320, width: 30, height: 40))
  }

  @Test("a refusal is found where the field that was asked is")
  func refusal() throws {
    let app = CorpusApp()
    defer { app.end() }
    app.boot()
    let delegate = VetoingDelegate()
    app.kept.append(delegate)
    let (list, fields) = app.list()
    let token = list.dismissFirstResponder(when: .fullyHidden)
    app.makeRoom(list)
    let field = fields[1]
    field.delegate = delegate
    app.focus(field)
    let other = UIWindow(windowScene: app.device.scene)
    other.rootViewController = UITabBarController()
    app.turn { list.contentOffset.y = 600 }
    app.device.advance(by: 0.2)
    app.turn { other.makeKeyAndVisible() }
    let inside = app.field(300, in: other.rootViewController?.view)
    app.focus(inside)
    app.rest()
    let found = try #require(ResponderHUD.diagnoses.first { $0.id == .resignRefused })
    #expect(found.site?.frame == field.frame.offsetBy(dx: 0, dy: -600), "\(found)")
    token.cancel()
    app.turn {
      field.delegate = nil
      _ = inside.resignFirstResponder()
      other.isHidden = true
    }
  }

  private final class NamedAtSuchLength<One, Other>: UITextField {}

  @Test("a class of any length fits into a line of the log")
  func longNames() throws {
    typealias Long<One> = NamedAtSuchLength<
      NamedAtSuchLength<One, One>, NamedAtSuchLength<One, One>
    >
    let app = CorpusApp()
    defer { app.end() }
    app.boot()
    var log: [String] = []
    DiagnosisLog.sink = { log.append($0) }
    let field = Long<Long<Long<Long<Int>>>>(frame: CGRect(x: 20, y: 700, width: 320, height: 44))
    app.view.addSubview(field)
    app.focus(field)
    let line = try #require(log.first)
    #expect(line.utf8.count < 1_024, "\(line.utf8.count)")
    #expect(line.hasSuffix("(Diagnoses, fieldBehindKeyboard)") && !line.contains("http"))
    let found = try #require(ResponderHUD.diagnoses.first)
    #expect(found.sentence.contains("NamedAtSuchLength<NamedAt"))
    #expect(ResponderIdentity(field).className.count == ResponderIdentity.longestClassName)
  }

  /// A view that counts how often its background colour is read. The HUD reads the colour to learn
  /// whether the view covers something.
  private final class Cover: UIView {
    var asked = 0

    override var backgroundColor: UIColor? {
      get {
        asked += 1
        return .systemGray
      }
      set {}
    }
  }

  private final class CountedEditor: Editor {
    var asked = 0

    override func caretRect(for position: UITextPosition) -> CGRect {
      asked += 1
      return super.caretRect(for: position)
    }
  }

  @Test("covers and carets are read seldom", arguments: [(false, 3...5), (true, 0...0)])
  func asksSeldom(hasHardwareKeyboard: Bool, times: ClosedRange<Int>) {
    let app = CorpusApp()
    defer { app.end() }
    app.boot()
    app.device.keyboard.hasHardwareKeyboard = hasHardwareKeyboard
    let editor = CountedEditor(frame: CGRect(x: 20, y: 200, width: 320, height: 44))
    editor.caret = CGRect(x: 0, y: 0, width: 2, height: 20)
    app.view.addSubview(editor)
    app.focus(editor)
    let cover = Cover(frame: app.view.bounds)
    app.turn { app.view.addSubview(cover) }
    (cover.asked, editor.asked) = (0, 0)
    for _ in 0..<60 {
      app.device.perform {}
      app.device.advance(by: 1.0 / 60)
    }
    #expect(times.contains(cover.asked), "\(cover.asked)")
    #expect(editor.asked <= 5, "\(editor.asked)")
  }

  @Test("sixty scenes at least, each once, both kinds for each diagnosis")
  func complete() {
    let rows = CorpusRow.all
    #expect(rows.count >= 60)
    #expect(Set(rows.map(\.name)).count == rows.count)
    for id in Diagnosis.ID.allCases {
      let own = rows.filter { $0.about == id }
      #expect(own.contains { $0.verdict == .fires }, "\(id)")
      #expect(own.contains { $0.verdict == .silent }, "\(id)")
    }
  }
}
