#if canImport(UIKit)
  import UIKit

  /// The input bar: a field and a button to send.
  final class ChatBar: UIView {
    let field = UITextField()
    private let button = UIButton(type: .system)
    var onSend: ((String) -> Void)?

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
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
      button.frame = CGRect(x: bounds.width - 52, y: 4, width: 44, height: 44)
      field.frame = CGRect(x: 12, y: 8, width: bounds.width - 72, height: 36)
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
