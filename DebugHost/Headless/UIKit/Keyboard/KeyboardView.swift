import Foundation

/// The view of the keyboard: the rows of keys, the bar of suggestions, and the handling of touches
/// on the keys.
final class KeyboardView: UIView {
  private unowned let host: KeyboardHost
  private let bar = PredictionBar(frame: .zero)
  private var keys: [UIKBKeyView] = []
  private var plane = KeyboardPlane.letters
  /// The state of the shift key if the user has pressed it; nil if the state follows the text.
  private var shift: Bool?
  private var pressed: UIKBKeyView?
  private var laidOut: LaidOut?
  private let panels = [UIView(), UIView()]
  private let grabber = UIView()
  private let isForeign: Bool

  /// The values on which the places of the keys depend.
  private struct LaidOut: Equatable {
    let configuration: KeyboardConfiguration
    let plane: KeyboardPlane
    let posture: KeyboardPosture
    let size: CGSize
  }

  var posture = KeyboardPosture.docked { didSet { if posture != oldValue { setNeedsLayout() } } }

  var configuration = KeyboardConfiguration(traits: nil) {
    didSet {
      guard configuration != oldValue || keys.isEmpty else { return }
      plane = configuration.firstPlane
      shift = nil
      setNeedsLayout()
    }
  }

  /// - Parameter isForeign: Whether the keyboard is another app's. It is visible on this app's
  ///   screen, but its keys type nothing into this app.
  init(host: KeyboardHost, isForeign: Bool = false) {
    self.host = host
    self.isForeign = isForeign
    super.init(frame: .zero)
    plane = configuration.firstPlane
    for panel in panels {
      panel.isUserInteractionEnabled = false
      panel.backgroundColor = KeyboardColors.backdrop
      addSubview(panel)
    }
    grabber.isUserInteractionEnabled = false
    grabber.backgroundColor = KeyboardColors.icon
    grabber.layer.cornerRadius = 2
    addSubview(grabber)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Keys

  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = LaidOut(
      configuration: configuration, plane: plane, posture: posture, size: bounds.size)
    guard wanted != laidOut else { return updateKeys() }
    laidOut = wanted
    layoutPanels()
    let barHeight = configuration.hasPrediction ? host.barHeight(for: style) : 0
    bar.isHidden = !configuration.hasPrediction
    bar.hasShortcuts = style == .pad
    let insets = sideInsets
    // Nothing is on the fold at which the keyboard of a bent display begins (K).
    let fold = host.screen.foldRegion ?? .zero
    let top = fold.width > fold.height && posture == .docked ? fold.height : 0
    bar.frame = CGRect(
      x: insets, y: top, width: max(0, bounds.width - 2 * insets), height: barHeight)
    for key in keys { key.removeFromSuperview() }
    let layout = KeyboardLayout(
      size: CGSize(
        width: max(0, bounds.width - 2 * insets),
        height: bounds.height - top - barHeight - bottomInset),
      style: style, configuration: configuration, plane: plane)
    keys = layout.places.map { place in
      let view = UIKBKeyView(key: place.key)
      view.frame = place.frame.offsetBy(dx: insets, dy: top + barHeight)
      addSubview(view)
      return view
    }
    updateKeys()
  }

  private var style: KeyboardStyle {
    guard host.metrics.isPad else { return .phone }
    return switch posture {
    case .docked, .undocked: .pad
    case .split: .split
    case .floating: .floating
    }
  }

  /// The margin at each side, in points: the smaller of the safe area's insets. It keeps the keys of a notched phone in landscape clear of
  /// the rounded corners, and is 0 for any other keyboard.
  private var sideInsets: CGFloat {
    style == .phone
      ? max(0, min(host.screen.safeAreaInsets.left, host.screen.safeAreaInsets.right)) : 0
  }

  /// The height of the space below the keys, in points. A docked keyboard has the safe area there,
  /// a floating one its grabber, and any other 8 points.
  private var bottomInset: CGFloat {
    switch posture {
    case .docked: host.screen.safeAreaInsets.bottom
    case .undocked, .split: 8
    case .floating: KeyboardStyle.grabberHeight
    }
  }

  /// Lays out the backdrop, which is one panel, or two for a split keyboard, and the grabber.
  private func layoutPanels() {
    let isSplit = style == .split
    let half = KeyboardLayout.halfWidth(of: bounds.width)
    panels[0].frame = isSplit ? CGRect(x: 0, y: 0, width: half, height: bounds.height) : bounds
    panels[1].isHidden = !isSplit
    panels[1].frame = CGRect(
      x: bounds.width - half, y: 0, width: half, height: bounds.height)
    for panel in panels { panel.layer.cornerRadius = posture == .docked ? 0 : 12 }
    grabber.isHidden = posture != .floating
    grabber.frame = CGRect(x: bounds.midX - 20, y: bounds.maxY - 12, width: 40, height: 4)
  }

  /// Updates the letters, the shift key, the return key and the suggestions to match the text.
  func updateKeys() {
    for view in keys {
      var look = look(of: view.key)
      look.isPressed = view === pressed
      view.look = look
    }
    bar.words = suggestions
  }

