import HeadlessDriver
import Testing
import UIKit

/// Tests the time, the touches and the frames of the headless device.
@MainActor
struct DeviceTests {
  private struct Record: Equatable {
    let time: TimeInterval
    let point: CGPoint
    let phase: UITouch.Phase
  }

  /// A view that records every touch.
  private final class Recorder: UIView {
    var records: [Record] = []

    private func note(_ touches: Set<UITouch>) {
      for touch in touches {
        records.append(
          Record(time: touch.timestamp, point: touch.location(in: nil), phase: touch.phase))
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  }

  @Test("a booted device is at time zero, idle, with one key window of the screen's size")
  func boot() {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    #expect(device.now == 0)
    #expect(device.isIdle)
    #expect(device.windows.count == 1)
    #expect(device.scene.keyWindow === device.windows.first)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIApplication.shared === device.application)
  }

  @Test("a drag sends an event every 8 ms in equal steps, and no error adds up")
  func drag() {
    let view = Recorder()
    let device = Device.boot(view: view)
    device.advance(by: 0.1)
    device.drag(from: CGPoint(x: 10, y: 500), to: CGPoint(x: 10, y: 320), duration: 0.48)
    #expect(view.records.count == 62)
    for (index, record) in view.records.dropLast().enumerated() {
      #expect(record.time == 0.1 + Double(index) * 0.008)
      #expect(record.point == CGPoint(x: 10, y: 500 - 3 * CGFloat(index)))
    }
    #expect(view.records.first?.phase == .began)
    #expect(view.records.last?.phase == .ended)
    #expect(view.records.last?.point == CGPoint(x: 10, y: 320))
  }

  @Test("a hold keeps the finger where it is")
  func hold() {
    let view = Recorder()
    let device = Device.boot(view: view)
    device.drag(
      from: CGPoint(x: 10, y: 500), to: CGPoint(x: 10, y: 400), duration: 0.08, hold: 0.32)
    #expect(view.records.count == 12)
    #expect(abs(device.now - 0.4) < 1e-9)
  }

  @Test("a fling has the speed that the caller asks for", arguments: [0.75, -3.125])
  func fling(speed: Double) {
    let view = Recorder()
    let device = Device.boot(view: view)
    device.fling(from: CGPoint(x: 10, y: 400), velocity: CGPoint(x: 0, y: speed))
    let moves = view.records.dropLast()
    for (before, after) in zip(moves, moves.dropFirst()) {
      #expect(abs((after.point.y - before.point.y) / 8 - speed) < 1e-9)
    }
  }

  @Test("two runs give the same records")
  func deterministic() {
    func run() -> [Record] {
      let view = Recorder()
      let device = Device.boot(view: view)
      device.fling(from: CGPoint(x: 3, y: 700), to: CGPoint(x: 301, y: 109), speed: 1.7)
      device.tap(at: CGPoint(x: 77, y: 77))
      return view.records
    }
    #expect(run() == run())
  }

  @Test("the finger's place is known while it is down, to the frames too")
  func fingers() {
    let device = Device.boot(view: UIView())
    var seen: [Int] = []
    device.onFrame = { _ in seen.append(device.fingerLocations.count) }
    let first = device.touchDown(at: CGPoint(x: 1, y: 2))
    let second = device.touchDown(at: CGPoint(x: 3, y: 4))
    device.touchMove(first, to: CGPoint(x: 5, y: 6))
    #expect(device.fingerLocations == [CGPoint(x: 5, y: 6), CGPoint(x: 3, y: 4)])
    device.touchUp(first)
    device.touchUp(second)
    #expect(device.fingerLocations.isEmpty)
    #expect(seen == [1, 2, 2, 1, 0])
    device.onFrame = nil
  }

  @Test("an animation makes a frame each sixtieth, then the device rests without frames or turns")
  func rest() {
    let view = UIView()
    let device = Device.boot(view: view)
    var times: [TimeInterval] = []
    device.onFrame = { times.append($0) }
    device.perform { UIView.animate(withDuration: 0.1) { view.alpha = 0.5 } }
    #expect(!device.isIdle)
    #expect(device.settle())
    #expect(Set(times).count == 7)
    let count = times.count
    let turns = HeadlessLoop.main.turnCount
    device.advance(by: 10)
    #expect(times.count == count)
    #expect(HeadlessLoop.main.turnCount == turns)
    device.onFrame = nil
  }

  @Test("keys go to a first responder that takes text, and to no other")
  func keys() {
    let view = KeyView()
    let device = Device.boot(view: view)
    #expect(!device.type("a"))
    #expect(view.becomeFirstResponder())
    #expect(device.type("ab\n"))
    #expect(device.deleteBackward())
    #expect(view.text == "ab\n⌫")
    #expect(abs(device.now - 0.2) < 1e-9)
  }

  private final class KeyView: UIView, UIKeyInput {
    var text = ""

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text += "⌫" }
  }
}
