// Over 150 lines because Swift on Linux can override only what stands in the class itself, not in an extension.
import Foundation

/// Minus and plus. The value changes as the finger goes down and, held, again and again (K); measures of iOS 13 on (K).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  /// Seconds until a held half repeats, and between repetitions.
  private static let firstPause: TimeInterval = 0.5
  private static let pause: TimeInterval = 0.15

  private enum Half {
    case decrement, increment
  }

  private let plate = UIView()
  private let divider = UIView()
  private let shade = UIView()
  private let minus = UIImageView()
  private let plus = UIImageView()
  private var pressed: Half?
  private var valueAtStart = 0.0
  private var timer: HeadlessTimer?

  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false { didSet { update() } }
  open var stepValue = 1.0

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let look = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
    minus.image = UIImage(systemName: "minus", withConfiguration: look)
    plus.image = UIImage(systemName: "plus", withConfiguration: look)
    for view in [plate, shade, divider, minus, plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = 8
    shade.backgroundColor = .tertiarySystemFill
    shade.layer.cornerRadius = 8
    divider.backgroundColor = .separator
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    update()
  }

  // MARK: Value

  private var current = 0.0

  /// Kept within the limits; setting it sends no event.
  open var value: Double {
    get { current }
    set {
      guard newValue.isFinite else { return }
      current = min(max(newValue, minimumValue), maximumValue)
      update()
    }
  }

  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  private func step(_ half: Half, _ event: UIEvent?) {
    let old = current
    let wish = current + (half == .increment ? stepValue : -stepValue)
    if wraps, wish > maximumValue {
      value = minimumValue
    } else if wraps, wish < minimumValue {
      value = maximumValue
    } else {
      value = wish
    }
    if isContinuous, current != old {
      sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    }
  }

  // MARK: Look

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  private func update() {
    accessibilityValue = current == current.rounded() ? "\(Int(current))" : "\(current)"
    minus.tintColor = isEnabled && (wraps || current > minimumValue) ? .label : .tertiaryLabel
    plus.tintColor = isEnabled && (wraps || current < maximumValue) ? .label : .tertiaryLabel
    shade.isHidden = pressed == nil
    divider.isHidden = pressed != nil
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  private func frame(of half: Half) -> CGRect {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeft = (half == .decrement) != isReversed
    let width = bounds.width / 2
    return CGRect(x: isLeft ? 0 : width, y: 0, width: width, height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    divider.frame = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
    if let pressed { shade.frame = frame(of: pressed) }
    for (view, half) in [(minus, Half.decrement), (plus, .increment)] {
      let (size, area) = (view.image?.size ?? .zero, frame(of: half))
      view.frame = CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  // MARK: Tracking

  private func half(under touch: UITouch) -> Half? {
    let place = touch.location(in: self)
    return [Half.decrement, .increment].first { frame(of: $0).contains(place) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event), let half = half(under: touch) else {
      return false
    }
    valueAtStart = current
    press(half, event)
    return true
  }

  private func press(_ half: Half, _ event: UIEvent?) {
    pressed = half
    step(half, event)
    repeatLater(after: Self.firstPause)
    update()
  }

  private func repeatLater(after delay: TimeInterval) {
    timer?.invalidate()
    guard autorepeat else { return }
    timer = HeadlessLoop.main.schedule(after: delay) { [weak self] in
      guard let self, let pressed = self.pressed else { return }
      self.step(pressed, nil)
      self.repeatLater(after: Self.pause)
    }
  }

  /// A finger that leaves its half stops it; back on it, it goes on.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(under: touch)
    if half != pressed {
      if let half { press(half, event) } else { release() }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release()
    if !isContinuous, current != valueAtStart {
      sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release()
  }

  private func release() {
    timer?.invalidate()
    timer = nil
    pressed = nil
    update()
  }
}
