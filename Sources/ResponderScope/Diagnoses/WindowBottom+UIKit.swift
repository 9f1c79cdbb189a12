#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// The last answers of `unlessTaken`, by view: it searches a window at most four times a second.
  @MainActor private var answers:
    [ObjectIdentifier: (end: CGFloat, time: TimeInterval, isTaken: Bool)] =
      [:]

  extension WindowBottom {
    /// Reads what is at the bottom of a view's window, the bars in the views around that view
    /// included; nil without a window.
    @MainActor
    init?(of view: UIView) {
      guard let window = view.window else { return nil }
      let (screen, safeArea) = (window.convertToScreen(window.bounds), window.safeAreaInsets.bottom)
      var (tabBar, toolbar): (CGFloat, CGFloat) = (0, 0)
      let own = sequence(first: view, next: \.superview).lazy.filter { !($0 is UIScrollView) }
        .flatMap(\.subviews).filter { $0 is UITabBar || $0 is UIToolbar }
      // UIKit may put a tab bar into a container beside the screens (iPadOS 18), so ask for it.
      let bars = view.chain.lazy.compactMap { ($0 as? UITabBarController)?.tabBar as UIView? }
      for bar in Array(own) + Array(bars) {
        let frame = bar.convertToScreen(bar.bounds)
        guard bar.window === window, bar.isShown, frame.minY > screen.midY,
          frame.maxY >= screen.maxY - safeArea - 1
        else { continue }
        if bar is UITabBar {
          tabBar = screen.maxY - frame.minY
        } else {
          toolbar = screen.maxY - frame.minY
        }
      }
      self.init(
        edge: screen.maxY, safeArea: safeArea, tabBar: tabBar, toolbar: toolbar,
        accessory: KeyboardMonitor.shared.accessoryHeight(over: window))
    }

    /// Returns the record unless a view of the app's own begins where another view ends, which it
    /// may have made room for. While the keyboard is up, this searches only if the distance to the
    /// keyboard equals something in the record.
    @MainActor
    func unlessTaken(
      below end: CGFloat, of view: UIView, under keyboard: KeyboardState
    ) -> WindowBottom? {
      if keyboard.placement.isUp, part(of: keyboard.frame.minY - end) == nil { return self }
      let time = CACurrentMediaTime()
      let key = ObjectIdentifier(view)
      if let known = answers[key], known.end == end,
        abs(time - known.time) < ScrollFollower.interval
      {
        return known.isTaken ? nil : self
      }
      let isTaken =
        view.window?.holdsView(beginningIn: end - 1...end + 24, besides: view) ?? false
      if answers.count > 50 { answers = [:] }
      answers[key] = (end, time, isTaken)
      return isTaken ? nil : self
    }
  }

  extension UIView {
    /// Whether the view itself is neither hidden nor transparent.
    var isShown: Bool { !isHidden && alpha > 0.02 }

    /// Whether a visible view in this one, or a layer that no view owns, begins in a range of heights
    /// on the screen. `other` and what is inside it does not count, nor does what is inside a list
    /// that begins higher, because it scrolls.
    fileprivate func holdsView(
      beginningIn range: ClosedRange<CGFloat>, besides other: UIView
    ) -> Bool {
      guard self !== other, isShown else { return false }
      let top = convertToScreen(bounds).minY
      if range.contains(top), bounds.height > 1, !other.isDescendant(of: self) { return true }
      if self is UIScrollView, top < range.lowerBound, !other.isDescendant(of: self) {
        return false
      }
      return layer.drawn.contains {
        range.contains(convertToScreen(layer.convert($0.bounds, from: $0)).minY)
      } || subviews.contains { $0.holdsView(beginningIn: range, besides: other) }
    }
  }
#endif
