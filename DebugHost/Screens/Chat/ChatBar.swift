#if canImport(UIKit)
  import UIKit

  /// The input bar, with a text field and a send button.
  final class ChatBar: UIView {
    let field = UITextField()
    private let button = UIButton(type: .system)
    var onSend: ((String) -> Void)?

    init() {
      let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: max(52, (line + 32).rounded(.up))))
      autoresizingMask = .flexibleWidth
      backgroundColor = .systemBackground
      field.placeholder = "Message"
      field.font = .preferredFont(forTextStyle: .body)
      field.borderStyle = .roundedRect
      field.returnKeyType = .send
      field.accessibilityIdentifier = "message"
      field.delegate = self
      button.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
      button.accessibilityIdentifier = "send"
      button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
      addSubview(field)
      addSubview(button)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let area = bounds.inset(
        by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
      button.frame = directed(
        CGRect(x: area.maxX - 52, y: (bounds.height - 44) / 2, width: 44, height: 44))
      field.frame = directed(
        CGRect(x: area.minX + 12, y: 8, width: area.width - 72, height: bounds.height - 16))
    }

    private func send() {
      guard let text = field.text, !text.isEmpty else { return }
      field.text = ""
      onSend?(text)
    }
  }

  extension ChatBar: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      send()
      return false
    }
  }
#endif
