#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Finds what the user needs while a responder is edited: the next field or the button of its form,
  /// and the list on its screen. It searches when the responder or the keyboard has changed, and
  /// reads the places at most four times a second.
  @MainActor
  struct ContentLook {
    private struct Found {
      weak var view: UIView?
      var kind: CoveredContent.Kind
    }

    private var found: [Found]?
    private var keyboard: KeyboardState?
    private var hasWayOn = false
    private var last: (content: CoveredContent?, time: TimeInterval) = (nil, -1)

    /// Returns the first content that the keyboard may keep covered; nil if there is none.
    mutating func read(
      around view: UIView, under keyboard: KeyboardState, at time: TimeInterval
    ) -> CoveredContent? {
      guard keyboard.placement == .docked, let window = view.window else {
        self = ContentLook()
        return nil
      }
      if keyboard != self.keyboard { self = ContentLook() }
      guard found == nil || abs(time - last.time) >= ScrollFollower.interval else {
        return last.content
      }
      if found == nil {
        hasWayOn = KeyboardExits.exist(around: view, above: keyboard.frame.minY)
      }
      self.keyboard = keyboard
      let found = found ?? Self.search(around: view, under: keyboard)
      self.found = found
      let edge = window.convertToScreen(window.bounds).maxY
      last.time = time
      last.content =
        found.lazy.compactMap { [hasWayOn] one -> CoveredContent? in
          guard let other = one.view, other.window === window,
            let place = one.kind == .lastRow
              ? other.lastRowPlace : other.highestPlace(of: other.bounds),
            keyboard.overlap(with: place) >= place.height - 1,
            other.isInFront(above: keyboard.frame.minY)
          else { return nil }
          return CoveredContent(
            kind: one.kind, view: ResponderIdentity(other), place: place, edge: edge,
            hasWayOn: hasWayOn)
        }.first
      return last.content
    }

    private static func search(around view: UIView, under keyboard: KeyboardState) -> [Found] {
      let controller = view.chain.lazy.compactMap { $0 as? UIViewController }.first
      let screen = (controller as? UINavigationController)?.topViewController ?? controller
      guard let root = screen?.viewIfLoaded, !(screen is UITabBarController) else { return [] }
      let rect = view.convertToScreen(view.bounds)
      var next: (view: UIView, kind: CoveredContent.Kind, top: CGFloat)?
      var found: [Found] = []
      for other in [root].withSubviews where other !== view && other.isShown {
        if other is UITableView || other is UICollectionView {
          // The columns of a wheel are tables.
          let isWheel = ResponderIdentity(other).className.hasPrefix("UIPicker")
          if !isWheel, !view.isDescendant(of: other) {
            found.append(Found(view: other, kind: .lastRow))
          }
        } else if let kind = other.formKind {
          let frame = other.convertToScreen(other.bounds)
          // Edges in common tell a form's own button from a round one that floats.
          guard abs(frame.minX - rect.minX) <= 1, abs(frame.maxX - rect.maxX) <= 1,
            frame.minY >= rect.maxY - 1, frame.minY < next?.top ?? .infinity,
            !view.isInBar(on: keyboard.frame.minY, beside: other)
          else { continue }
          next = (other, kind, frame.minY)
        }
      }
      return (next.map { [Found(view: $0.view, kind: $0.kind)] } ?? []) + found
    }
  }

  extension UIView {
    /// What the view is in a form; nil for anything but fields and buttons that the user can reach.
    fileprivate var formKind: CoveredContent.Kind? {
      guard isUserInteractionEnabled else { return nil }
      if self is UIButton { return .button }
      return self is UITextField || (self as? UITextView)?.isEditable == true ? .field : nil
    }

    /// Whether a view around this one, and not around another one, ends at a height on the screen: a bar
    /// that stands on the keyboard is no part of the form behind it.
    fileprivate func isInBar(on height: CGFloat, beside other: UIView) -> Bool {
      sequence(first: self, next: \.superview).dropFirst().prefix { !other.isDescendant(of: $0) }
        .contains { abs($0.convertToScreen($0.bounds).maxY - height) <= 1 }
    }

    /// The place of the end of a list, as `highestPlace(of:)` returns it. A layout of the app's own is
    /// not asked for its last row: one that has yet to prepare may not know it.
    fileprivate var lastRowPlace: CGRect? {
      guard let list = self as? UIScrollView else { return nil }
      let size = list.contentSize
      // A list that scrolls sideways ends at a side.
      guard size.width <= list.bounds.width + 1 || size.height > list.bounds.height else {
        return nil
      }
      let height = min(44, size.height)
      return highestPlace(
        of: CGRect(x: 0, y: size.height - height, width: size.width, height: height))
    }

    /// Returns the place, on the screen, of a rectangle of this view after it and the lists around it
    /// have been scrolled to their ends. Returns nil if dragging one of them dismisses the keyboard,
    /// or if one is upside down.
    fileprivate func highestPlace(of rect: CGRect) -> CGRect? {
      var place = convertToScreen(rect)
      for case let list as UIScrollView in sequence(first: self, next: \.superview) {
        guard list.keyboardDismissMode == .none, !list.isInverted else { return nil }
        guard list.isScrollEnabled else { continue }
        let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        place.origin.y -= max(0, end - list.contentOffset.y)
      }
      return place
    }

    /// Whether the part of the view above a height on the screen, or the whole view if it is below,
    /// is not covered by another view of its window.
    fileprivate func isInFront(above height: CGFloat) -> Bool {
      guard let window else { return false }
      var frame = convertToScreen(bounds)
      // A list that is behind the keyboard as a whole is none that the user is looking at.
      if self is UIScrollView, !(self is UITextView), frame.minY >= height - 1 { return false }
      if frame.minY < height { frame.size.height = min(frame.maxY, height) - frame.minY }
      let point = window.convert(
        CGPoint(x: frame.midX, y: frame.midY), from: window.screen.coordinateSpace)
      let hit = window.layer.frontmost(at: point) { $0 === layer || $0.hasSurface }
      return hit?.owner?.isDescendant(of: self) == true
    }
  }
#endif
