import Foundation

/// A bar with items, at the bottom of a screen or above the keyboard (A; measurements K).
///
/// From iOS 26 the bar itself is clear. Its items lie on capsules of glass: neighbours share one, a
/// space ends it, and a done item has one of its own, filled with the tint (T4.24.8).
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { showItems() } }

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  /// The views of the items, a nil for each space.
  private var shown: [(item: UIBarButtonItem, view: UIView?)] = []
  private var plates: [UIVisualEffectView] = []
  private var isGlass: Bool { UIDevice.system >= 26 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.isUserInteractionEnabled = false
    addSubview(background)
  }

  public required init?(coder: NSCoder) { nil }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func showItems() {
    for view in shown.compactMap(\.view) + plates { view.removeFromSuperview() }
    let items = (items ?? []).filter { !$0.isHidden }
    shown = items.map { ($0, $0.isSpace ? nil : $0.makeView()) }
    background.isHidden = isGlass
    plates = isGlass ? runs.map { _ in UIVisualEffectView(effect: background.effect) } : []
    for (plate, run) in zip(plates, runs) {
      plate.layer.cornerRadius = 22
      plate.isUserInteractionEnabled = false
      addSubview(plate)
      guard shown[run[0]].item.style == .done else { continue }
      plate.effect = nil
      plate.backgroundColor = tintColor ?? .systemBlue
      shown[run[0]].view?.tintColor = .white
    }
    for view in shown.compactMap(\.view) { addSubview(view) }
    setNeedsLayout()
  }

  /// The indices of the items that lie on the same glass.
  private var runs: [[Int]] {
    var runs: [[Int]] = []
    for (index, (item, view)) in shown.enumerated() where view != nil {
      let follows = runs.last?.last == index - 1 && item.style != .done
      if follows { runs[runs.count - 1].append(index) } else { runs.append([index]) }
    }
    return runs
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: isGlass ? 16 : 8, dy: 0)
    let widths = shown.map { item, view in
      view.map { max(44, $0.sizeThatFits(.zero).width + (isGlass ? 20 : 16)) } ?? item.width
    }
    let flexible = shown.filter { $0.item.systemItem == .flexibleSpace }.count
    let free = max(0, room.width - widths.reduce(0, +)) / CGFloat(max(1, flexible))
    var x = room.minX
    let height: CGFloat = isGlass ? 44 : bounds.height
    for ((item, view), width) in zip(shown, widths) {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = min(width, room.maxX - x)
      view?.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2,
        width: width, height: height)
      x += item.systemItem == .flexibleSpace ? free : width
    }
    for (plate, run) in zip(plates, runs) {
      plate.frame = run.compactMap { shown[$0].view?.frame }.reduce(.null) { $0.union($1) }
    }
  }
}
