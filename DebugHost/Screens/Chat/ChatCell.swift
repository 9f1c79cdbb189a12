#if canImport(UIKit)
  import UIKit

  /// A cell that shows a message in its bubble.
  final class ChatCell: UITableViewCell {
    private static var font: UIFont { .preferredFont(forTextStyle: .body) }
    private static let padding = UIEdgeInsets(top: 8, left: 13, bottom: 8, right: 13)
    private static let gap: CGFloat = 3
    private static let margin: CGFloat = 12

    private let bubble = UIView()
    private let label = UILabel()
    private var message = ChatMessage(text: "", isMine: false)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      backgroundColor = .clear
      bubble.layer.cornerRadius = 18
      label.numberOfLines = 0
      contentView.addSubview(bubble)
      bubble.addSubview(label)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    func show(_ message: ChatMessage) {
      self.message = message
      label.font = Self.font
      label.text = message.text
      label.textColor = message.isMine ? .white : .label
      bubble.backgroundColor = message.isMine ? .systemBlue : .systemGray5
      setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let area = safeContent
      let text = Self.textSize(of: message, width: area.width)
      let size = CGSize(
        width: text.width + Self.padding.left + Self.padding.right,
        height: text.height + Self.padding.top + Self.padding.bottom)
      let x = message.isMine ? area.maxX - Self.margin - size.width : area.minX + Self.margin
      bubble.frame = contentView.directed(
        CGRect(x: x, y: Self.gap, width: size.width, height: size.height))
      label.frame = bubble.bounds.inset(by: Self.padding)
    }

    static func height(of message: ChatMessage, width: CGFloat) -> CGFloat {
      textSize(of: message, width: width).height + padding.top + padding.bottom + 2 * gap
    }

    private static func textSize(of message: ChatMessage, width: CGFloat) -> CGSize {
      let limit = CGSize(
        width: min(width * 0.74, 480) - padding.left - padding.right,
        height: .greatestFiniteMagnitude)
      let box = (message.text as NSString).boundingRect(
        with: limit, options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil)
      return CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up))
    }
  }
#endif
