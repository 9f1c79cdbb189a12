import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("The app's readings for a page", .serialized, .leavesNoHUD)
struct AppReaderTests {
  /// A recorded app with a field in a list, and the readings of a reader.
  @MainActor
  private final class Stage {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    let device: Device
    var isReady = true
    var readings: [AppReading] = []
    /// The times of the looks, in seconds.
    var looks: [TimeInterval] = []
    private(set) lazy var reader: AppReader = AppReader(
      isReady: { [unowned self] in isReady },
      look: { [unowned self] in
        looks.append(device.now)
        readings.append(reader.read())
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

    func edit() {
      device.turn { field.becomeFirstResponder() }
      device.advance(by: 1)
    }
  }

  @Test("a look waits until the last one has been handled")
  func ready() {
    let stage = Stage()
    stage.reader.start()
    stage.isReady = false
    stage.device.perform {}
    stage.device.advance(by: 0.15)
    #expect(stage.looks.isEmpty)
    stage.isReady = true
    stage.device.advance(by: 0.15)
    #expect(stage.looks.count == 1)
  }

  @Test("news in a scroll is read after a tenth of a second")
  func newsInScroll() throws {
    let stage = Stage()
    stage.edit()
    stage.reader.start()
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
    stage.device.perform { ResponderHUD.report(HUDStage.diagnosis()) }
    stage.device.advance(by: 1)
    try #require(stage.looks.count > count + 1)
    #expect(abs(stage.looks[count + 1] - last - AppReader.interval) < 0.02, "\(stage.looks)")
    stage.device.touchUp(finger)
  }

  @Test("a scrolling list is read about four times a second")
  func scrolling() throws {
    let stage = Stage()
    stage.edit()
    stage.reader.start()
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
    #expect(stage.reader.read().diagnoses == [])
    #expect(stage.reader.read().diagnoses == nil)
    ResponderHUD.report(HUDStage.diagnosis())
    #expect(stage.reader.read().diagnoses == [HUDStage.diagnosis()])
    #expect(stage.reader.read().diagnoses == nil)
  }

  @Test("a request between two turns gets the place of now", arguments: [false, true])
  func betweenTurns(isStarted: Bool) {
    let stage = Stage()
    stage.edit()
    if isStarted { stage.reader.start() }
    func offset(_ reading: AppReading) -> CGFloat? {
      reading.scenes.first?.snapshot.placement?.scroll?.geometry.contentOffset.y
    }
    stage.device.perform { stage.list.contentOffset.y = 20 }
    #expect(offset(stage.reader.glance()) == 20)
    stage.list.contentOffset.y = 40
    #expect(offset(stage.reader.glance()) == 40)
  }

  @Test("while there is no first responder, a look wakes nothing")
  func noResponder() {
    let stage = Stage()
    stage.reader.start()
    for _ in 0..<3 {
      stage.device.perform {}
      stage.device.advance(by: 0.12)
    }
    #expect(stage.looks.count == 3)
    let turns = HeadlessLoop.main.turnCount
    stage.device.advance(by: 2)
    #expect(HeadlessLoop.main.turnCount == turns)
  }

  @Test("a stopped reader looks no more and wakes nothing")
  func stop() {
    let stage = Stage()
    func turn(after pause: TimeInterval) {
      stage.device.advance(by: pause)
      stage.device.perform {}
    }
    stage.edit()
    stage.reader.start()
    turn(after: 0.01)
    #expect(stage.readings.last?.scenes.first?.snapshot.fields?.fields.count == 1)
    // Too soon for the order of the fields, and then also too soon for a look.
    turn(after: 0.12)
    turn(after: 0.02)
    #expect(stage.looks.count == 2)
    stage.reader.stop()
    let turns = HeadlessLoop.main.turnCount
    stage.device.advance(by: 2)
    #expect(HeadlessLoop.main.turnCount == turns)
    turn(after: 0.01)
    #expect(stage.looks.count == 2)
    stage.reader.start()
    turn(after: 0.01)
    turn(after: 0.02)
    #expect(stage.looks.count == 3)
    // What was owed before the stop is forgotten, and what is owed afterwards is not.
    stage.reader.stop()
    stage.reader.start()
    turn(after: 0.01)
    stage.device.advance(by: 0.15)
    #expect(stage.looks.count == 4)
  }

  @Test("a document has the order of the fields of now", arguments: [false, true])
  func stopped(wasStarted: Bool) {
    let stage = Stage()
    stage.edit()
    if wasStarted {
      stage.reader.start()
      stage.device.perform {}
      stage.reader.stop()
    }
    func count() -> Int? { stage.reader.glance().scenes.first?.snapshot.fields?.fields.count }
    #expect(count() == 1)
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    stage.device.perform { stage.list.addSubview(other) }
    #expect(count() == 2)
  }

  @Test("an epoch begins for a new recording and other names")
  func epochs() {
    let stage = Stage()
    ResponderHUD.revealsIdentifiers = false
    let first = stage.reader.read()
    #expect(first.header != nil && first.hash != nil)
    let next = stage.reader.read()
    #expect(next.epoch == first.epoch && next.header == nil)
    ResponderHUD.revealsIdentifiers = true
    let plain = stage.reader.read()
    #expect(plain.epoch == first.epoch + 1 && plain.header != nil && plain.hash == nil)
    HUDController.shared.reset()
    ResponderHUD.install()
    let anew = stage.reader.read()
    #expect(anew.epoch == first.epoch + 2 && anew.header != nil)
  }

  @Test("the journal goes on where the last request ended")
  func journal() throws {
    let stage = Stage()
    ResponderHUD.report(HUDStage.diagnosis())
    let first = stage.reader.journal(after: 0)
    let next = try #require(first.header.next)
    let begun = try #require(first.header.begun)
    #expect(next > 0 && first.entries.count == next)
    ResponderHUD.report(HUDStage.diagnosis())
    for begun in [nil, begun] {
      #expect(stage.reader.journal(after: next, begun: begun).entries.count == 1)
      #expect(stage.reader.journal(after: next + 1, begun: begun).entries.isEmpty)
      // An earlier journal had more entries than this one.
      #expect(stage.reader.journal(after: next + 2, begun: begun).entries.count == next + 1)
    }
    #expect(stage.reader.journal(after: next, begun: "yesterday").entries.count == next + 1)
  }

  private final class OtherScreen: UIViewController {}

  @Test("a scene keeps its number, and has the app's visible windows")
  func scenes() {
    let stage = Stage(Device.Setup(model: .iPad11))
    let second = stage.device.openScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = OtherScreen()
      window.makeKeyAndVisible()
    }
    let hidden = UIWindow(windowScene: second)
    stage.device.turn { ResponderHUD.show() }
    for _ in 1...2 {
      let scenes = stage.reader.glance().scenes
      #expect(scenes.map(\.number) == [1, 2] && scenes.map(\.isActive) == [true, true])
      #expect(scenes.map { $0.windows.map(\.root) } == [["UIViewController"], ["OtherScreen"]])
    }
    stage.device.deactivate(second)
    #expect(stage.reader.glance().scenes.map(\.isActive) == [true, false])
    stage.device.sendToBackground(second)
    #expect(stage.reader.glance().scenes.map(\.number) == [1])
    #expect(hidden.isHidden)
  }

