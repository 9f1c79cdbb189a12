#if canImport(UIKit)
  import ResponderKit
  import UIKit

  /// A cell with a title and, below it, a row of cards that scrolls horizontally.
  final class ShelfCell: UITableViewCell {
    private static let cardWidth: CGFloat = 168
    private static let gap: CGFloat = 12

    private let title = UILabel()
    private let carousel = UIScrollView()
    private let cards = (1...12).map { _ in CardView() }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      title.font = .preferredFont(forTextStyle: .headline)
      title.adjustsFontForContentSizeCategory = true
      carousel.showsHorizontalScrollIndicator = false
      carousel.contentInsetAdjustmentBehavior = .never
      carousel.dismissFirstResponder(when: .fullyHidden)
      contentView.addSubview(title)
      contentView.addSubview(carousel)
      for card in cards { carousel.addSubview(card) }
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    static func height(for traits: UITraitCollection) -> CGFloat {
      titleHeight(for: traits) + CardView.height(for: traits) + 20
    }

    private static func titleHeight(for traits: UITraitCollection) -> CGFloat {
      UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits).lineHeight.rounded(.up)
        + 14
    }

    func show(_ text: String, color: UIColor, number: Int) {
      title.text = text
      carousel.accessibilityIdentifier = "shelf-\(number)"
      for (index, card) in cards.enumerated() {
        card.show(color, shade: CGFloat(index), identifier: "shelf-\(number)-card-\(index + 1)")
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let top = Self.titleHeight(for: traitCollection)
      title.frame = CGRect(x: 20, y: 4, width: contentView.bounds.width - 40, height: top - 4)
      carousel.frame = CGRect(
        x: 0, y: top, width: contentView.bounds.width,
        height: CardView.height(for: traitCollection))
      let width = 40 + CGFloat(cards.count) * (Self.cardWidth + Self.gap) - Self.gap
      carousel.contentSize = CGSize(width: width, height: carousel.bounds.height)
      for (index, card) in cards.enumerated() {
        card.frame = CGRect(
          x: 20 + CGFloat(index) * (Self.cardWidth + Self.gap), y: 0, width: Self.cardWidth,
          height: carousel.bounds.height)
      }
    }
  }
#endif
