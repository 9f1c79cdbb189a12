#if canImport(UIKit)
  import UIKit

  /// A cell with a caption and a text field. With very large text, the field is below its caption.
  final class FormCell: UITableViewCell {
    let field = UITextField()
    private let caption = UILabel()
    private var onChange: ((String) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      caption.font = .preferredFont(forTextStyle: .body)
      caption.adjustsFontForContentSizeCategory = true
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
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

    /// Returns the height of a row at the traits' text size, in points.
    static func height(for traits: UITraitCollection) -> CGFloat {
      let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
      let lines: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
      return max(44, (lines * line + (lines == 1 ? 22 : 34)).rounded(.up))
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
      let area = safeContent.insetBy(dx: 16, dy: 0)
      if stacksText {
        let half = (area.height / 2).rounded()
        caption.frame = CGRect(x: area.minX, y: 6, width: area.width, height: half - 6)
        field.frame = CGRect(x: area.minX, y: half, width: area.width, height: half - 6)
        return
      }
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      let width = (font.pointSize * 96 / 17).rounded()
      caption.frame = contentView.directed(
        CGRect(x: area.minX, y: 0, width: width, height: area.height))
      field.frame = contentView.directed(
        CGRect(x: area.minX + width, y: 0, width: area.width - width, height: area.height))
    }
  }

  extension FormCell: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }
#endif
