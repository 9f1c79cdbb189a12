extension UIView {
  /// Puts the layers of the primitives that have no view among the layers of the views (T4.20.57).
  func draw(_ list: [ShownView]) {
    let old = (layer.sublayers ?? []).compactMap { $0 as? DrawnLayer }
    guard !old.isEmpty || list.contains(where: \.isDrawn) else { return }
    let wanted = list.map { item in
      guard item.isDrawn else { return item.view.layer }
      let drawn = old.first { $0.source === item.view } ?? DrawnLayer(item.view)
      drawn.follow(hasContents: item.view is UILabel)
      return drawn
    }
    for former in old where !wanted.contains(where: { $0 === former }) {
      former.removeFromSuperlayer()
    }
    let present = (layer.sublayers ?? []).filter { one in wanted.contains { $0 === one } }
    guard !present.elementsEqual(wanted, by: { $0 === $1 }) else { return }
    for one in wanted { layer.addSublayer(one) }
  }

  /// The primitives without a view inside this view, back to front.
  package var drawnPrimitives: [DrawnLayer] { layer.drawnPrimitives }
}

extension CALayer {
  fileprivate var drawnPrimitives: [DrawnLayer] {
    ((self as? DrawnLayer).map { [$0] } ?? []) + (sublayers ?? []).flatMap(\.drawnPrimitives)
  }
}

/// Presses the buttons that have no view. It never recognises, so it prevents no other gesture.
final class DrawnButtonGesture: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    defer { state = .failed }
    // A row's hosting view is inside that of its list.
    let hosts = sequence(first: touches.first?.view, next: { $0?.superview })
    let host = hosts.first { $0?.gestureRecognizers?.contains { $0 is Self } == true }
    guard let view, host == view, touches.count == 1 else { return }
    let point = location(in: view)
    let hit = view.drawnPrimitives.last {
      let control = $0.source as? ButtonControl
      return control?.isEnabled == true && control?.isUserInteractionEnabled == true
        && view.layer.convert($0.bounds, from: $0).contains(point)
    }
    (hit?.source as? ButtonControl)?.press()
  }
}
