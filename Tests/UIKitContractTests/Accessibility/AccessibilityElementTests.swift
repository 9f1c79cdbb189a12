import Testing
import UIKit

/// Tests which elements assistive technologies read, and that posting a notification to them has no
/// side effect.
@MainActor @Suite("Accessibility elements (A)")
struct AccessibilityElementTests {
  @Test("a view leaves its elements to its subviews unless it names them, in order")
  func elements() {
    let view = UIView()
    #expect(view.accessibilityElements == nil)
    let (first, second) = (UIButton(type: .system), UILabel())
    view.accessibilityElements = [second, first]
    #expect((view.accessibilityElements?.first as? UILabel) === second)
    #expect((view.accessibilityElements?.last as? UIButton) === first)
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren)
    #expect(!view.accessibilityElementsHidden)
  }

  @Test("an app may post announcements and ask for haptics on a device that has neither")
  func announcements() {
    UIAccessibility.post(notification: .announcement, argument: "Copied")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    let selection = UISelectionFeedbackGenerator()
    selection.prepare()
    selection.selectionChanged()
    #expect(UIAccessibility.Notification.announcement != .layoutChanged)
  }
}