  private func look(of key: KeyboardKey) -> UIKBKeyView.Look {
    typealias Look = UIKBKeyView.Look
    switch key {
    case .text(let text):
      let isWord = text.count > 1
      let title = plane == .letters && isShifted && !isWord ? text.uppercased() : text
      let size: CGFloat = isWord ? 16 : plane == .pad ? 25 : 23
      let caption = plane == .pad ? KeyboardLayout.padCaptions[text] : nil
      return Look(title: title, caption: caption, fontSize: size, style: .letter)
    case .shift:
      return Look(
        symbol: isShifted ? "shift.fill" : "shift", fontSize: 14,
        style: isShifted ? .letter : .function)
    case .delete:
      return Look(symbol: "delete.left", fontSize: 14, style: plane == .pad ? .bare : .function)
    case .plane(let plane):
      return Look(title: plane.title)
    case .space:
      return Look(title: "space", style: .letter)
    case .return:
      let isDimmed = configuration.dimsEmptyReturn && !(client?.hasText ?? false)
      return Look(
        title: configuration.returnKeyType.title,
        style: configuration.returnKeyType.isProminent && !isDimmed ? .prominent : .function,
        isDimmed: isDimmed)
    case .emoji:
      return Look(
        symbol: "face.smiling", fontSize: style == .phone ? 19 : 17,
        style: isBelowRows(key) ? .bare : .function)
    case .hide:
      return Look(symbol: "keyboard.chevron.compact.down", fontSize: 17)
    case .dictation:
      return Look(symbol: "mic", fontSize: 18, style: isBelowRows(key) ? .bare : .function)
    }
  }

  /// Whether the key is below the rows. If a phone's keyboard has room below the rows, it shows the
  /// emoji key and the dictation key in that space, without key caps.
  private func isBelowRows(_ key: KeyboardKey) -> Bool {
    guard style == .phone, let view = keys.first(where: { $0.key == key }) else { return false }
    return !keys.contains { $0.key == .space && $0.frame.minY == view.frame.minY }
  }

  /// Returns the frame of a key in the keyboard's coordinates; nil if the key is not shown.
  func place(of key: KeyboardKey) -> CGRect? {
    layoutIfNeeded()
    return keys.first { $0.key == key }?.frame
  }

  // MARK: Text

  private var client: (any UIKeyInput)? {
    isForeign ? nil : host.inputSet.responder as? any UIKeyInput
  }

  private var textBeforeCaret: String {
    guard let input = client as? any UITextInput, let selection = input.selectedTextRange,
      let range = input.textRange(from: input.beginningOfDocument, to: selection.start)
    else { return "" }
    return input.text(in: range) ?? ""
  }

  /// Whether the letters are capitals, because of the shift key or else the field's
  /// autocapitalisation.
  private var isShifted: Bool {
    if let shift { return shift }
    let text = textBeforeCaret
    switch client?.autocapitalizationType ?? .none {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = text.last else { return true }
      guard last.isWhitespace else { return false }
      return last.isNewline || ".!?".contains(text.last { !$0.isWhitespace } ?? ".")
    }
  }

  private var suggestions: [String] {
    guard configuration.keyboardType != .emailAddress else { return [] }
    let words = textBeforeCaret.split(omittingEmptySubsequences: false) { $0.isWhitespace }
    return Suggestions.words(for: words.last.map(String.init) ?? "")
  }

  // MARK: Touches

  /// Returns the key nearest to a point, because a touch in a gap between keys counts as well; nil
  /// if every key is 20 points or more away.
  private func key(at point: CGPoint) -> UIKBKeyView? {
    func distance(_ view: UIKBKeyView) -> CGFloat {
      let x = max(view.frame.minX - point.x, 0, point.x - view.frame.maxX)
      let y = max(view.frame.minY - point.y, 0, point.y - view.frame.maxY)
      return x * x + y * y
    }
    guard let nearest = keys.min(by: { distance($0) < distance($1) }), distance(nearest) < 400
    else { return nil }
    return nearest
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = touches.first.flatMap { key(at: $0.location(in: self)) }
    updateKeys()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = touches.first.flatMap { key(at: $0.location(in: self)) }
    updateKeys()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let key = pressed?.key
    pressed = nil
    updateKeys()
    if let key { press(key) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = nil
    updateKeys()
  }

  private func press(_ key: KeyboardKey) {
    guard !isForeign else { return }
    let client = host.inputSet.responder?.textInputClient
    switch key {
    case .text(let text):
      client?.typeText(plane == .letters && isShifted && text.count == 1 ? text.uppercased() : text)
      shift = nil
    case .space:
      client?.typeText(" ")
      if plane != .letters, plane != .pad { change(to: .letters) }
    case .delete: client?.typeDelete()
    case .return:
      if !(configuration.dimsEmptyReturn && !(self.client?.hasText ?? false)) {
        client?.pressReturn()
      }
    case .shift: shift = !isShifted
    case .hide: host.inputSet.responder?.resignFirstResponder()
    case .plane(let plane): change(to: plane)
    case .emoji, .dictation: break
    }
    updateKeys()
  }

  private func change(to newPlane: KeyboardPlane) {
    plane = newPlane
    setNeedsLayout()
  }
}
