#if canImport(UIKit)
  import UIKit

  /// A cell of the packing list, with a circle and a text field.
  final class PackingCell: UITableViewCell {
    let field = UITextField()
    private let circle = UIImageView(image: UIImage(systemName: "circle"))
    private var onChange: ((String) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
      circle.tintColor = .tertiaryLabel
      circle.contentMode = .center
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.returnKeyType = .done
      field.delegate = self
      field.addAction(
        UIAction { [weak self] _ in self?.onChange?(self?.field.text ?? "") }, for: .editingChanged)
      contentView.addSubview(circle)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    func show(_ text: String, identifier: String, onChange: @escaping (String) -> Void) {
      self.onChange = onChange
      field.text = text
      field.accessibilityIdentifier = identifier
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let area = safeContent.insetBy(dx: 20, dy: 0)
      circle.frame = contentView.directed(
        CGRect(x: area.minX, y: 0, width: 26, height: area.height))
      field.frame = contentView.directed(
        CGRect(x: area.minX + 40, y: 0, width: area.width - 40, height: area.height))
    }
  }

  extension PackingCell: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }
#endif
