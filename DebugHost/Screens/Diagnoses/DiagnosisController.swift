#if canImport(UIKit)
  import UIKit

  /// A screen with a title, a field and a button. The screen makes a mistake, or does the same
  /// thing correctly.
  class DiagnosisController: UIViewController {
    let isMistaken: Bool
    let field = UITextField()
    let button = UIButton(type: .system)
    private let heading = UILabel()

    init(_ title: String, _ isMistaken: Bool) {
      self.isMistaken = isMistaken
      super.init(nibName: nil, bundle: nil)
      heading.text = title
    }

    required init?(coder: NSCoder) { nil }

    /// The title of the button that calls `act()`.
    var command: String { "Go on" }
    func act() {}

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      heading.font = .preferredFont(forTextStyle: .title2)
      heading.numberOfLines = 0
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.placeholder = "Name"
      field.accessibilityIdentifier = "name"
      button.setTitle(command, for: .normal)
      button.accessibilityIdentifier = "act"
      button.addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
      for part in [heading, button, field] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let width = area.width - 40
      let left = area.minX + 20
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let title = max(32, heading.sizeThatFits(room).height.rounded(.up))
      heading.frame = CGRect(x: left, y: area.minY + 8, width: width, height: title)
      let words = max(44, button.sizeThatFits(room).height.rounded(.up))
      button.frame = CGRect(x: left, y: heading.frame.maxY + 4, width: width, height: words)
      let line = max(44, field.sizeThatFits(room).height.rounded(.up))
      field.frame = CGRect(x: left, y: button.frame.maxY + 12, width: width, height: line)
    }
  }

  /// A diagnosis screen with a list of fields, `row-0` to `row-29`.
  class ListDiagnosisController: DiagnosisController, UITextFieldDelegate {
    let list = UIScrollView()
    private(set) var rows: [UITextField] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.isHidden = true
      list.accessibilityIdentifier = "list"
      list.backgroundColor = .systemBackground
      rows = (0..<30).map { index in
        let row = UITextField(frame: CGRect(x: 20, y: 12 + 60 * index, width: 320, height: 44))
        row.borderStyle = .roundedRect
        row.placeholder = "Row \(index)"
        row.accessibilityIdentifier = "row-\(index)"
        row.delegate = self
        return row
      }
      for row in rows { list.addSubview(row) }
      view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let top = button.frame.maxY + 8
      list.frame = CGRect(
        x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
      list.contentSize = CGSize(width: view.bounds.width, height: 60 * 30 + 24)
    }

    /// Whether the delegate of the rows lets them end editing.
    var mayEndEditing: Bool { true }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEndEditing }
  }
#endif
