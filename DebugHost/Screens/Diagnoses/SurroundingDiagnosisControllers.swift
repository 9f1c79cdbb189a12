#if canImport(UIKit)
  import UIKit

  /// A screen with a field at the bottom of a panel that is as large as the screen. Subclasses
  /// raise the panel for the keyboard.
  class RisingDiagnosisController: DiagnosisController {
    let panel = UIView()
    let low = UITextField()
    private(set) var observers = KeyboardHandlers()

    override var command: String { "Done" }
    override func act() { view.endEditing(false) }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.isHidden = true
      panel.backgroundColor = .systemGroupedBackground
      view.insertSubview(panel, at: 0)
      low.borderStyle = .roundedRect
      low.font = .preferredFont(forTextStyle: .body)
      low.placeholder = "Town"
      low.accessibilityIdentifier = "town"
      panel.addSubview(low)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      panel.bounds.size = view.bounds.size
      panel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      low.frame = CGRect(
        x: field.frame.minX,
        y: view.bounds.maxY - view.safeAreaInsets.bottom - field.frame.height - 20,
        width: field.frame.width, height: field.frame.height)
    }
  }

  /// Raises its content for the keyboard. The mistake is to leave it raised after the keyboard has
  /// hidden.
  final class RaisedDiagnosisController: RisingDiagnosisController {
    override func viewDidLoad() {
      super.viewDidLoad()
      observers.add(UIResponder.keyboardWillShowNotification) { [weak self] height in
        self?.panel.transform = CGAffineTransform(translationX: 0, y: -height)
      }
      observers.add(UIResponder.keyboardWillHideNotification) { [weak self] _ in
        guard let self, !isMistaken else { return }
        panel.transform = .identity
      }
    }
  }

  /// Raises its content by the keyboard's height. The mistake is to raise it by twice the height.
  final class LiftedDiagnosisController: RisingDiagnosisController {
    override func viewDidLoad() {
      super.viewDidLoad()
      observers.add(UIResponder.keyboardWillShowNotification) { [weak self] height in
        guard let self else { return }
        // With the mistake, the field moves down in the panel by one height, so that it still ends
        // up directly above the keyboard.
        low.transform = CGAffineTransform(translationX: 0, y: isMistaken ? height : 0)
        panel.transform = CGAffineTransform(
          translationX: 0, y: isMistaken ? -height * 2 : -height)
      }
      observers.add(UIResponder.keyboardWillHideNotification) { [weak self] _ in
        self?.low.transform = .identity
        self?.panel.transform = .identity
      }
    }
  }

  /// A screen with a custom toolbar above the keyboard. The mistake is that the field is behind the
  /// toolbar.
  final class BarDiagnosisController: DiagnosisController {
    private let bar = UIView()
    private var observers = KeyboardHandlers()
    /// The height of the keyboard, in points.
    private var height: CGFloat = 0

    override var command: String { "Done" }
    override func act() { view.endEditing(false) }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.backgroundColor = .systemIndigo
      bar.accessibilityIdentifier = "toolbar"
      bar.isHidden = true
      view.addSubview(bar)
      observers.add(UIResponder.keyboardWillShowNotification) { [weak self] in self?.stand($0) }
      observers.add(UIResponder.keyboardWillHideNotification) { [weak self] _ in self?.stand(0) }
    }

    private func stand(_ height: CGFloat) {
      self.height = height
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      bar.isHidden = height <= 0
      let top = view.bounds.maxY - height - 56
      bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 56)
      // The mistake moves the field behind the toolbar while the keyboard is shown.
      if isMistaken, height > 0 { field.frame.origin.y = top + (56 - field.frame.height) / 2 }
    }
  }

  /// A screen with a toolbar on the keyboard layout guide. The mistake is to use the guide only when
  /// the keyboard is already coming.
  final class GuideDiagnosisController: DiagnosisController {
    private let bar = UIView()
    /// A view without a look, which a constraint ties to the guide.
    private let edge = UIView()
    private var observers = KeyboardHandlers()
    private var guide: UILayoutGuide?

    override var command: String { "Done" }
    override func act() { view.endEditing(false) }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.backgroundColor = .systemIndigo
      bar.accessibilityIdentifier = "toolbar"
      edge.translatesAutoresizingMaskIntoConstraints = false
      for part in [bar, edge] { view.addSubview(part) }
      guard isMistaken else { return useGuide() }
      observers.add(UIResponder.keyboardWillShowNotification) { [weak self] _ in self?.useGuide() }
    }

    private func useGuide() {
      guard guide == nil else { return }
      guide = view.keyboardLayoutGuide
      NSLayoutConstraint(
        item: edge, attribute: .bottom, relatedBy: .equal, toItem: guide, attribute: .top,
        multiplier: 1, constant: 0
      ).isActive = true
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let bottom = guide?.layoutFrame.minY ?? view.bounds.maxY - view.safeAreaInsets.bottom
      bar.frame = CGRect(x: 0, y: bottom - 56, width: view.bounds.width, height: 56)
    }
  }

  /// A screen that resigns first responder to present a menu, so its input accessory view hides. It
  /// dismisses the menu at once. The mistake is not to become first responder again after the menu.
  final class LostBarDiagnosisController: DiagnosisController {
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 52))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override var command: String { "Open the menu" }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.backgroundColor = .systemTeal
      bar.accessibilityIdentifier = "bar"
      field.isHidden = true
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }

    override func act() {
      let menu = UIViewController()
      menu.modalPresentationStyle = .overFullScreen
      resignFirstResponder()
      present(menu, animated: true) { [weak self] in
        guard let self else { return }
        dismiss(animated: false) { [self] in
          if !isMistaken { becomeFirstResponder() }
        }
      }
    }
  }

  /// A table of fields that reloads its last row whenever the user types. The mistake is to reload
  /// the edited row instead.
  final class ReloadDiagnosisController: DiagnosisController, UITableViewDataSource {
    private let table = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.isHidden = true
      button.isHidden = true
      table.dataSource = self
      table.accessibilityIdentifier = "list"
      view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let top = button.frame.minY
      table.frame = CGRect(
        x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 16, y: 0, width: 300, height: 44))
      field.placeholder = "Row \(indexPath.row)"
      field.accessibilityIdentifier = "row-\(indexPath.row)"
      let other = isMistaken ? indexPath : IndexPath(row: 2, section: 0)
      field.addAction(
        UIAction { [weak tableView] _ in tableView?.reloadRows(at: [other], with: .none) },
        for: .editingChanged)
      cell.contentView.addSubview(field)
      return cell
    }
  }
#endif
