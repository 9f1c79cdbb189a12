import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: what is a field, and in which order")
struct FieldsInOrderTests {
  @Test("fields of every kind, in reading order from either side; no delegate is asked")
  func kinds() {
    let (editor, text, listener) = (textView(200), textView(300), FieldListener())
    text.isEditable = false
    let search = UISearchBar(frame: CGRect(x: 0, y: 400, width: 390, height: 52))
    let (empty, a) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), textField("a", 104)
    )
    (a.delegate, editor.delegate) = (listener, listener)
    let stage = FieldsStage(
      empty, search, text, editor, textField("b", 100, x: 200), a, UIButton(), UILabel())
    for order in ["a b text", "b a text"] {
      #expect(names(stage.fields) == order)
      stage.view.semanticContentAttribute = .forceRightToLeft
    }
    #expect(listener.asked.isEmpty)
  }

  /// A class with the public name of WebKit's web view.
  private final class WKWebView: UIView {}
  /// A class with the public name of UIKit's date picker.
  private final class UIDatePicker: UIControl {}

  @Test("text in a web page or a date picker")
  func systemViews() {
    let boxes = [WKWebView(), UIDatePicker(), UIControl()]
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(x: 0, y: 100 * (index + 1), width: 390, height: 100)
      let inside = KeyBox(frame: CGRect(x: 16, y: 10, width: 200, height: 44))
      inside.accessibilityIdentifier = "box \(index)"
      box.addSubview(inside)
    }
    let closed = KeyBox(frame: CGRect(x: 16, y: 500, width: 200, height: 44))
    closed.takesFocus = false
    let stage = FieldsStage(boxes[0], boxes[1], boxes[2], closed)
    #expect(names(stage.fields) == "box 2")
  }

  @Test("hidden, transparent, inactive and disabled fields", arguments: 0..<3)
  func closed(change: Int) {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ]
    let (inner, plain) = (box(200, height: 60, textField("inside", 0)), textField("p", 300))
    let disabled = textField("d", 360)
    disabled.isEnabled = false
    let stage = FieldsStage(textField("a", 100), inner, plain, disabled)
    #expect(names(stage.fields) == "a inside p")
    changes[change](inner)
    changes[change](plain)
    #expect(names(stage.fields) == "a")
    changes[change](stage.view)
    #expect(stage.fields.isEmpty)
  }

  @Test("orders by tags and by lists")
  func ownOrder() {
    let fields = ["a", "b", "c", "d"].enumerated().map { textField($1, 100 + 60 * CGFloat($0)) }
    let stage = FieldsStage(fields[0], fields[1], fields[2], fields[3])
    (fields[3].tag, fields[1].tag) = (1, 2)
    stage.view.navigateFields(FieldNavigation(order: .tags))
    #expect(names(stage.fields) == "d b a c")
    let box = UIView(frame: stage.view.bounds)
    stage.view.addSubview(box)
    box.addSubview(fields[0])
    let token = stage.view.navigateFields(
      FieldNavigation(order: .listed([fields[2], box, fields[2]])))
    #expect(names(stage.fields) == "c a")
    token.cancel()
    #expect(names(stage.fields) == "a b c d")
  }

  @Test("the search field of a navigation bar, and a field in a toolbar")
  func searchInBar() {
    let table = RowsController()
    table.rows = 3
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    table.navigationItem.titleView = textField("title", 0)
    let stage = FieldsStage(root: UINavigationController(rootViewController: table))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 58))
    toolbar.items = [UIBarButtonItem(customView: textField("tool", 0))]
    stage.run { stage.view.superview?.addSubview(toolbar) }
    #expect(names(stage.fields) == "title row 0 row 1 row 2")
    if let last = stage.fields.last { stage.edit(last) }
    #expect(!stage.move(.next))
  }

  // MARK: Clipping, cells and insets

  @Test("of sections inside one another, what all of them show counts")
  func collapsed() {
    let inner = box(50, height: 150, textField("one", 0), textField("two", 60))
    let outer = box(200, height: 100, inner)
    for section in [outer, inner] { section.clipsToBounds = true }
    let stage = FieldsStage(textField("a", 100), outer, textField("z", 500))
    for (height, y, isClipped, expected) in [
      (200, 50, true, "a one two z"), (100, 50, true, "a one z"), (100, 120, true, "a z"),
      (0, 50, true, "a z"), (0, 50, false, "a one two z"),
    ] as [(CGFloat, CGFloat, Bool, String)] {
      outer.frame.size.height = height
      inner.frame.origin.y = y
      outer.clipsToBounds = isClipped
      #expect(names(stage.fields) == expected, "\(height), \(y), \(isClipped)")
    }
  }

  @Test("a field below the edge of its cell", arguments: [true, false])
  func cellToGrow(isTable: Bool) throws {
    let (table, items) = (RowsController(), ItemsController(.vertical))
    (table.rows, items.count) = (1, 1)
    let stage = FieldsStage(root: isTable ? table : items)
    let cell: UIView? = isTable ? table.cell(0) : items.list.cellForItem(at: [0, 0])
    try #require(cell).addSubview(textField("below", isTable ? 50 : 210))
    #expect(names(stage.fields) == "row 0 below")
  }

  /// A list at (200, 200) that is 190 points wide and 300 high, with one field; the field beside
  /// it; and their order.
  nonisolated static let insets: [(UIEdgeInsets, field: CGFloat, other: CGPoint, order: String)] = [
    // The list begins under the other field.
    (UIEdgeInsets(top: 160, left: 0, bottom: 0, right: 0), 0, CGPoint(x: 210, y: 250), "other in"),
    // Nothing of the list is free.
    (UIEdgeInsets(top: 400, left: 0, bottom: 0, right: 0), 20, CGPoint(x: 200, y: 520), "in other"),
    (UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 600), 20, CGPoint(x: 16, y: 220), "other in"),
    // No scroll reaches the field.
    (UIEdgeInsets(top: -50, left: 0, bottom: -35, right: 0), 0, CGPoint(x: 16, y: 20), "other"),
  ]

  @Test("lists with insets", arguments: insets)
  func insets(inset: UIEdgeInsets, field: CGFloat, other: CGPoint, order: String) {
    for height: CGFloat in [50, 1_000] {
      let list = UIScrollView(frame: CGRect(x: 200, y: 200, width: 190, height: 300))
      list.contentInsetAdjustmentBehavior = .never
      list.contentInset = inset
      list.contentSize = CGSize(width: 190, height: height)
      if inset.top < 0 { list.contentOffset.y = 50 }
      list.addSubview(textField("in", field, x: 0))
      let stage = FieldsStage(list, textField("other", other.y, x: other.x))
      #expect(names(stage.fields) == order, "\(height)")
    }
  }

  @Test("a field is the only field inside itself")
  func ownField() {
    let field = textField("a", 100)
    let stage = FieldsStage(field, textField("b", 160))
    #expect(names(field.fieldsInOrder) == "a")
    field.navigateFields()
    stage.edit(field)
    #expect(field.returnKeyType == .done)
  }
}
