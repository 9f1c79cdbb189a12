#if canImport(UIKit)
  import UIKit

  /// A card with a plain colour in place of a picture, and a field for the caption below it.
  final class CardView: UIView {
    let field = UITextField()
    private let picture = UIView()
    private let sign = UIImageView(image: UIImage(systemName: "photo"))

    init() {
      super.init(frame: .zero)
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 12
      layer.cornerCurve = .continuous
      clipsToBounds = true
      sign.tintColor = .white
      sign.contentMode = .center
      field.placeholder = "Caption"
      field.font = .preferredFont(forTextStyle: .subheadline)
      field.adjustsFontForContentSizeCategory = true
      field.returnKeyType = .done
      field.delegate = self
      for part in [picture, field] { addSubview(part) }
      picture.addSubview(sign)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    private static let pictureHeight: CGFloat = 104

    static func height(for traits: UITraitCollection) -> CGFloat {
      let line = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits).lineHeight
      return pictureHeight + max(40, (line + 20).rounded(.up))
    }

    func show(_ color: UIColor, shade: CGFloat, identifier: String) {
      picture.backgroundColor = color.withAlphaComponent(1 - 0.06 * shade)
      field.accessibilityIdentifier = identifier
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.pictureHeight)
      sign.frame = picture.bounds
      field.frame = CGRect(
        x: 12, y: Self.pictureHeight, width: bounds.width - 24,
        height: bounds.height - Self.pictureHeight)
    }
  }

  extension CardView: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }
#endif
