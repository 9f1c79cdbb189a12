import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A list anchored while the keyboard moves")
struct KeyboardAnchorTests {
  /// Boots a device with a list that fills the screen, and a field outside it that shows the
  /// keyboard.
  private func boot(rows: Int = 60, policy: AnchorPolicy) -> (Device, UIScrollView, UITextField) {
    AnchorStage.startAnew()
    let controller = UIViewController()
    let list = UIScrollView(frame: controller.view.bounds)
    list.contentSize = CGSize(width: 390, height: CGFloat(rows) * 44)
    list.alwaysBounceVertical = true
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    controller.view.addSubview(list)
    controller.view.addSubview(field)
    let device = Device.boot(root: controller)
    list.anchor(policy)
    device.settle()
    return (device, list, field)
  }

  private func open(_ device: Device, _ field: UITextField) {
    device.perform { field.becomeFirstResponder() }
    device.settle()
  }

  private func close(_ device: Device, _ field: UITextField) {
    device.perform { field.resignFirstResponder() }
    device.settle()
  }

  @Test("at the bottom it stays at the bottom, and the insets come back to the bit")
  func atBottom() {
    let (device, list, field) = boot(policy: .bottom(tolerance: 1))
    list.contentInset.bottom = 7.3
    list.scrollToBottom(animated: false)
    let (offset, inset) = (list.contentOffset, list.contentInset)
    let indicator = list.verticalScrollIndicatorInsets
    open(device, field)
    #expect(list.isScrolledToBottom)
    #expect(list.adjustedContentInset.bottom == 7.3 + 336)
    #expect(list.contentOffset.y == offset.y + 336 - 34)
    #expect(list.contentOffset.x == offset.x)
    close(device, field)
    #expect(list.contentOffset == offset)
    #expect(list.contentInset == inset)
    #expect(list.verticalScrollIndicatorInsets == indicator)
  }

  @Test("a hundred times, at mixed offsets: no drift at the bottom, no movement elsewhere")
  func hundredTimes() {
    let (device, list, field) = boot(policy: .bottom(tolerance: 1))
    let bottom = { list.contentSize.height - list.bounds.height + list.adjustedContentInset.bottom }
    for round in 0..<100 {
      let isAtBottom = round % 3 == 0
      list.contentOffset.y = isAtBottom ? bottom() : CGFloat(round * 13 % 900) + 1 / 3
      let before = list.contentOffset
      open(device, field)
      #expect(isAtBottom ? list.contentOffset.y == bottom() : list.contentOffset == before)
      close(device, field)
      #expect(list.contentOffset == before)
      #expect(list.contentInset == .zero)
    }
  }

  @Test("short content never over-scrolls", .flaw("2.3.9"))
  func shortContent() {
    let (device, list, field) = boot(rows: 3, policy: .bottom(tolerance: 1))
    let before = list.contentOffset
    open(device, field)
    #expect(list.contentOffset == before)
    close(device, field)
    #expect(list.contentOffset == before)
  }

  @Test("registered twice moves once", .flaw("2.3.12"))
  func twice() {
    let (device, list, field) = boot(policy: .bottom(tolerance: 1))
    list.anchor(.bottom(tolerance: 1))
    list.scrollToBottom(animated: false)
    let before = list.contentOffset.y
    open(device, field)
    #expect(list.contentOffset.y == before + 302)
    #expect(list.contentInset.bottom == 302)
    close(device, field)
    #expect(list.contentInset.bottom == 0)
  }

  @Test("a list that joins late gets the remembered keyboard", .flaw("2.3.18"))
  func late() {
    let (device, list, field) = boot(policy: .none)
    open(device, field)
    let late = UIScrollView(frame: list.frame)
    late.contentSize = list.contentSize
    list.superview?.addSubview(late)
    device.perform {}
    late.anchor(.bottom(tolerance: 1))
    #expect(late.adjustedContentInset.bottom == 336)
    close(device, field)
    #expect(late.contentInset.bottom == 0)
  }

  @Test("a cancelled anchor puts the inset back")
  func cancelled() {
    let (device, list, field) = boot(policy: .bottom(tolerance: 1))
    let token = list.anchor(.readingPosition)
    open(device, field)
    #expect(list.contentInset.bottom == 302)
    token.cancel()
    #expect(list.contentInset.bottom == 0)
    close(device, field)
  }

  @Test("moves with the keyboard's own duration and raw curve", .flaw("2.3.11"))
  func animates() {
    let (device, list, field) = boot(policy: .bottom(tolerance: 1))
    list.scrollToBottom(animated: false)
    let before = list.contentOffset.y
    device.perform { field.becomeFirstResponder() }
    #expect(list.contentOffset.y == before + 302)
    device.advance(by: 0.1)
    let shown = list.layer.presentation()?.bounds.minY ?? 0
    if HeadlessChoices.initial.keyboard.duration > 0 {
      #expect(shown > before && shown < before + 302)
    } else {
      // There is no animation to follow (T4.13.15), so the list moves at once.
      #expect(shown == before + 302)
    }
    device.settle()
    close(device, field)
  }
}
