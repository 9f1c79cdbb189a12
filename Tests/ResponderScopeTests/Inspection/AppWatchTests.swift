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

    init() {
      HUDController.shared.reset()
      DiagnosisLog.sink = { _ in }
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 3_000)
      list.addSubview(field)
      device = Device.boot(view: list)
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

  @Test("between two turns a request gets the list's place of now, not of the last turn")
  func betweenTurns() {
    let stage = Stage()
    defer { stage.end() }
    stage.edit()
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
}
