// Over 150 lines because Swift on Linux can override only members of the class itself, not of an extension.
import Foundation

/// A thumb on a track. Only a touch on the thumb moves it. The measurements and colours are UIKit's defaults (K).
///
/// A continuous slider sends `.valueChanged` with every step. Every slider sends it once when the finger lifts, before
/// `.touchUpInside` or `.touchUpOutside` (K).
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let height: CGFloat = 31
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 28
  /// How far from the thumb a touch still counts as on the thumb, in points.
  private static let reach: CGFloat = 10

  private let lowTrack = UIView()
  private let highTrack = UIView()
  private let thumb = UIView()
  private var current: Float = 0
  /// The distance from the finger to the thumb's middle, in points.
  private var grip: CGFloat = 0

  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [highTrack, lowTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for track in [lowTrack, highTrack] { track.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowOpacity = 0.13
    thumb.layer.shadowRadius = 6.5
    thumb.layer.shadowOffset = CGSize(width: 0, height: 4)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    updateColors()
    updateAccessibility()
  }

  // MARK: Value

  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Setting one limit beyond the other moves the other limit with it (Apple's documentation).
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(current, animated: false)
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(current, animated: false)
    }
  }

  /// Sets the value, kept within the limits. Only a touch sends an event.
  open func setValue(_ value: Float, animated: Bool) {
    guard value.isFinite else { return }
    current = min(max(value, minimumValue), maximumValue)
    updateAccessibility()
    guard animated, window != nil else { return layOutParts() }
    UIView.animate(withDuration: 0.25) { self.layOutParts() }
  }

  private var part: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((current - minimumValue) / range) : 0
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func updateAccessibility() {
    accessibilityValue = "\(Int((part * 100).rounded()))%"
  }

  // MARK: Look

  private func updateColors() {
    lowTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    highTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  // MARK: Geometry

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - 4), height: Self.trackHeight)
  }

  /// At the limits, the thumb's edges reach the ends of the bounds.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let low = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let room = max(0, rect.width + 4 - Self.thumbSide)
    return CGRect(
      x: rect.minX - 2 + room * (isReversed ? 1 - low : low), y: rect.midY - Self.thumbSide / 2,
      width: Self.thumbSide, height: Self.thumbSide)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: current)
    thumb.frame = knob
    highTrack.frame = track
    var low = track
    if isReversed { low.origin.x = knob.midX }
    low.size.width = max(0, isReversed ? track.maxX - knob.midX : knob.midX - track.minX)
    lowTrack.frame = low
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let knob = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
    let place = touch.location(in: self)
    guard knob.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) else { return false }
    grip = knob.midX - place.x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = current
    follow(touch)
    if isContinuous, current != old { sendActions(for: .valueChanged, event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch) }
    super.endTracking(touch, with: event)
    sendActions(for: [.valueChanged, .primaryActionTriggered], event)
  }

  private func follow(_ touch: UITouch) {
    let rect = trackRect(forBounds: bounds)
    let room = rect.width + 4 - Self.thumbSide
    guard room > 0 else { return }
    let middle = touch.location(in: self).x + grip
    let low = min(max((middle - (rect.minX - 2 + Self.thumbSide / 2)) / room, 0), 1)
    let part = Float(isReversed ? 1 - low : low)
    setValue(minimumValue + part * (maximumValue - minimumValue), animated: false)
  }
}
