import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

@testable import ResponderKit

/// The two ways to use the behaviour. The tests run each common feature in both.
enum DismissalForm: CaseIterable, Sendable {
  case delegate, token
}

/// A list of fields on a device with a dismissal behaviour, and the reports of that behaviour.
///
/// Touches begin at the left edge, next to the fields, because a control that is touched keeps its
/// touch (T4.9.40).
@MainActor
final class DismissalStage {
  let device: Device
  let list: FieldList
  private(set) var reports: [JournalEntry.Event] = []
  private(set) var token: BehaviorToken?
  /// The responder that a story is about, and its finger.
  var subject: UIView?
  var finger: Finger?
  private var listener: HandlerToken?

  var scrollView: UIScrollView { list.scrollView }
  var fields: [UITextField] { list.fields }

  init(
    _ form: DismissalForm = .token, editing row: Int? = nil, rule: DismissalRule = .fullyHidden,
    ending: OffscreenDismissal.Ending = .polite, area: VisibleArea = .insideSafeArea,
    count: Int = 50, rowHeight: CGFloat = 44,
    isInNavigation: Bool = false, before: (FieldList) -> Void = { _ in }
  ) {
    let list = FieldList(count: count, rowHeight: rowHeight)
    self.list = list
    device = Device.boot(
      root: isInNavigation ? UINavigationController(rootViewController: list) : list)
    before(list)
    switch form {
    case .token:
      token = list.scrollView.dismissFirstResponder(when: rule, ending: ending, seenIn: area)
    case .delegate:
      let dismissal = OffscreenDismissal(rule: rule, ending: ending, seenIn: area)
      list.onWillEndDragging = { [unowned list] velocity, target in
        dismissal.scrollViewWillEndDragging(
          list.scrollView, withVelocity: velocity, targetContentOffset: target)
      }
    }
    listener = BehaviorReports.observe { [weak self] in
      if let event = JournalEntry.Event($0) { self?.reports.append(event) }
    }
    if let row { edit(row) }
  }

  func edit(_ row: Int) {
    device.tap(fields[row])
    device.settle()
    #expect(fields[row].isFirstResponder)
    forget()
  }

  func forget() {
    list.log = []
    reports = []
  }

  /// Drags a finger by `travel` points and holds it still before it lifts. A negative value moves
  /// the content up.
  func drag(by travel: CGFloat, from y: CGFloat = 450) {
    device.drag(
      from: CGPoint(x: 8, y: y), to: CGPoint(x: 8, y: y + travel),
      duration: Double(abs(travel)) / 62, hold: 0.4)
  }

  func fling(_ speed: CGFloat, from y: CGFloat = 450) {
    device.fling(from: CGPoint(x: 8, y: y), velocity: CGPoint(x: 0, y: speed), duration: 0.08)
  }

  func scroll(to y: CGFloat, animated: Bool = false) {
    device.perform { scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: animated) }
  }

  func dragToRest(by travel: CGFloat, from y: CGFloat = 450) {
    drag(by: travel, from: y)
    device.settle()
  }

  func flingToRest(_ speed: CGFloat, from y: CGFloat = 450) {
    fling(speed, from: y)
    device.settle()
  }

  func scrollToRest(_ y: CGFloat, animated: Bool = false) {
    scroll(to: y, animated: animated)
    device.settle()
  }

  var dismissals: [DismissalRecord] {
    reports.compactMap { if case .dismissal(let record) = $0 { record } else { nil } }
  }

  var resigns: [ResignRecord] {
    reports.compactMap { if case .resign(let record) = $0 { record } else { nil } }
  }

  /// Returns how often the field in a row was asked whether it should end editing.
  func asked(_ row: Int) -> Int { list.log.filter { $0 == "shouldEnd \(row)" }.count }
}

/// Runs the body with a changed configuration of the scroll physics, and then restores the initial
/// configuration.
@MainActor
func withScrollChoice(
  _ change: (inout ScrollPhysics.Configuration) -> Void, run body: () throws -> Void
) rethrows {
  change(&UIScrollView.configuration)
  defer { UIScrollView.configuration = HeadlessChoices.initial.scrolling }
  try body()
}

/// A scroll view delegate that changes the offset at which a drag comes to rest. It registers the
/// method that Objective-C would register automatically.
@MainActor
final class TargetWriter: NSObject, UIScrollViewDelegate {
  var write: (CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = { _, _ in }

  override init() {
    super.init()
    let body: @MainActor (AnyObject, Any?) -> Void = { _, _ in }
    class_addMethod(
      TargetWriter.self,
      Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:"),
      imp_implementationWithBlock(body), nil)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    write(velocity, targetContentOffset)
  }
}
