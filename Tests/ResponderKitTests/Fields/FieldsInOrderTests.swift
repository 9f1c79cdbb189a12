import HeadlessDriver
import Testing
import UIKit

@testable import ResponderKit

@MainActor @Suite("Fields: what is a field, and in which order")
struct FieldsInOrderTests {
  @Test(
    "fields of every kind are found in reading order; labels, buttons and static texts are not fields"
  )
  func kinds() {
    let editor = UITextView(frame: CGRect(x: 16, y: 200, width: 300, height: 80))
    editor.accessibilityIdentifier = "editor"
    let text = UITextView(frame: CGRect(x: 16, y: 300, width: 300, height: 80))
    text.isEditable = false
    let search = UISearchBar(frame: CGRect(x: 0, y: 400, width: 390, height: 52))
    let stage = FieldsStage(
      search, text, editor, textField("b", 100, x: 200), textField("a", 104), UIButton(), UILabel())
    let fields = stage.view.fieldsInOrder
    #expect(names(Array(fields.prefix(3))) == "a b editor")
    #expect(fields.count == 4 && fields.last === search.searchTextField)
  }

  @Test(
    "what is hidden, transparent, not interactive or disabled is left out, and what is inside it")
  func closed() {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      let (box, plain) = (
        UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 60)), textField("p", 300)
      )
      box.addSubview(textField("inside", 0))
      let stage = FieldsStage(textField("a", 100), box, plain)
      #expect(names(stage.view.fieldsInOrder) == "a inside p")
      change(box)
      change(plain)
      #expect(names(stage.view.fieldsInOrder) == "a")
    }
    let disabled = textField("d", 100)
    disabled.isEnabled = false
    #expect(FieldsStage(disabled).view.fieldsInOrder.isEmpty)
    let stage = FieldsStage(textField("a", 100))
    stage.view.isUserInteractionEnabled = false
    #expect(stage.view.fieldsInOrder.isEmpty)
  }

  @Test("a right-to-left screen is read from the right")
  func rightToLeft() {
    let stage = FieldsStage(textField("a", 100), textField("b", 100, x: 200))
    stage.view.semanticContentAttribute = .forceRightToLeft
    #expect(names(stage.view.fieldsInOrder) == "b a")
  }

  @Test(
    "a carousel stays together, also the cards that are out of sight; a wizard's page beside the screen is left out"
  )
  func groups() {
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    carousel.contentSize = CGSize(width: 1_200, height: 100)
    for index in 0..<3 {
      carousel.addSubview(textField("c\(index)", CGFloat(20 * index), x: 16 + 400 * CGFloat(index)))
    }
    let stage = FieldsStage(
      textField("below", 320), carousel, textField("above", 100), textField("page 2", 100, x: 406))
    #expect(names(stage.view.fieldsInOrder) == "above c0 c1 c2 below")
  }

  @Test("in a window what is presented counts alone; a screen behind keeps its own order")
  func sheet() {
    let stage = FieldsStage(textField("a", 100))
    let sheet = UIViewController()
    stage.device.perform { stage.screen.present(sheet, animated: false) }
    stage.device.settle()
    sheet.view.addSubview(textField("s", 100))
    #expect(names(stage.view.fieldsInOrder) == "a")
    #expect(sheet.view.window.map { names($0.fieldsInOrder) } == "s")
    #expect(sheet.view.screenRoot === sheet.view)
    stage.device.perform { sheet.dismiss(animated: false) }
    stage.device.settle()
    #expect(stage.view.window.map { names($0.fieldsInOrder) } == "a")
  }

  @Test("no delegate is asked")
  func asksNobody() {
    let (field, listener) = (textField("a", 100), FieldListener())
    field.delegate = listener
    let stage = FieldsStage(field)
    #expect(stage.view.fieldsInOrder.count == 1 && listener.asked.isEmpty)
  }

  @Test("an order by tags, and a list of fields or of what they are inside")
  func ownOrder() {
    let fields = ["a", "b", "c", "d"].enumerated().map { textField($1, 100 + 60 * CGFloat($0)) }
    let stage = FieldsStage()
    for field in fields { stage.view.addSubview(field) }
    (fields[3].tag, fields[1].tag) = (1, 2)
    stage.view.navigateFields(FieldNavigation(order: .tags))
    #expect(names(stage.view.fieldsInOrder) == "d b a c")
    let box = UIView(frame: stage.view.bounds)
    stage.view.addSubview(box)
    box.addSubview(fields[0])
    let token = stage.view.navigateFields(
      FieldNavigation(order: .listed([fields[2], box, fields[2]])))
    #expect(names(stage.view.fieldsInOrder) == "c a")
    token.cancel()
    #expect(names(stage.view.fieldsInOrder) == "a b c d")
  }

  @Test("a field above a list that begins under it comes before the rows, in either direction")
  func aboveList() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.top = 160
    list.contentSize = CGSize(width: 390, height: 2_000)
    list.addSubview(textField("row", 0))
    let stage = FieldsStage(list, textField("header", 100))
    #expect(names(stage.view.fieldsInOrder) == "header row")
  }

  @Test("the search field of a navigation bar is no neighbour of the rows, another field there is")
  func searchInBar() {
    let table = RowsController()
    table.rows = 3
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    table.navigationItem.titleView = textField("title", 0)
    let navigation = UINavigationController(rootViewController: table)
    let device = Device.boot(root: navigation)
    device.settle()
    #expect(names(navigation.view.fieldsInOrder) == "title row 0 row 1 row 2")
    device.perform { (table.tableView.fieldsInOrder.last as? UITextField)?.becomeFirstResponder() }
    device.settle()
    var moved = true
    device.perform { moved = UIResponder.focusNext() }
    #expect(!moved)
  }

  @Test("fields in a section that is collapsed to nothing are left out, and those cut off as well")
  func collapsed() {
    let section = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 120))
    section.clipsToBounds = true
    section.addSubview(textField("one", 0))
    section.addSubview(textField("two", 60))
    let stage = FieldsStage(textField("a", 100), section, textField("z", 400))
    #expect(names(stage.view.fieldsInOrder) == "a one two z")
    section.frame.size.height = 50
    #expect(names(stage.view.fieldsInOrder) == "a one z")
    section.frame.size.height = 0
    #expect(names(stage.view.fieldsInOrder) == "a z")
    section.clipsToBounds = false
    #expect(names(stage.view.fieldsInOrder) == "a one two z")
  }

  @Test("of a section inside another one, what both of them show counts")
  func collapsedTwice() {
    let outer = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 150))
    for section in [outer, inner] { section.clipsToBounds = true }
    inner.addSubview(textField("one", 0))
    inner.addSubview(textField("two", 60))
    outer.addSubview(inner)
    let stage = FieldsStage(textField("a", 100), outer, textField("z", 500))
    #expect(names(stage.view.fieldsInOrder) == "a one z")
    inner.frame.origin.y = 120
    #expect(names(stage.view.fieldsInOrder) == "a z")
  }

  @Test(
    "a list whose insets leave nothing of it free is read where its bounds are",
    arguments: [true, false])
  func insetsOnly(isVertical: Bool) {
    let list = UIScrollView(frame: CGRect(x: 200, y: 200, width: 190, height: 100))
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset =
      isVertical
      ? UIEdgeInsets(top: 400, left: 0, bottom: 0, right: 0)
      : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 600)
    list.contentSize = CGSize(width: 190, height: 100)
    list.addSubview(textField("in", 20, x: 0))
    let stage = FieldsStage(textField("other", isVertical ? 320 : 220), list)
    #expect(names(stage.view.fieldsInOrder) == (isVertical ? "in other" : "other in"))
  }

  @Test(
    "in a list whose negative insets leave less than its content, a field above them is left out")
  func negativeInsets() {
    for height: CGFloat in [50, 1_000] {
      let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
      list.contentInsetAdjustmentBehavior = .never
      list.contentInset = UIEdgeInsets(top: -50, left: 0, bottom: -35, right: 0)
      list.contentSize = CGSize(width: 390, height: height)
      list.contentOffset.y = 50
      list.addSubview(textField("header", 0))
      let stage = FieldsStage(textField("a", 100), list)
      #expect(names(stage.view.fieldsInOrder) == "a", "\(height)")
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

  @Test("a scroll view without fields, behind the others, does not change their order")
  func emptyScrollView() {
    let behind = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = FieldsStage(behind, textField("b", 100, x: 200), textField("a", 104))
    #expect(names(stage.view.fieldsInOrder) == "a b")
  }

  @Test("a field below the edge of its cell, which the table may make higher, counts")
  func cellToGrow() throws {
    let table = RowsController()
    table.rows = 1
    let device = Device.boot(root: table)
    device.settle()
    let cell = try #require(table.tableView.cellForRow(at: [0, 0]) as? RowCell)
    cell.addSubview(textField("below", 50))
    #expect(names(table.view.fieldsInOrder) == "row 0 below")
  }
}
