import Testing
import UIKit

/// Tests which view keeps an active constraint (UIKit documentation of
/// `NSLayoutConstraint.isActive`).
@MainActor
struct ConstraintTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  private func constraint(_ first: AnyObject, _ second: AnyObject?) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: .bottom, relatedBy: .equal, toItem: second, attribute: .top,
      multiplier: 1, constant: 8)
  }

  @Test("the common parent keeps a constraint, a view alone its own")
  func holder() {
    parent.addSubview(left)
    parent.addSubview(right)
    let (sisters, own) = (constraint(left, right), constraint(left, nil))
    let toParent = constraint(parent, right)
    #expect(!sisters.isActive)
    NSLayoutConstraint.activate([sisters, own, toParent])
    #expect(parent.constraints == [sisters, toParent])
    #expect(left.constraints == [own] && right.constraints.isEmpty)
    sisters.isActive = false
    #expect(parent.constraints == [toParent])
  }

  @Test("a guide counts as the view that owns it")
  func guide() {
    parent.addSubview(left)
    let bottom = constraint(left, parent.keyboardLayoutGuide)
    bottom.isActive = true
    #expect(parent.constraints == [bottom])
    #expect(bottom.secondItem === parent.keyboardLayoutGuide && bottom.firstItem === left)
    #expect(bottom.secondAttribute == .top && bottom.constant == 8)
  }
}
