import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests that changes between showing and hiding the keyboard leave no trace, and that the list has
/// the right place and inset in the meantime.
@MainActor @Suite("An anchor that puts things back")
struct AnchorRestoreTests {
  @Test(
    "only the top inset changed meanwhile (large title, hidden search bar): the offset is back exactly",
    arguments: [.readingPosition, .firstResponder()] as [AnchorPolicy], [true, false])
  func topInset(policy: AnchorPolicy, isBack: Bool) {
    let stage = AnchorStage(policy: policy)
    let inner = UITextField(frame: CGRect(x: 16, y: 780, width: 200, height: 40))
    stage.list.addSubview(inner)
    let field = policy == .readingPosition ? stage.field : inner
    stage.device.perform { stage.list.contentOffset.y = 120.3 }
    let y = stage.y
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    #expect(stage.y != y)
    stage.device.perform { stage.controller.additionalSafeAreaInsets.top = 52 }
    stage.device.perform {}
    if isBack { stage.device.perform { stage.controller.additionalSafeAreaInsets.top = 0 } }
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
    #expect(stage.y == y && stage.inset == 0)
  }

  @Test("a list under a sheet's keyboard visits no view in a turn")
  func sheet() {
    let stage = AnchorStage()
    let asked = AskedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.list.addSubview(asked)
    _ = stage.editInModal(animated: true)
    stage.device.perform {}
    asked.forget()
    for _ in 0..<20 { stage.device.perform {} }
    #expect(asked.focusQuestions == 0)
    #expect(stage.inset == 0)
  }

  enum Room: CaseIterable, Sendable { case inset, safeArea, frame }

  @Test(
    "a timer brings the keyboard: room that the app makes a layout later is not made twice",
    .fact("C5.18"),
    arguments: Room.allCases)
  func timer(room: Room) {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    let maker = RoomMaker(stage, room)
    byTimer(stage) { stage.field.becomeFirstResponder() }
    #expect(stage.field.isFirstResponder && stage.list.isScrolledToBottom)
    let end = stage.list.convert(
      CGPoint(x: 0, y: stage.list.contentSize.height), to: stage.window.screen.coordinateSpace)
    #expect(abs(end.y - 508) < 0.001)
    byTimer(stage) { stage.field.resignFirstResponder() }
    #expect(stage.y == y && stage.list.adjustedContentInset.bottom == 34)
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
