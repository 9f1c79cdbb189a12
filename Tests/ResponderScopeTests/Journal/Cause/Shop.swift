import Dispatch
import ResponderKit
import UIKit

/// A small app whose functions take the focus away, each in its own way. The recorded cause has to
/// name the function.
@MainActor
final class Shop: UIViewController, UITextFieldDelegate {
  let email = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let city = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
  let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  /// A view that accepts keys, like a custom editor.
  let canvas = Canvas(frame: CGRect(x: 20, y: 250, width: 200, height: 34))
  /// A view that becomes first responder without a keyboard.
  let board = Board(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
  let list = UIScrollView(frame: CGRect(x: 0, y: 350, width: 390, height: 100))
  let inList = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 34))
  let child = UIViewController()
  let inChild = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 30))
  var panel: UIWindow?
  var leavesOnLayout = false
  var resignsOnDisappearance = false

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize = CGSize(width: 390, height: 3_000)
    list.addSubview(inList)
    child.view.frame = CGRect(x: 0, y: 40, width: 300, height: 40)
    child.view.addSubview(inChild)
    addChild(child)
    for view in [email, city, notes, canvas, board, list, child.view] {
      if let view { self.view.addSubview(view) }
    }
    child.didMove(toParent: self)
    for (field, name) in [(email, "email"), (city, "city"), (inList, "coupon"), (inChild, "code")] {
      field.accessibilityIdentifier = name
      field.text = "hunter2"
    }
    email.delegate = self
  }

  // MARK: Ways to lose the focus

  func submit() { email.resignFirstResponder() }
  func tapBackground() { view.endEditing(true) }
  func removeEmail() { email.removeFromSuperview() }
  func removeShortLived() {
    view.subviews.first { $0.accessibilityIdentifier == "short-lived" }?.removeFromSuperview()
  }
  func showTerms() { present(UIViewController(), animated: true) }
  func askName() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
  func goOn() { city.becomeFirstResponder() }
  func writeNotes() { notes.becomeFirstResponder() }
  func paint() { canvas.becomeFirstResponder() }
  func stopPainting() { canvas.resignFirstResponder() }
  func point() { board.becomeFirstResponder() }
  func stopPointing() { board.resignFirstResponder() }
  func disableEmail() { email.isEnabled = false }
  func hideEmail() { email.isHidden = true }
  func useHelper() { UIResponder.resignCurrent() }
  func saveLater() { DispatchQueue.main.async { self.email.resignFirstResponder() } }
  func loadLater() { Task { await load() } }
  func load() async { email.resignFirstResponder() }
  func warnSoon() {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {
      self.email.resignFirstResponder()
    }
  }
  func animate() {
    UIView.animate(withDuration: 0.2) {
      self.view.alpha = 0.9
    } completion: { _ in
      self.email.resignFirstResponder()
    }
  }
  func openPanel() {
    guard let scene = view.window?.windowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    panel = window
  }
  func removeChild() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
  func relayout() {
    leavesOnLayout = true
    view.setNeedsLayout()
  }
  func leave() { navigationController?.popViewController(animated: true) }
  func closeSheet() { dismiss(animated: true) }

  // MARK: Callbacks from UIKit

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if leavesOnLayout { email.resignFirstResponder() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if resignsOnDisappearance { email.resignFirstResponder() }
  }
}

/// An action that views send up the chain to the shop.
struct Checkout: ResponderAction {
  func execute(responder: any CheckingOut) { responder.checkOut() }
}

@MainActor protocol CheckingOut: AnyObject { func checkOut() }

extension Shop: CheckingOut {
  func checkOut() { email.resignFirstResponder() }
}

/// A table of three rows, with a field in the first one.
@MainActor
final class Basket: UITableViewController {
  var keepAlive: UIViewController?
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 0 { cell.contentView.addSubview(field) }
    return cell
  }

  func reloadFirstRow() {
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
}
