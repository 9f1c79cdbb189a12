import Foundation

/// A switch of 51 × 31 points. The user toggles it with a tap or with a drag across its middle (K).
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2

  private let track = UIView()
  private let thumb = UIView()
  private var value = false
  private var wasDragged = false
  private var valueAtStart = false

  open var onTintColor: UIColor? { didSet { update() } }
  open var thumbTintColor: UIColor? { didSet { update() } }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.thumbInset
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
    update()
  }

  // MARK: Value

  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the value without an event. Only the user's touches send events.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    guard animated, window != nil else { return update() }
    UIView.animate(withDuration: 0.25) { self.update() }
  }

  private func update() {
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    let side = Self.size.height - 2 * Self.thumbInset
    let isAtRight = value != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: isAtRight ? Self.size.width - side - Self.thumbInset : Self.thumbInset,
      y: Self.thumbInset, width: side, height: side)
    alpha = isEnabled ? 1 : 0.5
    accessibilityValue = value ? "1" : "0"
  }

  package override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    valueAtStart = value
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x > bounds.midX
    let wish = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let hasLeftSide = isRight != (touch.previousLocation(in: self).x > bounds.midX)
    if hasLeftSide { wasDragged = true }
    if wasDragged { setOn(wish, animated: true) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !wasDragged, isTouchInside { setOn(!value, animated: true) }
    if value != valueAtStart { sendActions(for: [.valueChanged, .primaryActionTriggered], event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    setOn(valueAtStart, animated: true)
  }
}
