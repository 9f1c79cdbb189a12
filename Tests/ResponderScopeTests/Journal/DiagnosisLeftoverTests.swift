import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Drags of lists without a behaviour of ours", .serialized, .leavesNoHUD)
struct DiagnosisLeftoverTests {
  /// A scroll view with a field. `target` changes where a drag ends.
  private final class List: UIScrollView, UIScrollViewDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    var target: ((CGPoint) -> CGPoint)?

    func fill() {
      contentSize = CGSize(width: 390, height: 4_000)
      contentInsetAdjustmentBehavior = .never
      field.accessibilityIdentifier = "field"
      addSubview(field)
      delegate = self
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    }
  }

  private func boot() -> (Device, List) {
    DiagnosisLog.sink = { _ in }
    let list = List(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.fill()
    let root = UIView()
    root.addSubview(list)
    let device = Device.boot(view: root)
    ResponderHUD.install()
    device.turn { list.field.becomeFirstResponder() }
    return (device, list)
  }

  private func fling(_ device: Device) {
    device.fling(from: CGPoint(x: 370, y: 420), velocity: CGPoint(x: 0, y: -0.5), duration: 0.08)
    device.settle()
    device.advance(by: 1)
  }

  /// The offsets that the journal says were predicted, where a scroll came to rest elsewhere.
  private var predictions: [CGPoint] { HUDStage.samples.compactMap(\.predicted) }

  @Test("only a rewritten target is recognised, without a dismissal", arguments: [true, false])
  func prediction(isRewritten: Bool) throws {
    let (device, list) = boot()
    if isRewritten { list.target = { CGPoint(x: 0, y: $0.y + 60) } }
    #expect(ResponderHUD.diagnoses { fling(device) }.map(\.id) == [.orphanAtRest])
    #expect(predictions.count == (isRewritten ? 1 : 0))
    let ends = ResponderHUD.journal.entries.filter { $0.kind == .dragEnd }
    #expect(ends.count == 1)
    #expect(Replay(ends).decisions == 1 && Replay(ends).firstDifference == nil)
  }

  @Test("no end of a drag without a drag or a responder")
  func noDrag() {
    let (device, list) = boot()
    device.tap(at: CGPoint(x: 370, y: 420))
    device.settle()
    device.turn { list.field.resignFirstResponder() }
    fling(device)
    #expect(HUDStage.count(.dragEnd) == 0)
    // The focus moves to a field beside the list while the finger drags.
    device.turn { list.field.becomeFirstResponder() }
    let beside = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 44))
    device.perform { list.superview?.addSubview(beside) }
    let finger = device.press(
      from: CGPoint(x: 370, y: 420), to: CGPoint(x: 370, y: 380), duration: 0.1)
    device.turn { beside.becomeFirstResponder() }
    device.touchUp(finger)
    device.settle()
    #expect(HUDStage.count(.dragEnd) == 0)
  }

  @Test("a drag's end counts although the focus moves inside the list")
  func focusMoves() {
    let (device, list) = boot()
    let other = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    list.addSubview(other)
    list.target = { CGPoint(x: 0, y: $0.y + 60) }
    device.fling(from: CGPoint(x: 370, y: 420), velocity: CGPoint(x: 0, y: -0.5), duration: 0.08)
    device.advance(by: 0.1)
    device.turn { other.becomeFirstResponder() }
    device.advance(by: 1)
    #expect(predictions.count == 1)
  }
}
