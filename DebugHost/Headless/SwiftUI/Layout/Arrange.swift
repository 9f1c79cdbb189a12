extension LayoutPart {
  /// Puts the platform views of what is inside into a view: adds what is new, takes away what is gone, keeps the order; nothing that
  /// stays moves.
  func arrange(in container: PlatformView, among owned: inout [PlatformView]) {
    var list: [ShownView] = []
    show(in: &list)
    let wanted = list.map(\.view)
    let kept = Set(wanted.map(ObjectIdentifier.init))
    // New views come before old ones leave, so that a switch of focus finds its target.
    for (index, item) in list.enumerated() {
      if item.view.frame != item.frame { item.view.frame = item.frame }
      guard item.view.superview !== container else { continue }
      container.insert(item.view, above: index > 0 ? wanted[index - 1] : nil)
    }
    for view in owned where !kept.contains(ObjectIdentifier(view)) && view.superview === container {
      view.removeFromSuperview()
    }
    owned = wanted
    let order = container.subviews.filter { kept.contains(ObjectIdentifier($0)) }
    guard !zip(order, wanted).allSatisfy({ $0 === $1 }) else { return }
    for view in wanted { container.bringToFront(view) }
  }
}
