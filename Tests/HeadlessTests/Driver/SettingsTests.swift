import HeadlessDriver
import Testing
import UIKit

/// Tests a setting that changes while an app runs.
@MainActor
struct SettingsTests {
  private final class TraitView: UIView {
    var changes: [UITraitCollection?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append(previousTraitCollection)
    }
  }

  @Test("a new style reaches every view once and resolves dynamic colours again")
  func style() {
    let view = TraitView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let inner = TraitView()
    view.addSubview(inner)
    let device = Device.boot(view: view)
    #expect(view.changes.isEmpty)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    device.style = .dark
    #expect(view.changes.map { $0?.userInterfaceStyle } == [.light])
    #expect(inner.changes.count == 1)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    device.style = .dark
    #expect(view.changes.count == 1)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.changes.count == 2)
    #expect(view.changes.count == 1)
    device.style = .light
    #expect(inner.changes.count == 2)
  }
}
