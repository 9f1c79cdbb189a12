import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests an anchor together with other code that makes room for the keyboard: UIKit, SwiftUI, the
/// app, or a second library.
@MainActor @Suite("An anchor that is not alone")
struct AnchorOthersTests {
  /// The ways in which a second library changes the inset.
  enum Habit: CaseIterable, Sendable {
    case adds, addsWholeKeyboard, assigns
  }

  /// Simulates a library that changes the inset when it receives keyboard notifications. Returns
  /// its observers.
  private func library(
    _ habit: Habit, _ list: UIScrollView
  ) -> [any NSObjectProtocol] {
    let base = list.contentInset.bottom
    let height: CGFloat = habit == .addsWholeKeyboard ? 336 : 302
    let change: @MainActor (Bool) -> Void = { isShow in
      switch habit {
      case .adds, .addsWholeKeyboard: list.contentInset.bottom += isShow ? height : -height
      case .assigns: list.contentInset.bottom = isShow ? base + height : base
      }
    }
    return [
      (UIResponder.keyboardWillShowNotification, true),
      (UIResponder.keyboardWillHideNotification, false),
    ].map { name, isShow in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { change(isShow) }
      }
    }
  }

  @Test(
    "a second library that makes room in its handler", .flaw("2.3.14"), arguments: Habit.allCases,
    [0, 12] as [CGFloat])
  func secondLibrary(habit: Habit, base: CGFloat) {
    // With two rounds of notifications (T4.13.51), the library would add its inset twice even
    // without an anchor.
    var choices = HeadlessChoices.initial.keyboard
    choices.firstRounds = .one
    let stage = AnchorStage(policy: nil, choices: choices)
    stage.list.contentInset.bottom = base
    // The library receives each notification after the anchor does, because `AnchorStage` has
    // already created the monitor.
    let observers = library(habit, stage.list)
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    stage.list.anchor(.bottom(tolerance: 1))
    stage.device.settle { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    for _ in 0..<3 {
      stage.open()
      let room: CGFloat = habit == .addsWholeKeyboard ? 336 : 302
      #expect(stage.inset == base + room)
      #expect(stage.list.isScrolledToBottom)
      stage.close()
      #expect(stage.inset == base)
      #expect(stage.y == y)
    }
  }

  enum Room: CaseIterable, Sendable { case safeArea, frame, inset }

  @Test(
    "room that other code makes, before or after, is enough", .flaw("2.3.14"),
    arguments: [Room.safeArea, .frame], [true, false])
  func room(_ room: Room, isBefore: Bool) {
    let stage = AnchorStage(at: .end)
    let (y, whole) = (stage.y, stage.list.frame)
    func make(_ isUp: Bool) {
      switch room {
      case .safeArea: stage.controller.additionalSafeAreaInsets.bottom = isUp ? 302 : 0
      case .frame: stage.list.frame.size.height = isUp ? 508 : whole.height
      case .inset: stage.list.contentInset.bottom = isUp ? 302 : 0
      }
    }
    stage.device.settle {
      if isBefore { make(true) }
      stage.field.becomeFirstResponder()
      if !isBefore { make(true) }
    }
    #expect(stage.inset == 0 && stage.list.isScrolledToBottom)
    stage.device.settle {
      stage.field.resignFirstResponder()
      make(false)
    }
    #expect(stage.inset == 0 && stage.y == y)
  }

  @Test("an inset that others set again and again is left to them")
  func contested() {
    let stage = AnchorStage()
    stage.open()
    for _ in 0..<10 { stage.device.perform { stage.list.contentInset.bottom = 12 } }
    #expect(stage.inset == 12 && ResponderLog.reported.contains("anchor.contested"))
    stage.close()
    #expect(stage.inset == 12)
    stage.open()
    #expect(stage.inset == 314)
    stage.close()
    #expect(stage.inset == 12)
  }

  @Test("scroll indicators end above the keyboard too")
  func indicators() {
    for adjusts in [true, false] {
      let stage = AnchorStage()
      stage.list.automaticallyAdjustsScrollIndicatorInsets = adjusts
      stage.list.verticalScrollIndicatorInsets.bottom = 5
      stage.open()
      #expect(stage.list.verticalScrollIndicatorInsets.bottom == (adjusts ? 307 : 341))
      #expect(stage.list.horizontalScrollIndicatorInsets == .zero)
      stage.close()
      #expect(stage.list.verticalScrollIndicatorInsets.bottom == 5)
    }
  }

  @Test(
    "room made a layout after a timer's keyboard is not made twice", .fact("C5.18"),
    arguments: Room.allCases)
  func timer(room: Room) {
    let stage = AnchorStage(at: .end)
    let maker = RoomMaker(stage, room)
    byTimer(stage) { stage.field.becomeFirstResponder() }
    #expect(stage.field.isFirstResponder && stage.list.isScrolledToBottom)
    let end = stage.list.convert(
      CGPoint(x: 0, y: stage.list.contentSize.height), to: stage.window.screen.coordinateSpace)
    #expect(abs(end.y - 508) < 0.001)
    byTimer(stage) { stage.field.resignFirstResponder() }
    #expect(stage.y == stage.start && stage.list.adjustedContentInset.bottom == 34)
    maker.stop()
  }

  private func byTimer(_ stage: AnchorStage, _ work: @escaping () -> Void) {
    let timer = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.01, 0, 0, 0
    ) { _ in MainActor.assumeIsolated(work) }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    stage.device.advance(by: 0.1)
    // During the animation, too, the adjusted inset is not larger than the keyboard.
    #expect(stage.list.adjustedContentInset.bottom <= 336)
    stage.device.settle()
  }

  /// A view that makes room for the keyboard in the same way as SwiftUI. After a keyboard
  /// notification, the view flushes its state at the end of that turn. It makes room in the next
  /// layout, which belongs to a later update (T4.19.20, T4.20.9, T4.20.22).
  @MainActor private final class RoomMaker: UIView {
    private let room: Room
    private let list: UIScrollView
    private let controller: UIViewController
    private var isUp: Bool?
    private var observers: [any NSObjectProtocol] = []
    private var flush: CFRunLoopObserver?

    init(_ stage: AnchorStage, _ room: Room) {
      (self.room, list, controller) = (room, stage.list, stage.controller)
      super.init(frame: .zero)
      stage.controller.view.addSubview(self)
      observers = [
        (UIResponder.keyboardWillShowNotification, true),
        (UIResponder.keyboardWillHideNotification, false),
      ].map { name, isShow in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated {
            self?.isUp = isShow
          }
        }
      }
      flush = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 1
      ) { [weak self] _, _ in
        MainActor.assumeIsolated { if self?.isUp != nil { self?.setNeedsLayout() } }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), flush, .commonModes)
    }

    required init?(coder: NSCoder) { nil }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      CFRunLoopObserverInvalidate(flush)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let isUp else { return }
      self.isUp = nil
      switch room {
      case .inset: list.contentInset.bottom += isUp ? 302 : -302
      case .safeArea: controller.additionalSafeAreaInsets.bottom = isUp ? 302 : 0
      case .frame: list.frame.size.height = isUp ? 508 : 844
      }
    }
  }
}
