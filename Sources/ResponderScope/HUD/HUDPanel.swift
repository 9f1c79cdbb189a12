#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The floating card: verdict, responder, a small drawing, the numbers, the chain. No text input, nothing that could
  /// become first responder.
  final class HUDPanel: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let symbol = UIImageView()
    private let headline = UILabel()
    private let name = UILabel()
    private let close = UIButton(type: .system)
    private let sketch = HUDSketchView()
    private let rows = (0..<4).map { _ in HUDRowView() }
    private let divider = UIView()
    private let chainLabel = UILabel()
    private var content: HUDContent?

    init(onClose: @escaping @MainActor () -> Void) {
      super.init(frame: CGRect(x: 0, y: 0, width: HUDStyle.width, height: 0))
      accessibilityIdentifier = "ResponderScope.HUD.panel"
      layer.shadowOpacity = 0.18
      layer.shadowRadius = 18
      layer.shadowOffset = CGSize(width: 0, height: 6)
      layer.cornerRadius = HUDStyle.cornerRadius
      material.layer.cornerRadius = HUDStyle.cornerRadius
      material.layer.borderWidth = 0.5
      material.layer.borderColor = UIColor.separator.cgColor
      material.clipsToBounds = true
      headline.font = HUDStyle.headline
      name.font = HUDStyle.name
      name.textColor = .secondaryLabel
      name.lineBreakMode = .byTruncatingMiddle
      chainLabel.font = HUDStyle.title
      chainLabel.textColor = .secondaryLabel
      chainLabel.lineBreakMode = .byTruncatingTail
      divider.backgroundColor = .separator
      symbol.contentMode = .scaleAspectFit
      close.setImage(UIImage(systemName: "xmark"), for: .normal)
      close.tintColor = .secondaryLabel
      close.accessibilityLabel = "Close"
      close.addAction(UIAction { _ in onClose() }, for: .touchUpInside)
      addSubview(material)
      for view in [symbol, headline, name, close, sketch, divider, chainLabel] + rows {
        addSubview(view)
      }
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// The size the card takes; points.
    var fittingSize: CGSize {
      guard content?.isBrief != true else { return CGSize(width: HUDStyle.width, height: 66) }
      return CGSize(
        width: HUDStyle.width, height: 60 + HUDStyle.sketchSize.height + 10 + 1 + 28)
    }

    func show(_ content: HUDContent) {
      guard content != self.content else { return }
      self.content = content
      let accent = HUDStyle.accent(content.status)
      symbol.image = UIImage(systemName: HUDStyle.symbol(content.status))
      symbol.tintColor = accent
      headline.text = content.headline
      headline.textColor = content.isPrediction ? HUDStyle.prediction : .label
      name.text = content.name
      chainLabel.text = content.chain
      for (view, row) in zip(rows, content.rows) { view.show(row) }
      for view in [sketch, divider, chainLabel] + rows { view.isHidden = content.isBrief }
      sketch.show(content.sketch, accent: HUDStyle.accent(content.statusNow))
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let padding = HUDStyle.padding
      let inner = bounds.insetBy(dx: padding, dy: 0)
      material.frame = bounds
      symbol.frame = CGRect(x: inner.minX, y: 13, width: 20, height: 20)
      headline.frame = CGRect(x: symbol.frame.maxX + 8, y: 12, width: inner.width - 60, height: 22)
      close.frame = CGRect(x: bounds.maxX - 46, y: 1, width: 44, height: 44)
      name.frame = CGRect(x: inner.minX, y: 36, width: inner.width, height: 18)
      sketch.frame = CGRect(origin: CGPoint(x: inner.minX, y: 60), size: HUDStyle.sketchSize)
      // Without a list there is no drawing, and the rows take its place.
      let left = content?.sketch == nil ? inner.minX : sketch.frame.maxX + 14
      let rowHeight = HUDStyle.sketchSize.height / CGFloat(rows.count)
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(
          x: left, y: 60 + CGFloat(index) * rowHeight, width: inner.maxX - left, height: rowHeight)
      }
      divider.frame = CGRect(
        x: inner.minX, y: sketch.frame.maxY + 10, width: inner.width, height: 0.5)
      chainLabel.frame = CGRect(
        x: inner.minX, y: divider.frame.maxY + 7, width: inner.width, height: 14)
    }
  }

  /// A title and its value on one line.
  final class HUDRowView: UIView {
    private let title = UILabel()
    private let value = UILabel()

    init() {
      super.init(frame: .zero)
      title.font = HUDStyle.title
      title.textColor = .secondaryLabel
      value.font = HUDStyle.value
      value.lineBreakMode = .byTruncatingTail
      addSubview(title)
      addSubview(value)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    func show(_ row: HUDContent.Row) {
      title.text = row.title
      value.text = row.value
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let titleWidth: CGFloat = 56
      title.frame = CGRect(x: 0, y: 0, width: titleWidth, height: bounds.height)
      value.frame = CGRect(
        x: titleWidth, y: 0, width: bounds.width - titleWidth, height: bounds.height)
    }
  }
#endif
