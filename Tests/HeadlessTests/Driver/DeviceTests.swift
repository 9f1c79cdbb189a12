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

  @Test("a drag sends an event every 8 ms in equal steps")
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

  @Test("an animation makes a frame each sixtieth, then the device rests")
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
}
