import UIKit

/// Sample screens that consist of views only, so that their pictures depend on nothing but layers,
/// text and symbols.
@MainActor
enum SVGRendererSamples {
  static let width: CGFloat = 390

  /// Returns a grouped form of `rows` rows below a bar, with a floating panel and, if requested, a
  /// keyboard.
  static func form(rows: Int, isDark: Bool = false, hasKeyboard: Bool = true) -> UIViewController {
    let controller = UIViewController()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    controller.view = root
    root.overrideUserInterfaceStyle = isDark ? .dark : .light
    root.backgroundColor = .systemGroupedBackground
    let names = ["First name", "Last name", "E-mail", "Phone", "Street & no.", "City", "Country"]
    for row in 0..<rows {
      let cell = UIView(
        frame: CGRect(x: 16, y: 148 + 44 * CGFloat(row), width: width - 32, height: 44))
      cell.backgroundColor = .secondarySystemGroupedBackground
      cell.addSubview(label(names[row % 7], .systemFont(ofSize: 17), .label, x: 16, width: 120))
      cell.addSubview(
        label(
          row == 2 ? "jane@example.com" : "Optional", .systemFont(ofSize: 17),
          row == 2 ? .label : .placeholderText, x: 140, width: 180))
      let chevron = UIImageView(
        image: UIImage(
          systemName: "chevron.right",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)))
      chevron.tintColor = .tertiaryLabel
      chevron.center = CGPoint(x: width - 32 - 18, y: 22)
      cell.addSubview(chevron)
      if row > 0 {
        let line = UIView(frame: CGRect(x: 16, y: 0, width: width - 48, height: 1 / 3))
        line.backgroundColor = .separator
        cell.addSubview(line)
      }
      if row == 0 || row == rows - 1 {
        cell.layer.cornerRadius = 10
        cell.layer.maskedCorners =
          row == 0
          ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
          : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      }
      root.addSubview(cell)
    }
    addBar(to: root)
    if hasKeyboard { addKeyboard(to: root) }
    addPanel(to: root)
    return controller
  }

  static func label(
    _ text: String, _ font: UIFont, _ color: UIColor, x: CGFloat, width: CGFloat
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: 0, width: width, height: 44))
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }

  private static func addBar(to root: UIView) {
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    bar.frame = CGRect(x: 0, y: 0, width: width, height: 91)
    let title = label(
      "Contact", .systemFont(ofSize: 17, weight: .semibold), .label, x: 95, width: 200)
    title.frame.origin.y = 47
    title.textAlignment = .center
    bar.contentView.addSubview(title)
    let back = UIImageView(
      image: UIImage(
        systemName: "chevron.left",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)))
    back.center = CGPoint(x: 16, y: 69)
    bar.contentView.addSubview(back)
    let done = label(
      "Done", .systemFont(ofSize: 17, weight: .semibold), .systemBlue, x: 300, width: 74)
    done.frame.origin.y = 47
    done.textAlignment = .right
    bar.contentView.addSubview(done)
    let line = UIView(frame: CGRect(x: 0, y: 91, width: width, height: 1 / 3))
    line.backgroundColor = .separator
    bar.contentView.addSubview(line)
    root.addSubview(bar)
    let header = label(
      "WHO ARE YOU?", .systemFont(ofSize: 13), .secondaryLabel, x: 32, width: 200)
    header.frame.origin.y = 114
    root.addSubview(header)
  }

  private static func addPanel(to root: UIView) {
    let panel = UIView(frame: CGRect(x: 60, y: 330, width: 314, height: 118))
    panel.backgroundColor = .systemBackground
    panel.layer.cornerRadius = 16
    panel.layer.cornerCurve = .continuous
    panel.layer.borderWidth = 1 / 3
    panel.layer.borderColor = UIColor.separator.cgColor
    panel.layer.shadowOpacity = 0.22
    panel.layer.shadowRadius = 14
    panel.layer.shadowOffset = CGSize(width: 0, height: 6)
    let symbol = UIImageView(image: UIImage(systemName: "scope"))
    symbol.frame.origin = CGPoint(x: 14, y: 12)
    panel.addSubview(symbol)
    let title = label(
      "UITextField · “E-mail”", .systemFont(ofSize: 15, weight: .semibold), .label, x: 46,
      width: 220)
    title.frame.origin.y = 2
    panel.addSubview(title)
    let facts = UILabel(frame: CGRect(x: 14, y: 42, width: 286, height: 66))
    facts.numberOfLines = 0
    facts.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    facts.textColor = .secondaryLabel
    facts.text =
      "frame  {{16, 236}, {358, 44}}\nvisible 100 %  keyboard 291 pt\nat rest it stays <in> view & first"
    panel.addSubview(facts)
    let dashed = CAShapeLayer()
    dashed.path =
      UIBezierPath(
        roundedRect: CGRect(x: 12, y: 238, width: 366, height: 40), cornerRadius: 8
      ).cgPath
    dashed.fillColor = nil
    dashed.strokeColor = UIColor.systemPink.cgColor
    dashed.lineWidth = 2
    dashed.lineDashPattern = [6, 4]
    root.layer.addSublayer(dashed)
    root.addSubview(panel)
  }

  private static func addKeyboard(to root: UIView) {
    let board = UIView(frame: CGRect(x: 0, y: 553, width: width, height: 291))
    board.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 1)
        : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
    for (row, keys) in ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].enumerated() {
      let start = (width - CGFloat(keys.count) * 39) / 2 + 3
      for (column, key) in keys.enumerated() {
        let frame = CGRect(
          x: start + CGFloat(column) * 39, y: 11 + CGFloat(row) * 54, width: 33, height: 42)
        board.addSubview(self.key(String(key), frame: frame))
      }
    }
    let icons = [("shift.fill", CGFloat(3)), ("delete.left", 345), ("globe", 30), ("mic", 345)]
    for (index, (name, x)) in icons.enumerated() {
      let icon = UIImageView(image: UIImage(systemName: name))
      icon.tintColor = .label
      icon.center = CGPoint(x: x + 21, y: index < 2 ? 140 : 262)
      board.addSubview(icon)
    }
    board.addSubview(key("space", frame: CGRect(x: 97, y: 173, width: 196, height: 42), size: 16))
    root.addSubview(board)
  }

  private static func key(_ text: String, frame: CGRect, size: CGFloat = 22.5) -> UIView {
    let key = UIView(frame: frame)
    key.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white
    }
    key.layer.cornerRadius = 5
    key.layer.shadowOpacity = 0.35
    key.layer.shadowRadius = 0
    key.layer.shadowOffset = CGSize(width: 0, height: 1)
    let cap = label(text, .systemFont(ofSize: size), .label, x: 0, width: frame.width)
    cap.frame.size.height = frame.height
    cap.textAlignment = .center
    key.addSubview(cap)
    return key
  }
}
