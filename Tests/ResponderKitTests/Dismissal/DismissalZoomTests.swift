import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Flaw 2.2.9: sizes and places are in the scroll view's own coordinates, even if its content is
/// zoomed or rotated.
@MainActor @Suite("Dismissal: zoom")
struct DismissalZoomTests {
  /// A zoomable page of 390 x 1000 points with a field of 100 x 20 points at (100, 100).
  private final class Page: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    let field = UITextField(frame: CGRect(x: 100, y: 100, width: 100, height: 20))
    var judge: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      judge?(scrollView, velocity, targetContentOffset)
    }
  }

  private func stage(_ form: DismissalForm) -> (DismissalStage, Page) {
    let page = Page()
    let stage = DismissalStage(form) { list in
      for field in list.fields { field.removeFromSuperview() }
      page.content.addSubview(page.field)
      list.scrollView.addSubview(page.content)
      list.scrollView.contentSize = page.content.bounds.size
      list.scrollView.maximumZoomScale = 4
      list.scrollView.delegate = page
    }
    if form == .delegate {
      let dismissal = OffscreenDismissal()
      page.judge = {
        dismissal.scrollViewWillEndDragging($0, withVelocity: $1, targetContentOffset: $2)
      }
    }
    stage.device.settle { page.field.becomeFirstResponder() }
    stage.forget()
    return (stage, page)
  }

  @Test(
    "zoomed in, the same drag moves less of the content", .flaw("2.2.9"),
    arguments: DismissalForm.allCases)
  func drag(_ form: DismissalForm) {
    for (scale, keeps) in [(CGFloat(1), false), (3, true)] {
      let (stage, page) = stage(form)
      stage.device.settle {
        stage.scrollView.zoomScale = scale
        stage.scrollView.contentOffset = CGPoint(x: 0, y: -47)
      }
      stage.dragToRest(by: -180)
      #expect(page.field.isFirstResponder == keeps)
      let rect = stage.dismissals.first { $0.cause == .dragEnd }?.decision.fieldRect
      #expect(
        rect == CGRect(x: 100 * scale, y: 100 * scale, width: 100 * scale, height: 20 * scale))
    }
  }

  @Test(
    "zooming in code until the field is out of sight ends editing", .flaw("2.2.9"),
    arguments: [false, true])
  func inCode(animated: Bool) {
    let (stage, page) = stage(.token)
    stage.device.settle {
      stage.scrollView.zoom(to: CGRect(x: 0, y: 90, width: 195, height: 400), animated: animated)
    }
    #expect(page.field.isFirstResponder)
    stage.device.settle {
      stage.scrollView.zoom(to: CGRect(x: 200, y: 500, width: 100, height: 200), animated: animated)
    }
    #expect(stage.scrollView.zoomScale > 3)
    #expect(!page.field.isFirstResponder)
    #expect(stage.dismissals.last?.cause == .programmatic)
  }

  @Test("a pinch is judged when it has come to rest", .flaw("2.2.9"), arguments: [false, true])
  func pinch(beyondLimit: Bool) {
    let (stage, page) = stage(.token)
    let fingers = stage.device.pressPinch(
      about: CGPoint(x: 300, y: 450), from: 60, to: beyondLimit ? 340 : 200, angle: .pi / 2)
    stage.device.advance(by: 0.5)
    #expect(page.field.isFirstResponder)
    stage.device.lift(fingers)
    stage.device.settle()
    #expect(stage.scrollView.zoomScale > 2)
    #expect(!page.field.isFirstResponder)
    #expect(stage.dismissals.count { $0.decision.shouldDismiss } == 1)
  }
}
