import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests a list that changes its size while no keyboard covers it.
@MainActor @Suite("An anchored list that is resized at rest")
struct AnchorResizeTests {
  /// A chat whose rows are as wide as the screen. If it reflows, its content is higher when the
  /// screen is narrower.
  private final class Chat: UIViewController {
    let list = UIScrollView()
    var policy: AnchorPolicy = .bottom(tolerance: 1)
    var registersEachTime = false
    var reflows = false
    var token: BehaviorToken?
    /// The offset to which the app scrolls at each layout, if any.
    var goal: CGFloat?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(list)
      if !registersEachTime { token = list.anchor(policy) }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if registersEachTime { token = list.anchor(policy) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      list.frame = view.bounds
      let width = view.bounds.width
      list.contentSize = CGSize(width: width, height: reflows ? 780_000 / width : 1_920)
      if let goal { list.contentOffset.y = goal }
    }
  }

  private final class Cover: UIViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 120, width: 200, height: 36))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  private func boot(
    _ chat: Chat, _ model: Device.Model = .iPhoneSE, atEnd: Bool = true
  ) -> (Device, UINavigationController) {
    AnchorStage.startAnew()
    let navigation = UINavigationController(rootViewController: chat)
    let device = Device.boot(root: navigation, setup: Device.Setup(model: model))
    device.settle()
    if atEnd {
      device.perform { chat.list.scrollToBottom(animated: false) }
      device.settle()
    }
    return (device, navigation)
  }

  private func turn(_ device: Device, to orientation: UIInterfaceOrientation) {
    #expect(device.rotate(to: orientation))
    device.settle()
  }

  @Test(
    "a list at its end follows its end when the safe area changes, and not when the app changes its inset",
    arguments: [CGFloat(50), 20.5])
  func safeArea(_ more: CGFloat) {
    defer { _ = Device.boot() }
    let chat = Chat()
    let (device, _) = boot(chat)
    let end = chat.list.contentOffset.y
    device.perform { chat.additionalSafeAreaInsets.bottom = more }
    device.settle()
    #expect(chat.list.contentOffset.y == end + more)
    device.perform { chat.additionalSafeAreaInsets.bottom = 0 }
    device.settle()
    #expect(chat.list.contentOffset.y == end)
    device.perform { chat.list.contentInset.bottom = more }
    device.settle()
    #expect(chat.list.contentOffset.y == end)
  }

  struct Way: Sendable {
    let model: Device.Model
    var hasKeys = false
    var focuses = false
    var animated = false
    var registersEachTime = false
    var reflows = false
  }

  nonisolated static let ways: [Way] =
    [
      // The soak found this with seed 6.
      Way(model: .iPhoneSE, hasKeys: true, focuses: true),
      Way(model: .iPhoneSE, hasKeys: true, focuses: true, registersEachTime: true),
    ]
    + [Device.Model.iPhoneSE, .iPhone14, .iPad11].flatMap { model in
      [false, true].flatMap { focuses in
        [false, true].flatMap { animated in
          [
            Way(model: model, focuses: focuses, animated: animated),
            Way(
              model: model, focuses: focuses, animated: animated, registersEachTime: true,
              reflows: true),
          ]
        }
      }
    }

  @Test(
    "a list that turned under another screen is at its end when that screen is popped",
    arguments: ways)
  func covered(way: Way) {
    defer { _ = Device.boot() }
    let chat = Chat()
    (chat.registersEachTime, chat.reflows) = (way.registersEachTime, way.reflows)
    let (device, navigation) = boot(chat, way.model)
    device.keyboard.hasHardwareKeyboard = way.hasKeys
    let rest = chat.list.contentOffset
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      let cover = Cover()
      device.perform {
        navigation.pushViewController(cover, animated: way.animated)
        if way.focuses { cover.field.becomeFirstResponder() }
      }
      device.settle()
      turn(device, to: orientation)
      device.perform { navigation.popViewController(animated: way.animated) }
      device.settle()
      #expect(chat.list.isScrolledToBottom, "\(orientation.rawValue): \(chat.list.contentOffset)")
      #expect(chat.list.contentInset == .zero)
    }
    #expect(chat.list.contentOffset == rest)
  }

  @Test(
    "a list that turns in sight stays at its end, along with the rotation's animation",
    arguments: [false, true])
  func inSight(reflows: Bool) throws {
    defer { _ = Device.boot() }
    let chat = Chat()
    chat.reflows = reflows
    let (device, _) = boot(chat)
    let rest = chat.list.contentOffset
    #expect(device.rotate(to: .landscapeRight))
    #expect(chat.list.isScrolledToBottom)
    let shown = { chat.list.layer.presentation()?.bounds.minY }
    let end = chat.list.contentOffset.y
    device.advance(by: 0.1)
    let between = try #require(shown())
    #expect((min(rest.y, end) + 1...max(rest.y, end) - 1).contains(between))
    device.settle()
    #expect(shown() == end && chat.list.isScrolledToBottom)
    turn(device, to: .portrait)
    #expect(chat.list.contentOffset == rest)
  }

  @Test("a list keeps its end in Split View and Stage Manager")
  func split() {
    defer { _ = Device.boot() }
    let chat = Chat()
    chat.reflows = true
    let (device, _) = boot(chat, .iPad11)
    let rest = chat.list.contentOffset
    for frame in [
      CGRect(x: 0, y: 0, width: 417, height: 1_194), CGRect(x: 60, y: 80, width: 500, height: 700),
      CGRect(x: 0, y: 0, width: 834, height: 1_194),
    ] {
      device.resize(device.scene, to: frame)
      device.settle()
      #expect(chat.list.isScrolledToBottom, "\(frame)")
    }
    #expect(chat.list.contentOffset == rest)
  }

  struct Other: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var policy: AnchorPolicy = .bottom(tolerance: 1)
    let change: @MainActor @Sendable (UIScrollView) -> Void
  }

  nonisolated static let others = [
    Other(testDescription: "the user had scrolled up") { $0.contentOffset.y = 600 },
    Other(testDescription: "reading", policy: .readingPosition) { _ in },
    Other(testDescription: "following the focus", policy: .firstResponder()) { _ in },
    Other(testDescription: "none", policy: .none) { _ in },
  ]

  @Test(
    "a list that is not at its end, or has another policy, stays where UIKit leaves it",
    arguments: others)
  func others(_ other: Other) {
    defer { _ = Device.boot() }
    let chat = Chat()
    chat.policy = other.policy
    let (device, navigation) = boot(chat)
    device.perform { other.change(chat.list) }
    device.settle()
    let rest = chat.list.contentOffset
    turn(device, to: .landscapeLeft)
    #expect(chat.list.contentOffset.y == rest.y)
    device.perform { navigation.pushViewController(Cover(), animated: false) }
    turn(device, to: .portrait)
    turn(device, to: .landscapeRight)
    device.perform { navigation.popViewController(animated: false) }
    device.settle()
    #expect(chat.list.contentOffset.y == rest.y)
  }

  @Test("an app that scrolls in the turn's own layout has the last word")
  func app() {
    defer { _ = Device.boot() }
    let chat = Chat()
    let (device, _) = boot(chat)
    chat.goal = 480
    turn(device, to: .landscapeLeft)
    #expect(chat.list.contentOffset.y == 480)
  }

  @Test("a cancelled anchor keeps nothing")
  func cancelled() {
    defer { _ = Device.boot() }
    let chat = Chat()
    let (device, _) = boot(chat)
    chat.token?.cancel()
    let rest = chat.list.contentOffset
    turn(device, to: .landscapeLeft)
    #expect(chat.list.contentOffset.y == rest.y && !chat.list.isScrolledToBottom)
  }

  @Test("a list that is laid out for the first time opens at its start", arguments: [false, true])
  func firstLayout(registersEachTime: Bool) {
    defer { _ = Device.boot() }
    let chat = Chat()
    chat.registersEachTime = registersEachTime
    // A storyboard loads the screen at this size on every device.
    chat.list.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    chat.list.contentSize = CGSize(width: 375, height: 100)
    let (device, navigation) = boot(chat, .iPhone14, atEnd: false)
    #expect(chat.list.contentOffset.y == -chat.list.adjustedContentInset.top)
    let second = Chat()
    second.registersEachTime = registersEachTime
    device.perform { navigation.pushViewController(second, animated: true) }
    device.settle()
    #expect(second.list.contentOffset.y == -second.list.adjustedContentInset.top)
  }

  /// A view that gives its list a size and content only when it is laid out.
  private final class Holder: UIView {
    let list = UIScrollView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      list.contentInsetAdjustmentBehavior = .never
      addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      list.frame = bounds
      list.contentSize = CGSize(width: bounds.width, height: 4_000)
    }
  }

  @Test(
    "so does one that gets its first size in the turn in which it appears under a keyboard",
    arguments: LoopChoices.Commit.allCases)
  func firstSize(_ picture: LoopChoices.Commit) {
    picture.run {
      let stage = AnchorStage(policy: nil)
      stage.open()
      let holder = Holder(frame: stage.controller.view.bounds)
      stage.device.perform {
        stage.controller.view.addSubview(holder)
        holder.list.anchor(.bottom(tolerance: 1))
      }
      for _ in 0..<2 { stage.device.perform {} }
      #expect(holder.list.contentInset.bottom == 336 && holder.list.contentOffset.y == 0)
      stage.close()
      #expect(holder.list.contentInset.bottom == 0 && holder.list.contentOffset.y == 0)
    }
  }

  @Test(
    "so does one under a keyboard that is up, or comes with it", arguments: [false, true],
    [false, true])
  func firstLayoutUnderKeyboard(isUpBefore: Bool, isMoving: Bool) {
    defer { _ = Device.boot() }
    AnchorStage.startAnew()
    let cover = Cover()
    let device = Device.boot(root: cover)
    device.settle()
    if isUpBefore {
      device.perform { cover.field.becomeFirstResponder() }
      device.settle()
    }
    // Without a bar, nothing moves the offset from 0.
    let chat = Chat()
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    chat.loadViewIfNeeded()
    chat.view.addSubview(field)
    chat.list.contentInsetAdjustmentBehavior = .never
    device.perform {
      device.windows[0].rootViewController = chat
      if isMoving { field.becomeFirstResponder() }
    }
    device.settle()
    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect(chat.list.contentInset.bottom > 200)
    #expect(chat.list.contentOffset.y == 0)
    device.perform { field.resignFirstResponder() }
    device.settle()
    #expect(chat.list.contentInset.bottom == 0 && chat.list.contentOffset.y == 0)
  }
}
