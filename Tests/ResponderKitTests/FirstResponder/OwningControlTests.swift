import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests `owningControl`: the control that a user would name, which may not be the object that is
/// first responder.
@MainActor @Suite("The owning control")
struct OwningControlTests {
  @Test("the field inside a search bar is the bar's", .flaw("2.1.9"))
  func searchBar() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 390, height: 56))
    let controller = UIViewController()
    controller.view.addSubview(bar)
    let device = Device.boot(root: controller)
    device.run { _ = bar.becomeFirstResponder() }
    let current = UIResponder.current
    #expect(current === bar.searchTextField)
    #expect(current?.owningControl === bar)
    #expect(bar.owningControl === bar)
    // The bar reports that it is first responder. In fact, its field is.
    #expect(controller.view.firstResponderInside === bar.searchTextField)
    #expect(device.windows[0].firstResponderInside === current)
    #expect(device.windows.first.flatMap { UIResponder.current(in: $0) } === current)
  }

  @Test("a field of an alert, and one behind it", .flaw("2.1.9"))
  func alert() throws {
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 40))
    let controller = UIViewController()
    controller.view.addSubview(field)
    let device = Device.boot(root: controller)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { _ in }
    alert.addTextField { _ in }
    device.run { controller.present(alert, animated: true) }
    let first = try #require(alert.textFields?.first)
    #expect(UIResponder.current === first)
    #expect(first.owningControl === alert)
    device.perform { alert.textFields?.last?.becomeFirstResponder() }
    #expect(UIResponder.current?.owningControl === alert)
    #expect(field.owningControl === field)
    device.run { controller.dismiss(animated: true) }
  }

  /// Stands in for WebKit's web view, because Linux has no WebKit. The package recognises a web
  /// view by this class name.
  private class WKWebView: UIView {}
  private final class AppsWebView: WKWebView {}
  private final class WKContentView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("the content view of a web view", .flaw("2.1.9"))
  func webView() {
    for web in [WKWebView(), AppsWebView()] {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let content = WKContentView(frame: scrollView.bounds)
      let header = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      web.addSubview(scrollView)
      scrollView.addSubview(content)
      scrollView.addSubview(header)
      let note = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
      scrollView.addSubview(note)
      let controller = UIViewController()
      controller.view.addSubview(web)
      _ = Device.boot(root: controller)
      content.becomeFirstResponder()
      #expect(UIResponder.current === content)
      #expect(UIResponder.current?.owningControl === web)
      #expect(header.owningControl === header && note.owningControl === note)
    }
  }

  private final class _HostingView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }
  private final class HostingController: UIViewController {
    override func loadView() { view = _HostingView() }
  }

  @Test("a framework's inner view", .flaw("2.1.9"))
  func hosting() {
    let hosting = HostingController()
    let inner = _HostingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 50, height: 30))
    hosting.view.addSubview(inner)
    inner.addSubview(field)
    _ = Device.boot(root: hosting)
    #expect(inner.owningControl === hosting)
    #expect(hosting.view.owningControl === hosting)
    // The field's own class is public, so it needs no owner.
    #expect(field.owningControl === field)
    // A view is its own owner if no responder between the view and the window has a public class.
    let alone = _HostingView()
    #expect(alone.owningControl === alone)
  }

  @Test("everything else is its own: fields in cells and controls, a controller")
  func plain() {
    let control = UIControl()
    let field = UITextField()
    control.addSubview(field)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let text = UITextView()
    cell.contentView.addSubview(text)
    let controller = FocusableController()
    for responder in [field, text, control, controller, UIResponder()] as [UIResponder] {
      #expect(responder.owningControl === responder)
    }
  }
}
