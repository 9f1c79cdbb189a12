import Testing
import UIKit

@Suite("UIScrollView: insets and limits") @MainActor
struct ScrollInsetTests {
  let controller = UIViewController()
  let scrollView = UIScrollView()
  let recorder = ScrollRecorder()

  /// Shows a window that the scroll view fills, with a safe area on every side.
  private func show() throws -> UIWindow {
    let scene = try #require(
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 7, bottom: 13, right: 5)
    window.rootViewController = controller
    window.isHidden = false
    scrollView.frame = controller.view.bounds
    controller.view.addSubview(scrollView)
    window.layoutIfNeeded()
    return window
  }

  private var tall: CGSize {
    CGSize(width: scrollView.bounds.width, height: scrollView.bounds.height + 500)
  }

  private var safe: UIEdgeInsets { scrollView.safeAreaInsets }

  @Test(
    "automatic and scrollableAxes adjust the axis that scrolls, or always bounces",
    .fact("T4.11.3", "T4.11.4"))
  func scrollableAxes() throws {
    let window = try show()
    defer { window.isHidden = true }
    #expect(safe.top >= 11 && safe.left >= 7 && safe.bottom >= 13 && safe.right >= 5)
    for behaviour in [
      UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes,
    ] {
      scrollView.contentInsetAdjustmentBehavior = behaviour
      scrollView.alwaysBounceVertical = false
      scrollView.contentSize = scrollView.bounds.size
      #expect(scrollView.adjustedContentInset == .zero)
      scrollView.contentSize = tall
      #expect(
        scrollView.adjustedContentInset
          == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
      scrollView.contentSize = .zero
      scrollView.alwaysBounceVertical = true
      #expect(
        scrollView.adjustedContentInset
          == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
    }
  }

  @Test(
    "always adjusts every edge, never none; the content inset is added",
    .fact("T4.11.1", "T4.11.6", "T4.11.7"))
  func alwaysAndNever() throws {
    let window = try show()
    defer { window.isHidden = true }
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(
      scrollView.adjustedContentInset
        == UIEdgeInsets(
          top: safe.top + 1, left: safe.left + 2, bottom: safe.bottom + 3, right: safe.right + 4))
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == scrollView.contentInset)
  }

  @Test("a change calls the hook and the delegate, once", .fact("T4.11.8"))
  func change() {
    final class Hooked: UIScrollView {
      var count = 0
      override func adjustedContentInsetDidChange() { count += 1 }
    }
    let view = Hooked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = recorder
    view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    #expect(view.count == 1)
    #expect(recorder.log == ["didChangeAdjustedContentInset"])
    view.contentInset.bottom = 30
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test("only an offset at the old top goes to the new one", .fact("T4.11.9"))
  func top() throws {
    let window = try show()
    defer { window.isHidden = true }
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = tall
    scrollView.contentInset.top = 64
    #expect(scrollView.contentOffset.y == -64)
    scrollView.contentInset.top = 20
    #expect(scrollView.contentOffset.y == -20)
    scrollView.contentOffset.y = 100
    scrollView.contentInset.top = 50
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test("outside a window a new inset leaves the offset", .fact("T4.11.19"))
  func outsideWindow() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentInset.top = 64
    #expect(view.contentOffset == .zero)
    view.contentOffset.y = -64
    view.contentInset.top = 80
    #expect(view.contentOffset.y == -64)
  }

  @Test("content that becomes scrollable under the status bar starts below it", .fact("T4.11.9"))
  func safeAreaTop() throws {
    let window = try show()
    defer { window.isHidden = true }
    scrollView.contentSize = tall
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -safe.top))
  }

  @Test("scrollRectToVisible shows the limits", .fact("T7.3.1", "T4.11.10", "T4.11.11"))
  func limits() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 500, height: 500)
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.contentOffset = CGPoint(x: 200, y: 200)
    view.scrollRectToVisible(CGRect(x: 5000, y: 5000, width: 1, height: 1), animated: false)
    #expect(view.contentOffset == CGPoint(x: 440, y: 430))
    view.scrollRectToVisible(CGRect(x: -5000, y: -5000, width: 1, height: 1), animated: false)
    #expect(view.contentOffset == CGPoint(x: -20, y: -10))
  }
}
