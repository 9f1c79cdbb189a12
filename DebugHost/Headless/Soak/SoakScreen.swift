import ResponderJournal
import ResponderKit
import UIKit

/// A screen with a form, a text to read and a chat side by side. Each reaches to the bottom of the
/// screen, less `cut`, so that the keyboard covers a part of each.
final class SoakScreen: UIViewController {
  let form = UITableView(frame: .zero, style: .plain)
  let reading = UIScrollView()
  let chat = UITableView(frame: .zero, style: .plain)
  let custom = SoakCustomView()
  let bar = SoakBar()
  let formRows = SoakRows(count: 40, hasFields: true)
  let chatRows = SoakRows(count: 30, hasFields: false)
  let guardian = SoakGuardian()
  private(set) var readingFields: [UITextField] = []

  /// The distance between the lists and the bottom of the screen, in points.
  var cut: CGFloat = 0 { didSet { view.setNeedsLayout() } }

  /// Whether the screen can become first responder. While it is first responder, its bar is shown
  /// at the bottom (T4.4.18).
  var wantsBar = false

  override var canBecomeFirstResponder: Bool { wantsBar }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (list, name) in [(form, "form"), (reading, "reading"), (chat, "chat")] {
      list.accessibilityIdentifier = name
      view.addSubview(list)
    }
    formRows.guardian = guardian
    for (table, rows) in [(form, formRows), (chat, chatRows)] {
      table.rowHeight = 44
      table.dataSource = rows
      table.delegate = rows
    }
    chat.keyboardDismissMode = .interactive
    // A tap on the status bar scrolls a list only if no other list on the screen has
    // `scrollsToTop`.
    chat.scrollsToTop = false
    reading.scrollsToTop = false
    bar.field.delegate = guardian
    layOutReading()
  }

  private func layOutReading() {
    for index in 0..<12 {
      let field = UITextField(
        frame: CGRect(x: 4, y: CGFloat(index) * 120 + 40, width: 100, height: 34))
      field.accessibilityIdentifier = "reading-\(index)"
      field.delegate = guardian
      readingFields.append(field)
      reading.addSubview(field)
    }
    custom.frame = CGRect(x: 4, y: 300, width: 100, height: 40)
    custom.accessibilityIdentifier = "custom"
    reading.addSubview(custom)
    reading.contentSize = CGSize(width: 100, height: 1500)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height - cut)
    form.frame = CGRect(x: 0, y: 0, width: width * 0.42, height: height)
    reading.frame = CGRect(x: width * 0.42, y: 0, width: width * 0.3, height: height)
    chat.frame = CGRect(x: width * 0.72, y: 0, width: width * 0.28, height: height)
  }
}

/// A view that can become first responder but does not take text.
final class SoakCustomView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// The screen's input accessory view, with a field for the chat.
final class SoakBar: UIView {
  let field = UITextField(frame: CGRect(x: 8, y: 8, width: 200, height: 36))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    autoresizingMask = .flexibleWidth
    field.accessibilityIdentifier = "bar"
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

/// The delegate of the fields on `SoakScreen`. It decides whether the fields may end editing, and
/// whether the return key makes a text field end editing. The soak gives no other field a delegate.
final class SoakGuardian: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var refuses = false
  var endsOnReturn = true

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refuses }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !refuses }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if endsOnReturn { textField.resignFirstResponder() }
    return true
  }
}

/// A controller with a field, which the soak presents.
final class SoakModal: UIViewController {
  /// Whether the field is at the top, above any keyboard.
  var keepsFieldOnTop = false
  let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "modal"
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if keepsFieldOnTop { field.frame.origin.y = view.safeAreaInsets.top + 4 }
  }
}
