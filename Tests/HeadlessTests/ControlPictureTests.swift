import HeadlessDriver
import HeadlessRenderer
import TestSupport
import Testing
import UIKit

// To record new reference pictures: RESPONDERSCOPE_RENEW_SNAPSHOTS=1 swift test --filter
// ControlPictureTests
@Suite("Renderer: controls")
@MainActor
struct ControlPictureTests {
  @Test("Controls look as they did", arguments: [false, true])
  func snapshot(isDark: Bool) throws {
    let root = UIView()
    root.backgroundColor = .systemGroupedBackground
    root.overrideUserInterfaceStyle = isDark ? .dark : .light
    let device = Device.boot(view: root)
    device.perform { Self.fill(root) }
    let svg = SVGRenderer(device: .none).svg(of: root)
    try Snapshot.check(svg, name: isDark ? "controls-dark.svg" : "controls-light.svg")
  }

  private static func fill(_ root: UIView) {
    var y: CGFloat = 24
    func add(_ views: UIView..., height: CGFloat = 32) {
      var x: CGFloat = 20
      for view in views {
        if view.frame.width == 0 { view.frame.size = CGSize(width: 350, height: height) }
        view.frame.origin = CGPoint(x: x, y: y)
        root.addSubview(view)
        x += view.frame.width + 16
      }
      y += height + 20
    }
    let (on, off, disabled) = (UISwitch(), UISwitch(), UISwitch())
    on.isOn = true
    (disabled.isOn, disabled.isEnabled) = (true, false)
    add(on, off, disabled)
    let segments = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    segments.frame.size.width = 350
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 3)
    add(segments)
    let images = UISegmentedControl(
      items: ["plus", "minus", "scope"].compactMap { UIImage(systemName: $0) })
    images.selectedSegmentIndex = 2
    add(images)
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    system.sizeToFit()
    let filled = UIButton(configuration: .filled())
    filled.configuration?.title = "Filled"
    filled.sizeToFit()
    let gray = UIButton(configuration: .gray())
    gray.configuration?.title = "Gray"
    gray.sizeToFit()
    add(system, filled, gray)
  }
}
