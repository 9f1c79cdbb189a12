import Testing
import UIKit

/// Tests the values, limits, sizes and accessibility of the controls, without touches.
@MainActor
struct ControlMeasureTests {
  @Test(
    "a slider's value stays within its limits; a limit that passes the other one moves it along")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
    #expect(slider.isContinuous)
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.setValue(.nan, animated: false)
    #expect(slider.value == 5)
  }

  @Test("a slider's thumb reaches both ends of its bounds")
  func sliderGeometry() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.midY == 15.5 && slider.bounds.contains(track))
    let low = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    let high = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(low.minX == 0)
    #expect(high.maxX == 200)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0) == high)
  }

  @Test("switches, sliders and their kin have sizes of their own (K)")
  func sizes() {
    #expect(UISlider().sizeThatFits(CGSize(width: 200, height: 0)).height == 31)
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
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.isAccessibilityElement)
    #expect(slider.accessibilityTraits.contains(.adjustable))
    #expect(slider.accessibilityValue == "25%")
    slider.isEnabled = false
    #expect(slider.accessibilityTraits.contains(.notEnabled))
    slider.isEnabled = true
    #expect(!slider.accessibilityTraits.contains(.notEnabled))
    let control = UISwitch()
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
