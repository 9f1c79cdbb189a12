#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A table with two fields in each row and more rows than fit on the screen. The return key moves
  /// the focus through all of them.
  ///
  /// `UITableViewController` makes room for the keyboard itself.
  public final class SeatingViewController: UITableViewController {
    private let guestCount = 120
    private var values: [String: String] = [:]

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Seating plan"
      tableView.accessibilityIdentifier = "seating"
      tableView.rowHeight = max(
        44, (UIFont.preferredFont(forTextStyle: .body).lineHeight + 22).rounded(.up))
      tableView.register(SeatCell.self, forCellReuseIdentifier: "guest")
      tableView.dismissFirstResponder(when: .fullyHidden)
      tableView.navigateFields()
    }

    public override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { guestCount }

    public override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
      for field in (cell as? SeatCell)?.fields ?? [] {
        let name = "\(field.placeholder?.lowercased() ?? "")-\(indexPath.row + 1)"
        field.accessibilityIdentifier = name
        field.text = values[name]
      }
      (cell as? SeatCell)?.onChange = { [weak self] name, text in self?.values[name] = text }
      return cell
    }
  }

  /// A cell with the name of a guest, followed by the guest's seat.
  final class SeatCell: UITableViewCell {
    let fields = ["Guest", "Seat"].map { placeholder in
      let field = UITextField()
      field.placeholder = placeholder
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      return field
    }
    var onChange: (_ name: String, _ text: String) -> Void = { _, _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      for field in fields {
        field.addAction(
          UIAction { [weak self, weak field] _ in
            guard let name = field?.accessibilityIdentifier else { return }
            self?.onChange(name, field?.text ?? "")
          }, for: .editingChanged)
        contentView.addSubview(field)
      }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let area = safeContent.insetBy(dx: 20, dy: 0)
      let seat = (area.width / 3).rounded()
      let frames = [
        CGRect(x: area.minX, y: 0, width: area.width - seat - 12, height: area.height),
        CGRect(x: area.maxX - seat, y: 0, width: seat, height: area.height),
      ]
      for (field, frame) in zip(fields, frames) { field.frame = contentView.directed(frame) }
    }
  }
#endif
