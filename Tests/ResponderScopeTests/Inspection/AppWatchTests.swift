import Foundation
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

/// Tests when the inspector in a browser reads the app, and what it reads then.
@MainActor @Suite("The watch that reads the app for a page", .serialized)
struct AppWatchTests {
  /// A recorded app with a field in a list, and the readings of a watch.
  @MainActor
  private final class Stage {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    let device: Device
    var isReady = true
    var readings: [AppReading] = []
    /// The times of the looks, in seconds.
    var looks: [TimeInterval] = []
    private(set) lazy var watch: AppWatch = AppWatch(
      isReady: { [unowned self] in isReady },
      look: { [unowned self] in
        looks.append(device.now)
        readings.append(watch.read())
      })

    init(_ setup: Device.Setup = Device.Setup()) {
      HUDController.shared.reset()
      DiagnosisLog.sink = { _ in }
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 3_000)
      list.addSubview(field)
      device = Device.boot(view: list, setup: setup)
      device.keyboard.hasHardwareKeyboard = true
      ResponderHUD.showsDiagnoses = false
      ResponderHUD.install()
      device.settle()
      device.advance(by: 1)
    }

    func end() {
      watch.stop()
      DiagnosisLog.sink = nil
      HUDController.shared.reset()
      _ = Device.boot()
    }

