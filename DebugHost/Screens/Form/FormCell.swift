#if canImport(UIKit)
  import UIKit

  /// A caption and a text field.
  final class FormCell: UITableViewCell {
    let field = UITextField()
    private let caption = UILabel()
    private var onChange: ((String) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      caption.font = .preferredFont(forTextStyle: .body)
      field.font = .preferredFont(forTextStyle: .body)
      field.returnKeyType = .done
      field.clearButtonMode = .whileEditing
      field.delegate = self
      field.addAction(
        UIAction { [weak self] _ in self?.onChange?(self?.field.text ?? "") }, for: .editingChanged)
      contentView.addSubview(caption)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    func show(
      _ model: FormField, text: String?, identifier: String, onChange: @escaping (String) -> Void
    ) {
      self.onChange = onChange
      caption.text = model.caption
      field.placeholder = model.placeholder
      field.keyboardType = model.keyboardType
      field.text = text
      field.accessibilityIdentifier = identifier
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let area = contentView.bounds.insetBy(dx: 16, dy: 0)
      caption.frame = CGRect(x: area.minX, y: 0, width: 96, height: area.height)
      field.frame = CGRect(
        x: caption.frame.maxX, y: 0, width: area.width - caption.frame.width, height: area.height)
    }
  }

  extension FormCell: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }
#endif
