import HeadlessDriver
import Testing
import UIKit

/// Tests settings that change while an app runs: traits, colours and notifications.
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

  @Test("handlers hear of their own traits only, with the old traits, until they are removed")
  func registrations() {
    let view = UIView()
    let device = Device.boot(view: view)
    var heard: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, previous: UITraitCollection) in
      heard.append(previous.userInterfaceStyle)
    }
    device.contentSize = .extraLarge
    #expect(heard.isEmpty)
    device.style = .dark
    #expect(heard == [.light])
    view.unregisterForTraitChanges(registration)
    device.style = .light
    #expect(heard == [.light])
  }

  @Test("a new text size posts the notification, then changes the traits; labels take the new font")
  func contentSize() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let device = Device.boot(view: label)
    nonisolated(unsafe) var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in posts += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    device.contentSize = .extraExtraLarge
    #expect(posts == 1)
    #expect(label.font.pointSize == 21)
    #expect(device.application.preferredContentSizeCategory == .extraExtraLarge)
  }

  @Test("the language's direction mirrors leading and trailing, but not playback")
  func direction() {
    let view = UIView()
    let device = Device.boot(view: view)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 5)
    #expect(view.layoutMargins.left == 30)
    device.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.layoutMargins.left == 5)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("accessibility settings post what has changed")
  func accessibility() {
    let device = Device.boot()
    nonisolated(unsafe) var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in posts += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    device.reducesMotion = true
    device.reducesMotion = true
    device.reducesTransparency = true
    #expect(posts == 1)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    device.contrast = .high
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    _ = Device.boot()
  }
}
