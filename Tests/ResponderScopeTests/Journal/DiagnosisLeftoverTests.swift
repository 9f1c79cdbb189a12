import Foundation
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("Diagnoses of lists without a behaviour of ours", .serialized)
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
    HUDController.shared.reset()
    DiagnosisLog.sink = { _ in }
    let list = List(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.fill()
    let root = UIView()
    root.addSubview(list)
    let device = Device.boot(view: root)
    ResponderHUD.install()
    device.perform { list.field.becomeFirstResponder() }
    device.settle()
    return (device, list)
  }

  private func end() {
    DiagnosisLog.sink = nil
    HUDController.shared.reset()
    _ = Device.boot()
  }

  private func fling(_ device: Device) {
    device.fling(from: CGPoint(x: 370, y: 420), velocity: CGPoint(x: 0, y: -0.5), duration: 0.08)
    device.settle()
    device.advance(by: 1)
  }

  @Test(
    "a rewritten target is recognised without a dismissal; the framework's own is left in peace",
    arguments: [true, false])
  func prediction(isRewritten: Bool) throws {
    defer { end() }
    let (device, list) = boot()
    if isRewritten { list.target = { CGPoint(x: 0, y: $0.y + 60) } }
    let found = ResponderHUD.diagnoses { fling(device) }.map(\.id)
    #expect(found.contains(.predictionOverridden) == isRewritten, "\(found)")
    let ends = ResponderHUD.journal.entries.filter { $0.kind == .dragEnd }
    #expect(ends.count == 1)
    #expect(Replay(ends).decisions == 1 && Replay(ends).firstDifference == nil)
  }

  @Test("a dismissal's own report is the only one")
  func once() {
    defer { end() }
    let (device, list) = boot()
    list.dismissFirstResponder(when: .fullyHidden)
    fling(device)
    #expect(ResponderHUD.journal.entries.count { $0.kind == .dragEnd } == 1)
  }

  @Test(
    "a finger that rests on a list ends no drag; with no first responder inside, nothing is told")
  func noDrag() {
    defer { end() }
    let (device, list) = boot()
    device.tap(at: CGPoint(x: 370, y: 420))
    device.settle()
    device.perform { list.field.resignFirstResponder() }
    device.settle()
    fling(device)
    #expect(!ResponderHUD.journal.entries.contains { $0.kind == .dragEnd })
    // The focus moves to a field beside the list while the finger drags.
    device.perform { list.field.becomeFirstResponder() }
    device.settle()
    let beside = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 44))
    device.perform { list.superview?.addSubview(beside) }
    let finger = device.press(
      from: CGPoint(x: 370, y: 420), to: CGPoint(x: 370, y: 380), duration: 0.1)
    device.perform { beside.becomeFirstResponder() }
    device.settle()
    device.touchUp(finger)
    device.settle()
    #expect(!ResponderHUD.journal.entries.contains { $0.kind == .dragEnd })
  }

  @Test("a drag's end is compared also if the focus moves to another field of the list meanwhile")
  func focusMoves() {
    defer { end() }
    let (device, list) = boot()
    let other = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    list.addSubview(other)
    list.target = { CGPoint(x: 0, y: $0.y + 60) }
    let found = ResponderHUD.diagnoses {
      device.fling(
        from: CGPoint(x: 370, y: 420), velocity: CGPoint(x: 0, y: -0.5), duration: 0.08)
      device.advance(by: 0.1)
      device.perform { other.becomeFirstResponder() }
      device.settle()
      device.advance(by: 1)
    }
    #expect(found.map(\.id).contains(.predictionOverridden), "\(found)")
  }

  @Test(
    "an inset that the keyboard leaves smaller is not restored either",
    arguments: [
      (40.0, false), (0.0, true), (80.0, false), (80.5, false), (200.0, false), (416.0, true),
    ])
  func inset(after: Double, isMistake: Bool) throws {
    defer { end() }
    let (device, list) = boot()
    device.perform { list.field.resignFirstResponder() }
    device.settle()
    list.contentInset.bottom = 80
    device.settle()
    device.perform { list.field.becomeFirstResponder() }
    list.contentInset.bottom = 336
    device.settle()
    device.advance(by: 1)
    let found = ResponderHUD.diagnoses {
      device.perform {
        list.contentInset.bottom = after
        list.field.resignFirstResponder()
      }
      device.settle()
      device.advance(by: 1)
    }
    #expect(found.map(\.id) == (isMistake ? [.insetNotRestored] : []))
    #expect(found.allSatisfy { $0.evidence?.diagnosis?.found(at: $0.site) == $0 })
    if isMistake {
      let number = try #require(found.first?.numbers.first)
      #expect(number.value == abs(after - 80))
      #expect(number.label == (after < 80 ? "missing" : "left behind"))
    }
  }

  private struct Mark: ResponderAction {
    func execute(responder: MarkedWindow) {}
  }

  private final class MarkedWindow: UIWindow {}

  @Test(
    "a replay finds the handler of an action from the answers of the responders that were asked")
  func action() throws {
    defer { end() }
    let (device, list) = boot()
    let window = MarkedWindow(windowScene: device.scene)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    #expect(view.execute(action: Mark()) === window)
    #expect(list.execute(action: Mark()) == nil)
    let entries = try JournalReader.read(ResponderHUD.exportJournal())
      .filter { $0.kind == .action }
    #expect(Replay(entries).decisions == 2 && Replay(entries).firstDifference == nil)
    guard case .action(let record)? = entries.first?.event else { return }
    #expect(record.asked?.map(\.answer) == [.pass, .take])
    let altered = ActionRecord(
      action: record.action, sender: record.sender, handler: nil, hops: record.hops,
      asked: record.asked)
    let replay = Replay([JournalEntry(time: 0, event: .action(altered))])
    #expect(replay.firstDifference?.recomputed.event == .action(record))
    let old = ActionRecord(action: "Save", sender: record.sender, handler: nil, hops: 3)
    #expect(Replay([JournalEntry(time: 0, event: .action(old))]).decisions == 0)
  }
}
