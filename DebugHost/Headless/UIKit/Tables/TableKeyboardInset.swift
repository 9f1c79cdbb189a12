import Foundation

/// Gives a table controller's table a bottom inset where the keyboard covers it, and shows the first responder's cell
/// (T4.17.1 to T4.17.3, T4.17.7). It adds to the content inset what it needs and takes away exactly that again.
@MainActor
final class TableKeyboardInset {
  private weak var controller: UITableViewController?
  private var observers: [any NSObjectProtocol] = []
  private var added: CGFloat = 0

  init(controller: UITableViewController) {
    self.controller = controller
  }

  func start() {
    guard observers.isEmpty else { return }
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let change = Change(notification)
        MainActor.assumeIsolated { self?.apply(change) }
      }
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    if added != 0, let table = controller?.viewIfLoaded as? UITableView { set(0, in: table) }
  }

  /// What a notification says.
  private struct Change: Sendable {
    let isHide: Bool
    let end: CGRect
    let duration: TimeInterval
    let curve: UInt

    init(_ notification: Notification) {
      let info = notification.userInfo ?? [:]
      isHide = notification.name == UIResponder.keyboardWillHideNotification
      end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
      self.duration = duration?.doubleValue ?? 0
      self.curve = curve?.uintValue ?? 0
    }
  }

  private func apply(_ change: Change) {
    guard let table = controller?.viewIfLoaded as? UITableView, let window = table.window else {
      return
    }
    let inset = change.isHide ? 0 : overlap(of: change.end, with: table, in: window)
    guard inset != added else { return }
    UIView.animate(
      withDuration: change.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: change.curve << 16),
      animations: {
        self.set(inset, in: table)
        self.showFirstResponder(in: table, window)
        table.layoutIfNeeded()
      })
  }

  /// What the keyboard covers beyond the safe area, which the table's inset has already.
  private func overlap(of keyboard: CGRect, with table: UITableView, in window: UIWindow) -> CGFloat
  {
    let frame = table.convert(keyboard, from: window.screen.coordinateSpace)
    guard frame.isUsable, frame.height > 0, frame.overlaps(table.bounds) else { return 0 }
    return max(0, table.bounds.maxY - frame.minY - table.safeAreaContribution.bottom)
  }

  private func set(_ inset: CGFloat, in table: UITableView) {
    let change = inset - added
    added = inset
    table.contentInset.bottom += change
    table.verticalScrollIndicatorInsets.bottom += change
  }

  private func showFirstResponder(in table: UITableView, _ window: UIWindow) {
    guard added > 0, let responder = window.focus.firstResponder as? UIView,
      responder.isDescendant(of: table)
    else { return }
    var view: UIView? = responder
    while let current = view, current !== table {
      if let cell = current as? UITableViewCell {
        return table.scrollRectToVisible(cell.frame, animated: false)
      }
      view = current.superview
    }
  }
}
