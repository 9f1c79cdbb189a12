import ResponderKit
import UIKit

/// The article's screen: a table with a text field in each row.
@MainActor
final class FieldTable: UITableViewController, UITextFieldDelegate {
  var rows = Array(0..<50)
  var agreesToEnd = true
  private let form: DismissalForm
  private let dismissal = OffscreenDismissal()

  init(_ form: DismissalForm) {
    self.form = form
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    if form == .token { tableView.dismissFirstResponder() }
  }

  /// Returns the field of a row that is on the screen.
  func field(_ row: Int) -> UITextField {
    guard let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell else {
      preconditionFailure("Row \(row) is not on screen.")
    }
    return cell.field
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FieldCell)?.field.tag = rows[indexPath.row]
    (cell as? FieldCell)?.field.delegate = self
    return cell
  }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard form == .delegate else { return }
    dismissal.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { agreesToEnd }
}

/// A cell with a field next to its left edge.
final class FieldCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 40, y: 0, width: 300, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