    func edit() {
      device.perform { field.becomeFirstResponder() }
      device.settle()
      device.advance(by: 1)
    }
  }

  private static let mistake = Diagnosis(
    id: .doubleLift, sentence: "A sentence.", numbers: [], fix: "A fix.")

  @Test("a look waits until the last one has been handled, and then needs no other turn")
  func ready() {
    let stage = Stage()
    defer { stage.end() }
    stage.watch.start()
    stage.isReady = false
    stage.device.perform {}
    stage.device.advance(by: 0.15)
    #expect(stage.looks.isEmpty)
    stage.isReady = true
    stage.device.advance(by: 0.15)
    #expect(stage.looks.count == 1)
  }

  @Test("news in a scroll is read a tenth of a second after the last look, as without a scroll")
  func newsInScroll() throws {
    let stage = Stage()
    defer { stage.end() }
    stage.edit()
    stage.watch.start()
    let finger = stage.device.touchDown(at: CGPoint(x: 370, y: 480))
    var y: CGFloat = 480
    func move() {
      y -= 1
      stage.device.touchMove(finger, to: CGPoint(x: 370, y: y))
    }
    for _ in 0..<40 {
      move()
      stage.device.advance(by: 1.0 / 120)
    }
    let count = stage.looks.count
    while stage.looks.count == count {
      move()
      stage.device.advance(by: 1.0 / 120)
    }
    try #require(stage.readings.last?.scenes.first?.snapshot.prediction != nil)
    let last = try #require(stage.looks.last)
    // The next look is postponed by a quarter of a second. Then the finger rests.
    move()
    stage.device.advance(by: 0.02)
    stage.device.perform { ResponderHUD.report(Self.mistake) }
    stage.device.advance(by: 1)
    try #require(stage.looks.count > count + 1)
    #expect(abs(stage.looks[count + 1] - last - AppWatch.interval) < 0.02, "\(stage.looks)")
    stage.device.touchUp(finger)
  }

  @Test("while a list scrolls and nothing else happens, it is read about four times a second")
  func scrolling() throws {
    let stage = Stage()
    defer { stage.end() }
    stage.edit()
    stage.watch.start()
    let finger = stage.device.press(from: CGPoint(x: 370, y: 480), to: CGPoint(x: 370, y: 450))
    try #require(stage.readings.last?.scenes.first?.snapshot.prediction != nil)
    let count = stage.looks.count
    for step in 1...120 {
      stage.device.touchMove(finger, to: CGPoint(x: 370, y: 450 + step % 2))
      stage.device.advance(by: 1.0 / 120)
    }
    #expect((3...6).contains(stage.looks.count - count), "\(stage.looks)")
    stage.device.touchUp(finger)
  }

  @Test("the list of mistakes is read again only if it has changed")
  func mistakes() {
    let stage = Stage()
    defer { stage.end() }
    #expect(stage.watch.read().diagnoses == [])
    #expect(stage.watch.read().diagnoses == nil)
    ResponderHUD.report(Self.mistake)
    #expect(stage.watch.read().diagnoses == [Self.mistake])
    #expect(stage.watch.read().diagnoses == nil)
  }

  @Test(
    "between two turns a request gets the list's place of now, not of the last turn",
    arguments: [false, true])
  func betweenTurns(isStarted: Bool) {
    let stage = Stage()
    defer { stage.end() }
    stage.edit()
    if isStarted { stage.watch.start() }
    func offset(_ reading: AppReading) -> CGFloat? {
      reading.scenes.first?.snapshot.placement?.scroll?.geometry.contentOffset.y
    }
    stage.device.perform { stage.list.contentOffset.y = 20 }
    #expect(offset(stage.watch.glance()) == 20)
    stage.list.contentOffset.y = 40
    #expect(offset(stage.watch.glance()) == 40)
  }

  @Test("while there is no first responder, a look wakes nothing")
  func noResponder() {
    let stage = Stage()
    defer { stage.end() }
    stage.watch.start()
    for _ in 0..<3 {
      stage.device.perform {}
      stage.device.advance(by: 0.12)
    }
    #expect(stage.looks.count == 3)
    let turns = HeadlessLoop.main.turnCount
    stage.device.advance(by: 2)
    #expect(HeadlessLoop.main.turnCount == turns)
  }

  @Test("a watch that is stopped looks no more and wakes nothing, until it is started again")
  func stop() {
    let stage = Stage()
    defer { stage.end() }
    func turn(after pause: TimeInterval) {
      stage.device.advance(by: pause)
      stage.device.perform {}
    }
    stage.edit()
    stage.watch.start()
    turn(after: 0.01)
    #expect(stage.readings.last?.scenes.first?.snapshot.fields?.fields.count == 1)
    // Too soon for the order of the fields, and then also too soon for a look.
    turn(after: 0.12)
    turn(after: 0.02)
    #expect(stage.looks.count == 2)
    stage.watch.stop()
    let turns = HeadlessLoop.main.turnCount
    stage.device.advance(by: 2)
    #expect(HeadlessLoop.main.turnCount == turns)
    turn(after: 0.01)
    #expect(stage.looks.count == 2)
    stage.watch.start()
    turn(after: 0.01)
    turn(after: 0.02)
    #expect(stage.looks.count == 3)
    // What was owed before the stop is forgotten, and what is owed afterwards is not.
    stage.watch.stop()
    stage.watch.start()
    turn(after: 0.01)
    stage.device.advance(by: 0.15)
    #expect(stage.looks.count == 4)
  }

  @Test("once it is stopped, a document has the order of the fields of now")
  func stopped() {
    let stage = Stage()
    defer { stage.end() }
    stage.edit()
    stage.watch.start()
    stage.device.perform {}
    stage.watch.stop()
    func count() -> Int? { stage.watch.glance().scenes.first?.snapshot.fields?.fields.count }
    #expect(count() == 1)
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    stage.device.perform { stage.list.addSubview(other) }
    #expect(count() == 2)
  }

  @Test("an epoch begins, with a header, for a new recording and for another form of the names")
  func epochs() {
    let stage = Stage()
    let isRevealing = ResponderHUD.revealsIdentifiers
    defer {
      ResponderHUD.revealsIdentifiers = isRevealing
      stage.end()
    }
    ResponderHUD.revealsIdentifiers = false
    let first = stage.watch.read()
    #expect(first.header != nil && first.hash != nil)
    let next = stage.watch.read()
    #expect(next.epoch == first.epoch && next.header == nil)
    ResponderHUD.revealsIdentifiers = true
    let plain = stage.watch.read()
    #expect(plain.epoch == first.epoch + 1 && plain.header != nil && plain.hash == nil)
    HUDController.shared.reset()
    ResponderHUD.install()
    let anew = stage.watch.read()
    #expect(anew.epoch == first.epoch + 2 && anew.header != nil)
  }

  @Test("the journal goes on where the last request ended; after another journal, it is whole")
  func journal() throws {
    let stage = Stage()
    defer { stage.end() }
    ResponderHUD.report(Self.mistake)
    let first = stage.watch.journal(after: 0)
    let next = try #require(first.header.next)
    let begun = try #require(first.header.begun)
    #expect(next > 0 && first.entries.count == next)
    ResponderHUD.report(Self.mistake)
    for begun in [nil, begun] {
      #expect(stage.watch.journal(after: next, begun: begun).entries.count == 1)
      #expect(stage.watch.journal(after: next + 1, begun: begun).entries.isEmpty)
      // An earlier journal had more entries than this one.
      #expect(stage.watch.journal(after: next + 2, begun: begun).entries.count == next + 1)
    }
    #expect(stage.watch.journal(after: next, begun: "yesterday").entries.count == next + 1)
  }

  private final class OtherScreen: UIViewController {}

  @Test("each scene in the foreground keeps its number, and has the app's visible windows")
  func scenes() {
    let stage = Stage(Device.Setup(model: .iPad11))
    defer { stage.end() }
    let second = stage.device.openScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = OtherScreen()
      window.makeKeyAndVisible()
    }
    let hidden = UIWindow(windowScene: second)
    stage.device.perform { ResponderHUD.show() }
    stage.device.settle()
    for _ in 1...2 {
      let scenes = stage.watch.glance().scenes
      #expect(scenes.map(\.number) == [1, 2] && scenes.map(\.isActive) == [true, true])
      #expect(scenes.map { $0.windows.map(\.root) } == [["UIViewController"], ["OtherScreen"]])
    }
    stage.device.deactivate(second)
    #expect(stage.watch.glance().scenes.map(\.isActive) == [true, false])
    stage.device.sendToBackground(second)
    #expect(stage.watch.glance().scenes.map(\.number) == [1])
    #expect(hidden.isHidden)
  }

  @Test("an action is for the named scene, or else for the first one that has a first responder")
  func actions() {
    let stage = Stage(Device.Setup(model: .iPad11))
    defer { stage.end() }
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    stage.device.openScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(field)
      window.makeKeyAndVisible()
    }
    func edit() {
      stage.device.perform { field.becomeFirstResponder() }
      stage.device.settle()
    }
    func resign(in number: Int?) -> String? {
      var outcome: String?
      stage.device.perform { outcome = stage.watch.perform(.resign, scene: number) }
      stage.device.settle()
      return outcome
    }
    stage.device.settle()
    #expect(resign(in: nil) == "No first responder" && resign(in: 9) == nil)
    edit()
    #expect(resign(in: 1) == "No first responder" && field.isFirstResponder)
    #expect(stage.watch.perform(.scrollToVisible) == "Not in a scroll view")
    for number in [nil, 2] {
      edit()
      #expect(resign(in: number) == "Resigned" && !field.isFirstResponder)
    }
  }

  @Test("the HUD is shown and hidden on request; the answer says if it is switched off")
  func hud() {
    let stage = Stage()
    defer { stage.end() }
    func perform(_ deed: AppWatch.Deed) -> String? {
      var outcome: String?
      stage.device.perform { outcome = stage.watch.perform(deed) }
      return outcome
    }
    #expect(perform(.showHUD) == "Shown" && HUDController.shared.isShown)
    #expect(perform(.hideHUD) == "Hidden" && !HUDController.shared.isShown)
    setenv("RESPONDER_HUD", "0", 1)
    defer { unsetenv("RESPONDER_HUD") }
    #expect(perform(.showHUD) == "Switched off" && !HUDController.shared.isShown)
  }
}
