// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A row of segments of which one is selected. When the finger lifts inside another segment, that
/// segment becomes selected (K). The measurements and colours are those of iOS 13 and later (K).
/// All segments have titles and equal widths.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public nonisolated static var noSegment: Int { -1 }

  private static let height: CGFloat = 32

  private let pill = UIView()
  private var segments: [SegmentView] = []
  private var dividers: [UIView] = []
  private var chosen = -1
  private var pressed: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a segment for each title, in order, and ignores other items.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    segments = (items ?? []).compactMap { ($0 as? String).map { SegmentView(title: $0) } }
    for segment in segments { addSubview(segment) }
    dividers = segments.dropFirst().map { _ in
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      insertSubview(line, belowSubview: pill)
      return line
    }
    update()
    frame.size = intrinsicContentSize
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = 7
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 4
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(pill)
    update()
  }

  // MARK: Segments

  /// The index of the selected segment. Setting the index sends no event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : -1
      update()
    }
  }

  // MARK: Look

  private func update() {
    pill.isHidden = chosen < 0
    pill.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    for (index, segment) in segments.enumerated() {
      segment.show(
        isChosen: index == chosen, isPressed: index == pressed && index != chosen,
        isEnabled: isEnabled)
    }
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.naturalWidth).max() ?? 0
    return CGSize(width: widest * CGFloat(segments.count), height: Self.height)
  }

  private var frames: [CGRect] {
    let width = max(0, bounds.width) / CGFloat(max(1, segments.count))
    var x: CGFloat = 0
    var frames = segments.map { _ in
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for index in frames.indices { frames[index].origin.x = bounds.width - frames[index].maxX }
    }
    return frames
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames
    for (segment, frame) in zip(segments, frames) { segment.frame = frame }
    if frames.indices.contains(chosen) { pill.frame = frames[chosen].insetBy(dx: 2, dy: 2) }
    for (index, line) in dividers.enumerated() {
      let edge =
        frames[index].maxX == frames[index + 1].minX ? frames[index].maxX : frames[index].minX
      line.frame = CGRect(x: edge - 0.5, y: bounds.midY - 8, width: 1, height: 16)
      let touchesPill = !pill.isHidden && (index == chosen || index + 1 == chosen)
      line.isHidden = touchesPill
    }
  }

  // MARK: Tracking

  private func index(under touch: UITouch) -> Int? {
    let x = min(max(touch.location(in: self).x, 0), bounds.width - 0.01)
    return frames.firstIndex { x >= $0.minX && x < $0.maxX && $0.width > 0 }
  }

  private func press(_ index: Int?) {
    pressed = index
    update()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(index(under: touch))
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(isTouchInside ? index(under: touch) : nil)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let index = isTouchInside ? touch.flatMap { self.index(under: $0) } : nil
    press(nil)
    guard let index, index != chosen else { return }
    chosen = index
    update()
    sendActions(for: [.valueChanged, .primaryActionTriggered], event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press(nil)
  }
}
