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
    var registersEachTime = false
    var reflows = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(list)
      if !registersEachTime { list.anchor(.bottom) }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if registersEachTime { list.anchor(.bottom) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      list.frame = view.bounds
      let width = view.bounds.width
      list.contentSize = CGSize(width: width, height: reflows ? 780_000 / width : 1_920)
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
      device.settle { chat.list.scrollToBottom(animated: false) }
    }
    return (device, navigation)
  }

  private func turn(_ device: Device, to orientation: UIInterfaceOrientation) {
    #expect(device.rotate(to: orientation))
    device.settle()
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

  @Test("a list that turned under another screen is at its end", arguments: ways)
  func covered(way: Way) {
    defer { _ = Device.boot() }
    let chat = Chat()
    (chat.registersEachTime, chat.reflows) = (way.registersEachTime, way.reflows)
    let (device, navigation) = boot(chat, way.model)
    device.keyboard.hasHardwareKeyboard = way.hasKeys
    let rest = chat.list.contentOffset
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      let cover = Cover()
      device.settle {
        navigation.pushViewController(cover, animated: way.animated)
        if way.focuses { cover.field.becomeFirstResponder() }
      }
      turn(device, to: orientation)
      device.settle { navigation.popViewController(animated: way.animated) }
      #expect(chat.list.isScrolledToBottom, "\(orientation.rawValue): \(chat.list.contentOffset)")
      #expect(chat.list.contentInset == .zero)
    }
    #expect(chat.list.contentOffset == rest)
  }

  @Test("a list that turns in sight stays at its end", arguments: [false, true])
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

  @Test("a list laid out for the first time opens at its start", arguments: [false, true])
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
    device.settle { navigation.pushViewController(second, animated: true) }
    #expect(second.list.contentOffset.y == -second.list.adjustedContentInset.top)
  }

  @Test("so does one whose keyboard is up or comes", arguments: [false, true], [false, true])
  func firstLayoutUnderKeyboard(isUpBefore: Bool, isMoving: Bool) {
    defer { _ = Device.boot() }
    AnchorStage.startAnew()
    let cover = Cover()
    let device = Device.boot(root: cover)
    device.settle()
    if isUpBefore {
      device.settle { cover.field.becomeFirstResponder() }
    }
    // Without a bar, nothing moves the offset from 0.
    let chat = Chat()
    let field = UITextField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    chat.loadViewIfNeeded()
    chat.view.addSubview(field)
    chat.list.contentInsetAdjustmentBehavior = .never
    device.settle {
      device.windows[0].rootViewController = chat
      if isMoving { field.becomeFirstResponder() }
    }
    device.settle { field.becomeFirstResponder() }
    #expect(chat.list.contentInset.bottom > 200)
    #expect(chat.list.contentOffset.y == 0)
    device.settle { field.resignFirstResponder() }
    #expect(chat.list.contentInset.bottom == 0 && chat.list.contentOffset.y == 0)
  }
}
