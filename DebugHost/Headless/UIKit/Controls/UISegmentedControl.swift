// The overridable members are all in the class itself because Swift on Linux cannot override
// members of an extension.
import Foundation

/// A row of segments of which one is selected. When the finger lifts inside another segment, that
/// segment becomes selected (K). The measurements and colours are those of iOS 13 and later (K).
/// Background images and title attributes are not implemented.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public nonisolated static var noSegment: Int { -1 }

  private static let height: CGFloat = 32

  private let pill = UIView()
  private var segments: [SegmentView] = []
  private var dividers: [UIView] = []
  private var chosen = -1
  private var pressed: Int?

  open var isMomentary = false { didSet { update() } }
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  open var selectedSegmentTintColor: UIColor? { didSet { update() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a segment for each title, image or action, in order, and ignores other items.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else if let action = item as? UIAction {
        insertSegment(action: action, at: numberOfSegments, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
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

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title, image: nil, action: nil), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: nil, image: image, action: nil), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ view: SegmentView, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(view, at: index)
    addSubview(view)
    if chosen >= index { chosen += 1 }
    contentDidChange()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = -1 } else if chosen > segment { chosen -= 1 }
    contentDidChange()
  }

  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    chosen = -1
    contentDidChange()
  }

  private func segment(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets the width of a segment, in points. Zero lets the control choose the width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.fixedWidth = max(0, width.isFinite ? width : 0)
    contentDidChange()
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isChoosable = enabled
    update()
  }

  /// The index of the selected segment. Setting the index sends no event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : -1
      update()
    }
  }

  // MARK: Look

  private func contentDidChange() {
    for divider in dividers { divider.removeFromSuperview() }
    dividers = segments.dropFirst().map { _ in
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      insertSubview(line, belowSubview: pill)
      return line
    }
    invalidateIntrinsicContentSize()
    update()
  }

  private func update() {
    pill.isHidden = chosen < 0 || isMomentary
    pill.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    for (index, segment) in segments.enumerated() {
      let isChosen = index == chosen && !isMomentary
      segment.show(
        isChosen: isChosen, isPressed: index == pressed && !isChosen,
        isEnabled: isEnabled && segment.isChoosable)
    }
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let widths = naturalWidths
    let widest = widths.max() ?? 0
    let width = zip(segments, widths).reduce(0) { sum, pair in
      if pair.0.fixedWidth > 0 { return sum + pair.0.fixedWidth }
      return sum + (apportionsSegmentWidthsByContent ? pair.1 : widest)
    }
    return CGSize(width: width, height: Self.height)
  }

  private var naturalWidths: [CGFloat] { segments.map(\.naturalWidth) }

  /// The frames of the segments. Segments with a fixed width take it first. The others share the
  /// remaining width, equally or by their content.
  private var frames: [CGRect] {
    let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
    let free = segments.filter { $0.fixedWidth == 0 }
    let room = max(0, bounds.width - fixed)
    let natural = free.reduce(0) { $0 + $1.naturalWidth }
    var x: CGFloat = 0
    var frames = segments.map { segment in
      var width = segment.fixedWidth
      if width == 0 {
        width =
          apportionsSegmentWidthsByContent && natural > 0
          ? room * segment.naturalWidth / natural : room / CGFloat(max(1, free.count))
      }
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
    pressed = index.flatMap { segments[$0].isChoosable ? $0 : nil }
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
    guard let index, segments[index].isChoosable, isMomentary || index != chosen else { return }
    chosen = index
    update()
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    if isMomentary { selectedSegmentIndex = -1 }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press(nil)
  }
}
