import Foundation

/// An alert or an action sheet (A; looks K).
///
/// The alert takes the focus when it appears: its first text field becomes first responder or,
/// without a field, the controller itself. Without a field, the keyboard therefore hides, and it
/// appears again after the alert (O: radar 22455302, SlackTextViewController #502).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String? { didSet { contentDidChange() } }
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var title: String? { didSet { contentDidChange() } }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Adds a text field. An action sheet cannot have one: UIKit throws an exception, whereas the
  /// stand-in logs a message.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return print("UIAlertController: text fields need the alert style.")
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: 24))
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  private func contentDidChange() {
    alertView?.contentDidChange()
  }

  // MARK: View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    view = AlertView(of: self)
  }

  /// The actions in the order of their buttons. If an alert has two buttons, the cancel button is
  /// the first. Otherwise it is the last.
  var orderedActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  /// Returns whether the title of a button is bold. This marks the preferred action or, without
  /// one, the cancel action.
  func isBold(_ action: UIAlertAction) -> Bool {
    preferredAction.map { $0 === action } ?? (action.style == .cancel)
  }

  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard ownPresenter != nil else { return }
    ownPresenter?.dismissPresented(animated: true) { action.handler?(action) }
  }

  // MARK: Presentation

  open override var canBecomeFirstResponder: Bool { true }

  package override func makePresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
}
