import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests anchors on whole devices instead of posted notifications: iPad keyboards, multitasking,
/// sheets, rotation and navigation.
@MainActor @Suite("An anchored list on its device")
struct AnchorDeviceTests {
  /// A screen that is filled by a list, with a field that shows the keyboard.
  private final class Screen: UIViewController {
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    var policy: AnchorPolicy = .bottom(tolerance: 1)

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize.height = 4_000
      view.addSubview(list)
      view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      list.anchor(policy)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      list.frame = view.bounds
      list.contentSize.width = view.bounds.width
    }

    /// Scrolls to a place that the policy keeps.
    func scroll() {
      if policy == .readingPosition {
        list.contentOffset.y = 700
      } else {
        list.scrollToBottom(animated: false)
      }
    }
  }

  private func boot(
    _ model: Device.Model, _ policy: AnchorPolicy = .bottom(tolerance: 1)
  ) -> (device: Device, screen: Screen, rest: CGPoint) {
    let screen = Screen()
    screen.policy = policy
    let device = Device.boot(root: screen, setup: Device.Setup(model: model))
    device.settle()
    device.settle { screen.scroll() }
    return (device, screen, screen.list.contentOffset)
  }

  /// Checks that the list's adjusted bottom inset is as high as the part of the list that the
  /// docked keyboard covers, or as the bottom safe area if that is higher.
  ///
  /// `told` is the height in the notifications, if it differs from the keyboard's. An app has no
  /// other source for the height.
  private func expectRoom(
    _ list: UIScrollView, on device: Device, _ comment: Comment = "", told: CGFloat? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let place = list.convert(list.bounds, to: device.scene.screen.coordinateSpace)
    var keyboard = device.keyboard.frame
    if let told, !keyboard.isNull { keyboard.origin.y = keyboard.maxY - told }
    let isDocked = device.keyboard.posture == .docked && !keyboard.isNull
    let covered = isDocked ? min(place.height, max(0, place.maxY - keyboard.minY)) : 0
    let wanted = max(covered, list.safeAreaInsets.bottom)
    #expect(
      abs(list.adjustedContentInset.bottom - wanted) < 0.001, comment, sourceLocation: location)
  }

  @Test("an iPad's keyboard in each posture: only the docked one takes room")
  func postures() {
    defer { _ = Device.boot() }
    let (device, screen, rest) = boot(.iPad11)
    device.settle { screen.field.becomeFirstResponder() }
    expectRoom(screen.list, on: device)
    let up = screen.list.contentOffset
    #expect(up.y > rest.y && screen.list.isScrolledToBottom)
    for posture in [DeviceKeyboard.Posture.floating, .undocked, .split] {
      device.keyboard.posture = posture
      device.settle()
      #expect(screen.list.contentInset == .zero && screen.list.contentOffset == rest, "\(posture)")
      device.keyboard.drag(by: CGVector(dx: 30, dy: -120))
      device.settle()
      #expect(screen.list.contentInset == .zero && screen.list.contentOffset == rest, "\(posture)")
      device.keyboard.posture = .docked
      device.settle()
      expectRoom(screen.list, on: device, "\(posture)")
      #expect(screen.list.contentOffset == up, "\(posture)")
    }
    device.settle { screen.field.resignFirstResponder() }
    #expect(screen.list.contentInset == .zero && screen.list.contentOffset == rest)
  }

  nonisolated static let frames: [(name: String, frame: CGRect)] = [
    ("half", CGRect(x: 0, y: 0, width: 412, height: 1_194)),
    ("a third", CGRect(x: 514, y: 0, width: 320, height: 1_194)),
    ("Slide Over", CGRect(x: 500, y: 20, width: 320, height: 1_154)),
    ("Stage Manager, low", CGRect(x: 60, y: 500, width: 600, height: 640)),
    ("Stage Manager, above the keyboard", CGRect(x: 60, y: 40, width: 600, height: 700)),
    ("Stage Manager, half covered", CGRect(x: 60, y: 300, width: 600, height: 700)),
  ]

  @Test("an iPad's window is resized under a keyboard, and back", arguments: frames)
  func multitasking(name: String, frame: CGRect) {
    defer { _ = Device.boot() }
    let (device, screen, rest) = boot(.iPad11)
    device.settle { screen.field.becomeFirstResponder() }
    let up = screen.list.contentOffset
    for _ in 0..<3 {
      device.resize(device.scene, to: frame)
      device.settle()
      expectRoom(screen.list, on: device, "\(name)")
      #expect(screen.list.isScrolledToBottom, "\(name)")
      device.resize(device.scene, to: CGRect(x: 0, y: 0, width: 834, height: 1_194))
      device.settle()
      expectRoom(screen.list, on: device, "\(name)")
      #expect(screen.list.contentOffset == up, "\(name)")
    }
    device.settle { screen.field.resignFirstResponder() }
    #expect(screen.list.contentInset == .zero && screen.list.contentOffset == rest, "\(name)")
  }

  nonisolated static let sheets: [(Device.Model, UIModalPresentationStyle)] = [
    (.iPad11, .formSheet), (.iPad11, .pageSheet), (.iPhone14, .pageSheet), (.iPhone14, .formSheet),
    (.iPhone14, .fullScreen),
  ]

  @Test("a list in a sheet is not lifted twice", arguments: sheets)
  func sheet(model: Device.Model, style: UIModalPresentationStyle) {
    defer { _ = Device.boot() }
    let (behind, screen) = (Screen(), Screen())
    let device = Device.boot(root: behind, setup: Device.Setup(model: model))
    device.settle()
    device.settle { behind.list.scrollToBottom(animated: false) }
    let before = (behind.list.contentOffset, behind.list.contentInset)
    screen.modalPresentationStyle = style
    device.settle { behind.present(screen, animated: true) }
    device.settle { screen.list.scrollToBottom(animated: false) }
    let rest = screen.list.contentOffset
    for _ in 0..<3 {
      device.settle { screen.field.becomeFirstResponder() }
      expectRoom(screen.list, on: device)
      #expect(screen.list.isScrolledToBottom)
      if style != .fullScreen {
        #expect((behind.list.contentOffset, behind.list.contentInset) == before)
      }
      device.settle { screen.field.resignFirstResponder() }
      #expect(screen.list.contentInset == .zero && screen.list.contentOffset == rest)
    }
    device.settle { behind.dismiss(animated: true) }
    #expect((behind.list.contentOffset, behind.list.contentInset) == before)
  }

  @Test(
    "a device that is turned under a keyboard, and back",
    arguments: [Device.Model.iPhone14, .iPad11],
    [AnchorPolicy.bottom(tolerance: 1), .readingPosition])
  func rotation(model: Device.Model, policy: AnchorPolicy) {
    defer { _ = Device.boot() }
    let (device, screen, rest) = boot(model, policy)
    device.settle { screen.field.becomeFirstResponder() }
    let up = screen.list.contentOffset
    // A rotation may report another height than the real one (T4.14.13). The list then makes room
    // for the reported height.
    let told = HeadlessChoices.initial.keyboard.rotationHeight
    for _ in 0..<3 {
      #expect(device.rotate(to: .landscapeRight))
      device.settle()
      expectRoom(screen.list, on: device, told: told)
      if policy != .readingPosition { #expect(screen.list.isScrolledToBottom) }
      #expect(device.rotate(to: .portrait))
      device.settle()
      expectRoom(screen.list, on: device, told: told)
      let less = told.map { device.keyboard.frame.height - $0 } ?? 0
      #expect(screen.list.contentOffset.y == up.y - less)
    }
    device.settle { screen.field.resignFirstResponder() }
    #expect(screen.list.contentInset == .zero)
    #expect(screen.list.contentOffset.y == rest.y)
  }

  @Test(
    "a cancelled back-swipe leaves place and room", .flaw("2.3.12"),
    arguments: [AnchorPolicy.bottom(tolerance: 1), .readingPosition])
  func cancelledSwipe(policy: AnchorPolicy) {
    let (first, second) = (Screen(), Screen())
    second.policy = policy
    let navigation = UINavigationController(rootViewController: first)
    AnchorStage.startAnew()
    let device = Device.boot(root: navigation)
    device.settle()
    device.settle { navigation.pushViewController(second, animated: true) }
    device.settle { second.scroll() }
    let rest = second.list.contentOffset
    device.settle { second.field.becomeFirstResponder() }
    let (up, inset) = (second.list.contentOffset, second.list.contentInset)
    expectRoom(second.list, on: device)
    for _ in 0..<3 {
      device.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), hold: 0.3)
      device.settle()
      #expect(navigation.topViewController === second)
      #expect(second.field.isFirstResponder)
      #expect(second.list.contentOffset == up && second.list.contentInset == inset)
    }
    device.settle { second.field.resignFirstResponder() }
    #expect(second.list.contentOffset == rest && second.list.contentInset == .zero)
    #expect(first.list.contentInset == .zero)
  }
}
