import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests bars that stay after the keyboard has hidden, such as a controller's input accessory view.
@MainActor @Suite("An anchor above a bar that stays")
struct AnchorBarTests {
  @MainActor private final class Screen: UIViewController {
    let list = UIScrollView()
    let bar: UIView
    let field = UITextField(frame: CGRect(x: 8, y: 4, width: 300, height: 33))

    init(height: CGFloat) {
      bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
      list.frame = view.bounds
      list.contentSize = CGSize(width: 390, height: 2_640)
      view.addSubview(list)
      list.anchor(.bottom())
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
  }

  @Test(
    "a bar alone covers what its frame covers, at any height", .fact("T4.13.54"),
    arguments: [44, 90, 160, 260] as [CGFloat], [false, true])
  func covers(height: CGFloat, fades: Bool) {
    AnchorStage.startAnew()
    let screen = Screen(height: height)
    let device = Device.boot(root: screen)
    (device.reducesMotion, device.prefersCrossFade) = (fades, fades)
    device.settle()
    let (list, field) = (screen.list, screen.field)
    device.perform { list.scrollToBottom(animated: false) }
    let bar = device.keyboard.cover
    #expect(!bar.isNull && list.adjustedContentInset.bottom == 844 - bar.minY)
    let (y, inset) = (list.contentOffset.y, list.contentInset.bottom)
    for _ in 0..<3 {
      device.settle { field.becomeFirstResponder() }
      #expect(list.adjustedContentInset.bottom == 336 + height && list.isScrolledToBottom)
      device.perform { field.resignFirstResponder() }
      device.advance(by: 0.1)
      // A hide without a frame does not say where the bar will be. The package assumes that it is
      // above the home indicator.
      let isTold = !fades || HeadlessChoices.initial.keyboard.accessoryAlone == .aboveHomeIndicator
      #expect(list.adjustedContentInset.bottom == 844 - bar.minY || !isTold)
      device.settle()
      #expect(screen.bar.window != nil)
      #expect(list.contentInset.bottom == inset && list.contentOffset.y == y)
      #expect(KeyboardMonitor.shared.overlap(in: list) == 844 - bar.minY)
    }
    device.settle { screen.resignFirstResponder() }
    #expect(list.contentInset.bottom == 0)
  }

  @Test("a tap on the list puts the keyboard away, not the bar", .item("2.11", "2.12", "2.13"))
  func tap() {
    AnchorStage.startAnew()
    let screen = Screen(height: 41)
    let device = Device.boot(root: screen)
    device.settle()
    device.perform { screen.list.scrollToBottom(animated: false) }
    let recognizer = UITapGestureRecognizer()
    let target = GestureTarget(recognizer) { [field = screen.field] in
      if $0.state == .ended { field.resignFirstResponder() }
    }
    screen.list.addGestureRecognizer(recognizer)
    let (resting, room) = (screen.list.contentOffset, screen.list.adjustedContentInset.bottom)
    #expect(room >= 41 && KeyboardMonitor.shared.overlap(in: screen.list) == room)
    device.settle { screen.field.becomeFirstResponder() }
    #expect(screen.list.adjustedContentInset.bottom == 377)
    #expect(screen.list.contentOffset.y == resting.y + (377 - room))
    device.tap(at: CGPoint(x: 200, y: 200))
    device.settle()
    #expect(!screen.field.isFirstResponder && screen.isFirstResponder && screen.bar.window != nil)
    #expect(screen.list.contentOffset == resting && screen.list.isScrolledToBottom)
    target.remove()
  }
}
