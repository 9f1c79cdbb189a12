// FLEX's names and optionality:
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// The reuse identifier of `FLEXTableViewCell`, which every FLEX table registers (flex.md 2.5).
public let kFLEXDefaultCell: String = "kFLEXDefaultCell"
/// The reuse identifier of the cell with a subtitle of several lines (flex.md 2.5).
public let kFLEXMultilineDetailCell: String = "kFLEXMultilineDetailCell"

/// The cell of FLEX's tables (flex.md 2.5).
open class FLEXTableViewCell: UITableViewCell {
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .systemFont(ofSize: 14)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var titleLabel: UILabel! { textLabel }
  open var subtitleLabel: UILabel! { detailTextLabel }
}

/// A cell with a title over a subtitle, both in as many lines as they need.
final class FLEXMultilineDetailTableViewCell: FLEXTableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    titleLabel.numberOfLines = 0
    subtitleLabel.numberOfLines = 0
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) { nil }
}