  @Test("an action is for the named scene, or the edited one")
  func actions() {
    let stage = Stage(Device.Setup(model: .iPad11))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    stage.device.openScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(field)
      window.makeKeyAndVisible()
    }
    func edit() {
      stage.device.turn { field.becomeFirstResponder() }
    }
    func resign(in number: Int?) -> String? {
      var outcome: String?
      stage.device.turn { outcome = stage.reader.perform(.resign, scene: number) }
      return outcome
    }
    stage.device.settle()
    #expect(resign(in: nil) == "No first responder" && resign(in: 9) == nil)
    edit()
    #expect(resign(in: 1) == "No first responder" && field.isFirstResponder)
    #expect(stage.reader.perform(.scrollToVisible) == "Not in a scroll view")
    for number in [nil, 2] {
      edit()
      #expect(resign(in: number) == "Resigned" && !field.isFirstResponder)
    }
  }

  @Test("the HUD is shown and hidden on request, or switched off")
  func hud() {
    let stage = Stage()
    func perform(_ deed: AppReader.Command) -> String? {
      var outcome: String?
      stage.device.perform { outcome = stage.reader.perform(deed) }
      return outcome
    }
    #expect(perform(.showHUD) == "Shown" && HUDController.shared.isShown)
    #expect(perform(.hideHUD) == "Hidden" && !HUDController.shared.isShown)
    withEnvironment("RESPONDER_HUD", "0") {
      #expect(perform(.showHUD) == "Switched off" && !HUDController.shared.isShown)
    }
  }
}
