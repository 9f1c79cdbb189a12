import Testing
import UIKit

/// Tests which callbacks the controllers in custom containers and tabs receive (A for the calls, K
/// for the order between parent and child).
@MainActor
struct ContainerTests {
  private let log = EventLog()

  private func boot(_ parent: UIViewController) async -> Device {
    let device = await Device.boot(root: parent)
    await device.settle()
    log.clear()
    return device
  }

  @Test("a child added to a parent on screen appears: will within the call, did later")
  func add() async {
    let (parent, child) = (LifeController("P", log: log), LifeController("C", log: log))
    let device = await boot(parent)
    await device.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      #expect(log.entries == ["C load", "C willAppear"])
      child.didMove(toParent: parent)
    }
    await device.settle()
    #expect(log.entries == ["C load", "C willAppear", "C isAppearing", "C didAppear"])
    log.clear()
    await device.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    await device.settle()
    #expect(log.entries == ["C willDisappear", "C didDisappear"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("a child appears and disappears with its parent")
  func along() async {
    let (parent, child) = (LifeController("P", log: log), LifeController("C", log: log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let device = await Device.boot(root: parent)
    await device.settle()
    #expect(log.entries.filter { $0.hasPrefix("C ") }.count == 4)
    log.clear()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    await device.perform { parent.present(cover, animated: false) }
    await device.settle()
    let expected = ["P willDisappear", "C willDisappear", "P didDisappear", "C didDisappear"]
    #expect(log.entries == expected)
  }

  @Test("the children of a parent that does not forward hear only what the parent calls")
  func manual() async {
    let (parent, child) = (ManualContainer("P", log: log), LifeController("C", log: log))
    let device = await boot(parent)
    await device.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    await device.settle()
    #expect(log.entries == ["C load"])
    await device.perform {
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    #expect(log.entries == ["C load", "C willAppear*", "C isAppearing*", "C didAppear*"])
  }

  private final class ManualContainer: LifeController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("transition(from:to:) exchanges two children")
  func exchange() async {
    let parent = UIViewController()
    let (old, new) = (LifeController("A", log: log), LifeController("B", log: log))
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    let device = await boot(parent)
    var isDone = false
    await device.perform {
      parent.transition(
        from: old, to: new, duration: 0.2, animations: { new.view.alpha = 0.5 },
        completion: { isDone = $0 })
    }
    await device.settle()
    #expect(isDone)
    #expect(old.view.superview == nil && new.view.superview === parent.view)
    #expect(log.entries.filter { $0.contains("did") } == ["A didDisappear*", "B didAppear*"])
  }

  @Test(
    "when the user changes the tab, the new controller's will comes first, and the old one's did (K)",
    .needs(.hands))
  func tabs() async {
    let (first, second) = (LifeController("A", log: log), LifeController("B", log: log))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let device = await boot(tabs)
    await device.tap(at: CGPoint(x: 290, y: 790))
    await device.settle()
    let expected = [
      "B load", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear", "B didAppear",
    ]
    #expect(log.entries == expected)
    #expect(tabs.selectedIndex == 1)
    #expect(first.view.window == nil)
  }

  @Test("a tab that the user leaves loses its focus", .fact("T4.4.20"))
  func tabFocus() async {
    let (first, field) = (UIViewController(), FieldScreen.field())
    first.view.addSubview(field)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UIViewController()]
    let device = await boot(tabs)
    await device.perform { field.becomeFirstResponder() }
    await device.settle()
    await device.perform { tabs.selectedIndex = 1 }
    await device.settle()
    #expect(!field.isFirstResponder)
  }

  @Test("a page controller shows the page that code gives it, in a paging scroll view (K)")
  func pages() async throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    func show(_ page: UIViewController) {
      pages.setViewControllers([page], direction: .forward, animated: false)
    }
    show(first)
    let device = await Device.boot(root: pages)
    await device.settle()
    let scrollView = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scrollView.isPagingEnabled && first.view.isDescendant(of: scrollView))
    #expect(pages.view.convert(first.view.bounds, from: first.view) == pages.view.bounds)
    await device.perform { show(second) }
    await device.settle()
    #expect(pages.viewControllers == [second] && second.parent === pages && first.parent == nil)
    #expect(pages.view.convert(second.view.bounds, from: second.view) == pages.view.bounds)
  }
}
