import Testing
import UIKit

/// Tests the sizes, selection and accessibility of the controls, without touches.
@MainActor
struct ControlMeasureTests {
  @Test("segmented controls have sizes of their own (K)")
  func sizes() {
    let segments = UISegmentedControl(items: ["A", "A long one"])
    #expect(segments.frame.height == 32)
    let equal = segments.intrinsicContentSize.width
    segments.apportionsSegmentWidthsByContent = true
    #expect(segments.intrinsicContentSize.width < equal)
    segments.setWidth(100, forSegmentAt: 0)
    segments.setWidth(50, forSegmentAt: 1)
    #expect(segments.intrinsicContentSize.width == 150)
  }

  @Test("the selection stays with its segment when others are inserted or removed")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "B")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test("VoiceOver hears a control's kind, its value, and whether it is on")
  func accessibility() {
    let control = UISwitch()
    control.isEnabled = false
    #expect(control.accessibilityTraits.contains(.notEnabled))
    control.isEnabled = true
    #expect(!control.accessibilityTraits.contains(.notEnabled))
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.accessibilityTraits == .button)
    #expect(button.accessibilityLabel == "Save")
    button.accessibilityLabel = "Keep"
    #expect(button.accessibilityLabel == "Keep")
    #expect(!UIView().isAccessibilityElement)
  }
}
