import UIKit

/// A view that can become first responder without being a text control.
@MainActor
final class FocusableView: UIView {
  var hidesActions = false
  var agreesToResign = true
  var onActionQuestion: (() -> Void)?

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { agreesToResign }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    onActionQuestion?()
    return hidesActions ? false : super.canPerformAction(action, withSender: sender)
  }
}

/// A view controller that can become first responder.
@MainActor
final class FocusableController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}

/// A scroll view with a column of text fields, each 44 points high by default, and a log of their
/// delegates' calls.
@MainActor
final class FieldList: UIViewController, UIScrollViewDelegate, UITextFieldDelegate {
  let scrollView = UIScrollView()
  private(set) var fields: [UITextField] = []
  var log: [String] = []
  var agreesToEnd = true
  var onWillEndDragging: ((CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)?
  /// Returns the end of the list in the view's coordinates, in points. By default, the list ends at
  /// the bottom of the view.
  var listEnd: (() -> CGFloat)? { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The free space on each side of the list, in points.
  var sides: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  private let rowHeight: CGFloat
  private let count: Int

  init(count: Int = 50, rowHeight: CGFloat = 44) {
    self.count = count
    self.rowHeight = rowHeight
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.delegate = self
    for row in 0..<count {
      let field = UITextField(
        frame: CGRect(x: 16, y: CGFloat(row) * rowHeight, width: 358, height: rowHeight))
      field.delegate = self
      field.tag = row
      fields.append(field)
      scrollView.addSubview(field)
    }
    scrollView.contentSize = CGSize(width: 390, height: CGFloat(count) * rowHeight)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds.insetBy(dx: sides, dy: 0)
    if let listEnd { scrollView.frame.size.height = listEnd() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.append("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    onWillEndDragging?(velocity, targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("willBeginDecelerating")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if log.last != "didScroll" { log.append("didScroll") }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.append("didEndDecelerating")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("shouldEnd \(textField.tag)")
    return agreesToEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append("didEnd \(textField.tag)")
  }
}

/// A view that counts the questions of UIKit and the package about the focus and about actions.
@MainActor
final class AskedView: UIView {
  /// How often the view was asked whether it is first responder.
  private(set) var focusQuestions = 0
  /// How often the view was asked whether it can become first responder.
  private(set) var readinessQuestions = 0
  /// The actions that the view was asked about, with their senders.
  private(set) var actions: [(selector: Selector, sender: Any?)] = []

  override var isFirstResponder: Bool {
    focusQuestions += 1
    return super.isFirstResponder
  }

  override var canBecomeFirstResponder: Bool {
    readinessQuestions += 1
    return true
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    actions.append((action, sender))
    return super.canPerformAction(action, withSender: sender)
  }

  /// Clears both counts and the list of actions.
  func forget() {
    focusQuestions = 0
    readinessQuestions = 0
    actions = []
  }
}

/// A text field that counts how often it is told to reload its input views.
@MainActor
final class CountingField: UITextField {
  var reloads = 0

  override func reloadInputViews() {
    reloads += 1
    super.reloadInputViews()
  }
}

/// A view that runs a closure once, in its next layout.
@MainActor
final class LaidOutView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    let work = onLayout
    onLayout = nil
    work?()
  }
}
