#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Outlines over the app, drawn by layers in the HUD's own window: the field, each scroll view
  /// around it, the truly visible part of its list, the keyboard's edge, the ghost (the place where
  /// the field will rest) and, if the user asks for it, one hop of the chain.
  @MainActor
  final class HUDOutlines {
    private let container = CALayer()
    private let visible = HUDOutline(width: 1, dashes: [6, 4], radius: 4, stroke: .systemTeal)
    private let keyboard = HUDOutline(width: 2, isLine: true, stroke: .systemIndigo)
    let field = HUDOutline(width: 2)
    /// The outline of the field's place at rest.
    let ghost = HUDOutline(
      width: 1.5, dashes: [5, 3], stroke: HUDStyle.prediction, fill: HUDStyle.prediction,
      fillAlpha: 0.12)
    private let hopped = HUDOutline(
      width: 3, radius: 6, stroke: .systemPurple, fill: .systemPurple, fillAlpha: 0.1)
    private var scrolls: [HUDOutline] = []
    let tag = HUDGhostTag()
    private let fieldTags: HUDFieldTags
    private var traits: UITraitCollection
    /// The origin of the screen in the window's coordinates, in points, when a snapshot was last
    /// shown. An origin suffices, because the screen's and the window's coordinates rotate together
    /// with the interface.
    private var origin = CGPoint.zero

    private var all: [HUDOutline] { [visible, keyboard, ghost, hopped, field] + scrolls }

    var isShown: Bool { all.contains { $0.rect != nil } }

    /// Sets the colours and fonts for the window's current appearance.
    func dress(_ traits: UITraitCollection) {
      self.traits = traits
      for outline in all { outline.style(traits) }
      let font = HUDFonts(traits).value
      tag.font = font
      fieldTags.style(font)
    }

    init(host: UIView) {
      traits = host.traitCollection
      host.layer.addSublayer(container)
      fieldTags = HUDFieldTags(host: host)
      for outline in all { outline.add(to: container) }
      host.addSubview(tag)
    }

    /// Shows a snapshot and the fields' numbers. The frames of the hop and of the panel are in the
    /// window's coordinates, in points.
    func show(
      _ snapshot: ResponderSnapshot, hop: CGRect?, numbers: [HUDFieldTag], in window: UIWindow,
      avoiding panel: CGRect
    ) {
      CATransaction.beginWithoutActions()
      defer { CATransaction.commit() }
      origin = window.convert(CGPoint.zero, from: window.screen.coordinateSpace)
      showScrolls(snapshot.placement)
      fieldTags.show(numbers, origin: origin)
      let placement = snapshot.placement
      if let placement { field.stroke = HUDStyle.accent(placement.visibility.status) }
      field.show(placement.map { local($0.screenRect).insetBy(dx: -2, dy: -2) })
      let seen = placement?.scroll.map { local(Self.visibleRect($0)) }
      visible.show(seen?.insetBy(dx: 1.5, dy: 1.5))
      let rest = snapshot.prediction.map { local($0.screenRect) }
      ghost.show(rest)
      tag.show(ghost: rest, visible: seen, avoiding: panel)
      // The keyboard is in front of this window, so the line is drawn just above the keyboard.
      let edge = local(snapshot.keyboard.frame).offsetBy(dx: 0, dy: -1)
      keyboard.show(snapshot.keyboard.placement == .hidden ? nil : edge)
      hopped.show(hop?.insetBy(dx: 1.5, dy: 1.5))
    }

    /// Moves the outlines of the field and of the ghost without waiting for the next snapshot. The
    /// field's outline follows its list. While a finger drags the list, the ghost, if it is shown,
    /// moves to where the field would rest if the finger lifted now.
    func move(_ place: ScrollTracker.Place) {
      CATransaction.beginWithoutActions()
      field.move(to: local(place.view).insetBy(dx: -2, dy: -2))
      if let rest = place.atRest { ghost.move(to: local(rest)) }
      CATransaction.commit()
    }

    private func local(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

    /// Outlines the scroll view of the field, and each scroll view around it.
    private func showScrolls(_ placement: ResponderPlacement?) {
      let outer = placement?.outerScrolls.map(\.screenRect) ?? []
      let frames = placement?.scroll.map { [$0.screenRect] + outer } ?? []
      while scrolls.count < frames.count {
        let outline = HUDOutline(width: 1, dashes: [2, 3], radius: 3, stroke: .systemGray)
        outline.style(traits)
        outline.add(to: container)
        scrolls.append(outline)
      }
      for (index, outline) in scrolls.enumerated() {
        // Each outer frame is drawn a little further inside, so that equal frames can be told
        // apart.
        let inset = 3 + 2 * CGFloat(index)
        let isUsed = index < frames.count
        outline.show(isUsed ? local(frames[index]).insetBy(dx: inset, dy: inset) : nil)
      }
    }

    /// Returns the truly visible part of the scroll view, in screen coordinates; null if nothing is
    /// visible. The coordinates of the content and of the scroll view's frame differ by the offset.
    private static func visibleRect(_ scroll: ScrollPlacement) -> CGRect {
      scroll.visibleRect.offsetBy(
        dx: scroll.screenRect.minX - scroll.geometry.contentOffset.x,
        dy: scroll.screenRect.minY - scroll.geometry.contentOffset.y)
    }
  }

  /// Draws one outline, or one line, with a layer. An outline that keeps its size is moved and not
  /// redrawn.
  @MainActor
  final class HUDOutline {
    private let layer = CAShapeLayer()
    private let radius: CGFloat
    private(set) var rect: CGRect?
    /// The colour of the outline, and that of its inside.
    var stroke: UIColor? { didSet { if stroke != oldValue { paint() } } }
    var fill: UIColor? { didSet { if fill != oldValue { paint() } } }
    private let fillAlpha: CGFloat
    private var traits: UITraitCollection?
    private let isLine: Bool

    /// The smallest distance that counts as a move, in points. Smaller differences are rounding
    /// errors.
    private static let least: CGFloat = 0.01

    init(
      width: CGFloat, dashes: [NSNumber]? = nil, radius: CGFloat = 5, isLine: Bool = false,
      stroke: UIColor? = nil, fill: UIColor? = nil, fillAlpha: CGFloat = 1
    ) {
      (self.radius, self.isLine) = (radius, isLine)
      (self.stroke, self.fill, self.fillAlpha) = (stroke, fill, fillAlpha)
      layer.fillColor = nil
      layer.lineWidth = width
      layer.lineDashPattern = dashes
    }

    func add(to container: CALayer) {
      container.addSublayer(layer)
    }

    /// Resolves the colours for an appearance, because layers do not follow traits on their own.
    func style(_ traits: UITraitCollection) {
      self.traits = traits
      paint()
    }

    private func paint() {
      guard let traits else { return }
      CATransaction.beginWithoutActions()
      defer { CATransaction.commit() }
      let inside = fill?.resolvedColor(with: traits)
      layer.strokeColor = stroke?.resolvedColor(with: traits).cgColor
      layer.fillColor =
        fillAlpha < 1 ? inside?.withAlphaComponent(fillAlpha).cgColor : inside?.cgColor
    }

    /// Outlines a rectangle in the container's coordinates, or hides the outline if the rectangle
    /// is nil or not finite.
    func show(_ new: CGRect?) {
      guard let new, !new.isInfinite, new.isFinite else {
        guard rect != nil else { return }
        rect = nil
        layer.position = .zero
        layer.path = nil
        return
      }
      // A field that scrolls keeps its size, so the layer is only moved.
      if let old = rect, !isLine, abs(old.width - new.width) < Self.least,
        abs(old.height - new.height) < Self.least
      {
        let way = CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)
        guard abs(way.x) >= Self.least || abs(way.y) >= Self.least else { return }
        rect = new
        let place = layer.position
        layer.position = CGPoint(x: place.x + way.x, y: place.y + way.y)
        return
      }
      guard rect != new else { return }
      rect = new
      layer.position = .zero
      layer.path = path(new)
    }

    /// Moves or redraws the outline if it is shown. A hidden outline stays hidden.
    func move(to new: CGRect) {
      if rect != nil { show(new) }
    }

    private func path(_ rect: CGRect) -> CGPath {
      guard isLine else {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        return UIBezierPath(roundedRect: rect, cornerRadius: max(0, radius)).cgPath
      }
      let path = UIBezierPath()
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      return path.cgPath
    }
  }

  extension CATransaction {
    /// Begins a transaction in which layers change at once.
    static func beginWithoutActions() {
      begin()
      setDisableActions(true)
    }
  }

  extension CGPoint {
    /// Whether a layer accepts the point. Core Animation raises `CALayerInvalidGeometry` for a
    /// coordinate that is not a number.
    var isFinite: Bool { x.isFinite && y.isFinite }
  }

  extension CGRect {
    /// Whether a layer accepts the rectangle. The conversion of a rectangle through a view that is
    /// scaled to nothing yields a rectangle that is not finite.
    var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
  }

  /// The number of a field in the order in which the focus visits the fields, and the field's
  /// frame.
  struct HUDFieldTag: Equatable {
    /// The number, from 1; nil for a field that the order leaves out.
    let number: Int?
    /// The field's frame, in screen coordinates, in points.
    let rect: CGRect

    /// Returns the tags of the fields that are at least partly inside their window and inside each
    /// superview that clips.
    @MainActor
    static func tags(_ reading: FieldReading) -> [HUDFieldTag] {
      reading.fields.compactMap { field in
        guard let view = field.view, view.window != nil, view.isUnclipped else { return nil }
        return HUDFieldTag(number: field.number, rect: view.convertToScreen(view.bounds))
      }
    }
  }

  extension UIView {
    /// Whether at least a part of this view is within the bounds of the window and of each
    /// superview that clips.
    fileprivate var isUnclipped: Bool {
      sequence(first: self, next: \.superview).dropFirst()
        .filter { $0.clipsToBounds || $0 is UIWindow }
        .allSatisfy { $0.bounds.overlaps(convert(bounds, to: $0)) }
    }
  }

  /// Draws the numbers of the fields at the fields' upper leading corners, in the HUD's own window.
  @MainActor
  final class HUDFieldTags {
    private let container = UIView()
    private var labels: [UILabel] = []
    private var shown: [HUDFieldTag] = []
    private var font = UIFont.systemFont(ofSize: 13)

    init(host: UIView) {
      container.isUserInteractionEnabled = false
      container.accessibilityElementsHidden = true
      host.addSubview(container)
    }

    func style(_ font: UIFont) {
      self.font = font
      shown = []
    }

    /// Shows the tags. `origin` is the screen's origin in the window's coordinates, in points.
    func show(_ tags: [HUDFieldTag], origin: CGPoint) {
      guard tags != shown || labels.count != tags.count else { return }
      shown = tags
      while labels.count < tags.count { labels.append(makeLabel()) }
      while labels.count > tags.count { labels.removeLast().removeFromSuperview() }
      for (label, tag) in zip(labels, tags) {
        let rect = tag.rect.offsetBy(dx: origin.x, dy: origin.y)
        label.isHidden = !rect.isFinite
        guard rect.isFinite else { continue }
        label.font = font
        label.text = tag.number.map(String.init) ?? "–"
        label.backgroundColor = tag.number != nil ? HUDStyle.prediction : .systemGray
        let height = max(20, (font.lineHeight + 4).rounded(.up))
        let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)
        let width = max(height, label.sizeThatFits(limit).width.rounded(.up) + 10)
        label.layer.cornerRadius = height / 2
        let x = container.isReversed ? rect.maxX - width + 6 : rect.minX - 6
        label.frame = CGRect(
          x: max(0, x), y: max(0, rect.minY - height / 2), width: width, height: height)
      }
    }

    private func makeLabel() -> UILabel {
      let label = UILabel()
      label.textColor = .white
      label.textAlignment = .center
      label.clipsToBounds = true
      label.accessibilityIdentifier = "ResponderScope.HUD.field"
      container.addSubview(label)
      return label
    }
  }

  /// A small tag for a field that will come to rest above or below the visible area, where its
  /// ghost (the outline of its place at rest) cannot be seen. The tag is at that edge of the area
  /// or, where the panel is in the way, beside the panel, and says how far away the field will be.
  final class HUDGhostTag: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      textColor = .white
      textAlignment = .center
      backgroundColor = HUDStyle.prediction
      layer.cornerRadius = 11
      clipsToBounds = true
      isAccessibilityElement = false
      accessibilityIdentifier = "ResponderScope.HUD.tag"
    }

    required init?(coder: NSCoder) { nil }

    /// Shows how far above or below the visible area the ghost is, at a place that the panel does
    /// not cover, or hides the tag if there is nothing to show or no room. All rectangles are in
    /// the coordinates of the tag's superview.
    func show(ghost: CGRect?, visible: CGRect?, avoiding panel: CGRect) {
      isHidden = true
      guard let ghost, let visible, ghost.isFinite, visible.isFinite else { return }
      let isAbove = ghost.maxY <= visible.minY
      guard isAbove || ghost.minY >= visible.maxY else { return }
      let distance = isAbove ? visible.minY - ghost.maxY : ghost.minY - visible.maxY
      let points = Wording.points(distance.rounded())
      let new = isAbove ? "↑ will rest \(points) pt above" : "↓ will rest \(points) pt below"
      if text != new { text = new }
      let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let natural = sizeThatFits(limit)
      let size = CGSize(
        width: min(natural.width.rounded(.up) + 20, visible.width),
        height: max(22, natural.height + 4))
      // If the panel leaves no room for the tag, the tag is hidden. The card's headline also says
      // on which side the field will be.
      guard let middle = Self.middle(for: size, isAbove: isAbove, in: visible, avoiding: panel)
      else { return }
      center = middle
      if bounds.size != size { bounds.size = size }
      isHidden = false
    }

    /// Returns a centre at which the tag does not overlap the panel: at the edge beyond which the
    /// ghost lies, or else directly below or above the panel; nil if there is no room at any of
    /// these places.
    private static func middle(
      for size: CGSize, isAbove: Bool, in visible: CGRect, avoiding panel: CGRect
    ) -> CGPoint? {
      let reach = CGSize(width: size.width / 2 + 8, height: size.height / 2 + 8)
      let xs = [visible.midX, visible.minX + reach.width, visible.maxX - reach.width]
      let besides = [panel.maxY + reach.height, panel.minY - reach.height]
      let ys =
        isAbove
        ? [visible.minY + reach.height] + besides
        : [visible.maxY - reach.height] + besides.reversed()
      let taken = panel.insetBy(dx: -4, dy: -4)
      for y in ys {
        for x in xs {
          let frame = CGRect(
            x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
          if !taken.overlaps(frame), frame.minY >= visible.minY, frame.maxY <= visible.maxY {
            return CGPoint(x: x, y: y)
          }
        }
      }
      return nil
    }
  }
#endif
