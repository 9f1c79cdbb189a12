import UIKit

/// The rows of a table. They are plain, or they contain a field, a nested scroll view with three
/// fields, or a text view.
final class SoakRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var names: [Int]
  private var nextName: Int
  private let hasFields: Bool
  weak var guardian: SoakGuardian?

  init(count: Int, hasFields: Bool) {
    names = Array(0..<count)
    nextName = count
    self.hasFields = hasFields
  }

  func insert(at place: Int, in table: UITableView) -> Bool {
    guard names.count < 60 else { return false }
    let row = place % (names.count + 1)
    names.insert(nextName, at: row)
    nextName += 1
    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    return true
  }

  func delete(at place: Int, in table: UITableView) -> Bool {
    guard names.count > 1 else { return false }
    let row = place % names.count
    names.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    return true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = names[indexPath.row]
    let kind = !hasFields ? "plain" : name % 11 == 3 ? "nest" : name % 13 == 6 ? "text" : "field"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: kind) ?? make(kind)
    for (index, view) in SoakRows.inputs(in: cell).enumerated() {
      view.accessibilityIdentifier = "form-\(name)-\(index)"
    }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard hasFields else { return 44 + CGFloat(names[indexPath.row] % 3) * 20 }
    return names[indexPath.row] % 13 == 6 ? 120 : 44
  }

  private func make(_ kind: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: kind)
    switch kind {
    case "field": cell.contentView.addSubview(field(at: 8))
    case "nest":
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 44))
      inner.scrollsToTop = false
      inner.contentSize = CGSize(width: 480, height: 44)
      for index in 0..<3 { inner.addSubview(field(at: CGFloat(index) * 160 + 8)) }
      cell.contentView.addSubview(inner)
    case "text":
      let text = UITextView(frame: CGRect(x: 8, y: 4, width: 140, height: 112))
      text.delegate = guardian
      text.scrollsToTop = false
      cell.contentView.addSubview(text)
    default: break
    }
    return cell
  }

  private func field(at x: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: x, y: 5, width: 130, height: 34))
    field.delegate = guardian
    return field
  }

  /// Returns the fields and text views in a view, in order.
  static func inputs(in view: UIView) -> [UIView] {
    if view is UITextField || view is UITextView { return [view] }
    return view.subviews.flatMap { inputs(in: $0) }
  }

  /// Returns the fields and text views in a view, except those in hidden views. Cells that wait for
  /// reuse are hidden.
  static func shownInputs(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    if view is UITextField || view is UITextView { return [view] }
    return view.subviews.flatMap { shownInputs(in: $0) }
  }
}
