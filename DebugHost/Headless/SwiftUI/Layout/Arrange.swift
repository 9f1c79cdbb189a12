extension LayoutPart {
  /// Makes the platform views of this part the subviews of a container, in order. The function adds
  /// new views and removes old ones. It never removes a view that the container keeps, not even for
  /// a moment.
  ///
  /// - Parameter owned: The views that the part has added to the container.
  func arrange(in container: PlatformView, among owned: inout [PlatformView]) {
    var list: [ShownView] = []
    show(in: &list)
    let wanted = list.filter { !$0.isDrawn }.map(\.view)
    let kept = Set(wanted.map(ObjectIdentifier.init))
    // Adds new views before it removes old ones, so that a focus that moves from an old view to a
    // new one finds its target.
    var former: PlatformView?
    for item in list {
      if item.view.frame != item.frame { item.view.frame = item.frame }
      guard !item.isDrawn else { continue }
      if item.view.superview !== container { container.insert(item.view, above: former) }
      former = item.view
    }
    for view in owned where !kept.contains(ObjectIdentifier(view)) && view.superview === container {
      view.removeFromSuperview()
    }
    owned = wanted
    let order = container.subviews.filter { kept.contains(ObjectIdentifier($0)) }
    if !zip(order, wanted).allSatisfy({ $0 === $1 }) {
      for view in wanted { container.bringToFront(view) }
    }
    container.draw(list)
  }
}
