import Foundation

/// Adds space for the keyboard to the list of a table or collection view controller while the list
/// is on the screen, and scrolls to the first responder's cell (T4.17.1 to T4.17.3, T4.17.7,
/// T4.17.11). The space is part of the adjusted content inset. The app's `contentInset` does not
/// change (T4.17.9).
@MainActor
final class ListKeyboardRoom {
  private weak var list: UIScrollView?
  private var observers: [any NSObjectProtocol] = []

  func start(for list: UIScrollView?) {
    if self.list !== list { stop() }
    self.list = list
    guard observers.isEmpty, list != nil else { return }
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
    list?.keyboardRoom = 0
  }

  /// The contents of a keyboard notification.
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
    guard let list, let window = list.window else { return }
    let room = change.isHide ? 0 : overlap(of: change.end, with: list, in: window)
    guard room != list.keyboardRoom else { return }
    UIView.animate(
      withDuration: change.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: change.curve << 16),
      animations: {
        list.keyboardRoom = room
        self.showFirstResponder(in: list, window)
        list.layoutIfNeeded()
      })
  }

  /// Returns the height of the list that the keyboard covers, without the safe area, which the
  /// adjusted content inset includes already.
  private func overlap(of keyboard: CGRect, with list: UIScrollView, in window: UIWindow) -> CGFloat
  {
    let frame = list.convert(keyboard, from: window.screen.coordinateSpace)
    guard frame.isUsable, frame.height > 0, frame.overlaps(list.bounds) else { return 0 }
    return max(0, list.bounds.maxY - frame.minY - list.safeAreaContribution.bottom)
  }

  private func showFirstResponder(in list: UIScrollView, _ window: UIWindow) {
    guard list.keyboardRoom > 0, list.contentInsetAdjustmentBehavior != .never,
      let responder = window.focus.firstResponder as? UIView, responder.isDescendant(of: list)
    else { return }
    var view: UIView? = responder
    while let current = view, current !== list {
      if current is UITableViewCell || current is UICollectionViewCell {
        return list.scrollRectToVisible(current.frame, animated: false)
      }
      view = current.superview
    }
  }
}
