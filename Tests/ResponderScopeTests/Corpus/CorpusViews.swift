import UIKit

/// An editor of the app's own, whose caret is all that it tells of its text.
class Editor: UIView, UITextInput {
  /// Its own coordinates, points; nil where nothing is edited.
  var caret: CGRect?
  /// The selection, where it is more than the caret.
  var selection: UITextRange?
  private let text = UITextView()

  override var canBecomeFirstResponder: Bool { true }

  var selectedTextRange: UITextRange? {
    get { caret == nil ? nil : selection ?? text.selectedTextRange }
    set { text.selectedTextRange = newValue }
  }
  func caretRect(for position: UITextPosition) -> CGRect { caret ?? .null }

  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func text(in range: UITextRange) -> String? { nil }
  func replace(_ range: UITextRange, withText text: String) {}
  var markedTextRange: UITextRange? { nil }
  var beginningOfDocument: UITextPosition { text.beginningOfDocument }
  var endOfDocument: UITextPosition { text.endOfDocument }
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { nil }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  func firstRect(for range: UITextRange) -> CGRect { caret ?? .null }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}

/// Stands in for a web view on Linux, which has no WebKit: the name is the public class's.
final class WKWebView: UIView {
  let scrollView = UIScrollView()
  let content = WKContentView()

  /// A page of a height, in a web view as large as the screen; the caret in page coordinates.
  init(page height: CGFloat, caret: CGRect?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.frame = bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    content.frame = CGRect(x: 0, y: 0, width: 390, height: height)
    content.caret = caret
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
  }

  required init?(coder: NSCoder) { nil }
}

final class WKContentView: Editor {}

/// Takes keys and tells nothing of where they go.
final class Canvas: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

/// A field that gives up the focus late.
final class StubbornField: UITextField {
  var holdsOn = true
  override var canResignFirstResponder: Bool { !holdsOn }
}

/// A form that holds on to a value that is wrong.
final class VetoingDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

/// Edits a field again as soon as it has ended.
final class ClingingDelegate: NSObject, UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) { textField.becomeFirstResponder() }
}

/// Named like the windows of FLEX.
final class FLEXWindowOfTheTool: UIWindow {}

/// A menu over its screen, which closes and ends editing when a touch is looked for, as some libraries'
/// do.
final class MenuOverScreen: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    window?.endEditing(true)
    return nil
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    window?.endEditing(true)
    return false
  }
}

/// A chat: its bar is on the keyboard, and at its place while the user does not type.
class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
  let composer = UITextField(frame: CGRect(x: 12, y: 8, width: 300, height: 36))
  var hasBar = true

  override var canBecomeFirstResponder: Bool { hasBar }
  override var inputAccessoryView: UIView? { hasBar ? bar : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(composer)
  }
}

/// A chat whose list ends above a panel of the app's own.
final class PanelChatController: ChatController {
  let list = UIScrollView()
  /// The panel's height, points.
  var panel: CGFloat = 0 { didSet { view.setNeedsLayout() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize = CGSize(width: 390, height: 2_000)
    view.addSubview(list)
  }

  /// UIKit does not give the focus back for sure (T4.4.19).
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - panel)
  }

  /// Shows another screen over it, opens its panel there and comes back.
  @MainActor
  static func playBehindAnother(_ app: CorpusApp) {
    let chat = PanelChatController()
    app.boot(UINavigationController(rootViewController: chat))
    app.device.keyboard.hasHardwareKeyboard = true
    app.focus(chat)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    app.turn { chat.present(other, animated: false) }
    app.rest()
    app.turn { chat.panel = 250 }
    app.turn { chat.dismiss(animated: true) }
    app.rest()
    chat.hasBar = false
    app.turn { chat.resignFirstResponder() }
    app.rest()
  }
}

/// Some text.
final class Selection: UITextRange {
  override var isEmpty: Bool { false }
}

/// What UIKit tells a view whose pointer rests inside it.
final class RestingPointer: UIHoverGestureRecognizer {
  override var state: State {
    get { .began }
    set {}
  }
}

/// A search field that lies over a chat, in a controller beside it.
@MainActor
final class SearchOverChat {
  let chat = ChatController()
  let root = UIViewController()
  let search = UIViewController()

  init() {
    for child in [chat, search] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    chat.view.frame = root.view.bounds
    search.view.frame = CGRect(x: 0, y: 60, width: 390, height: 60)
  }
}
