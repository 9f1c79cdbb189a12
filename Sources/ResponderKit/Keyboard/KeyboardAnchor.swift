#if canImport(UIKit)
  package import ResponderCore
  internal import UIKit

  /// Moves one scroll view's inset and offset along with the keyboard.
  ///
  /// Acts on the change of overlap in the scroll view's own coordinates, never on begin frames.
  @MainActor
  final class KeyboardAnchor: ScrollBehavior {
    static let registry = BehaviorRegistry<KeyboardAnchor>()

    private(set) weak var scrollView: UIScrollView?
    private let policy: AnchorPolicy
    private var subscription: BehaviorToken?
    /// What stands in the insets because of the keyboard, points.
    private var added = Addition()

    /// Our part of the insets, with what was there before, so that it can be put back to the bit.
    private struct Addition {
      var content: CGFloat = 0
      var indicator: CGFloat = 0
      var contentBefore: CGFloat = 0
      var indicatorBefore: CGFloat = 0
    }

    init(scrollView: UIScrollView, policy: AnchorPolicy) {
      self.scrollView = scrollView
      self.policy = policy
    }

    func start() {
      subscription = KeyboardMonitor.shared.observe { [weak self] in self?.keyboardMoved($0) }
      follow(overlap: nil)
    }

    func stop() {
      subscription?.cancel()
      subscription = nil
      follow(overlap: 0)
    }

    private func keyboardMoved(_ event: KeyboardEvent) {
      guard event.kind.isWill, scrollView?.window != nil else { return }
      if event.duration > 0 {
        UIView.animate(
          withDuration: event.duration, delay: 0, options: event.animationOptions,
          animations: { self.follow(overlap: nil) })
      } else {
        UIView.performWithoutAnimation { self.follow(overlap: nil) }
      }
    }

    /// Brings inset and offset to the overlap, by default the present one.
    private func follow(overlap: CGFloat?) {
      guard let scrollView else { return }
      let overlap = overlap ?? KeyboardMonitor.shared.overlap(in: scrollView)
      let geometry = ScrollGeometry(scrollView)
      let base = contentBase(of: scrollView)
      let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
      let isSelfAdjusting = scrollView.isAdjustedByTableController
      let content =
        isSelfAdjusting
        ? scrollView.contentInset.bottom
        : KeyboardInset.content(base: base, safeArea: safeArea, overlap: overlap)
      guard content != scrollView.contentInset.bottom else { return }
      let bottomInset = content + safeArea
      let field = (scrollView.firstResponderInside as? UIView).map(scrollView.contentRect(of:))
      let decision = AnchorDecision.decide(
        policy: policy, geometry: geometry, changingBottomInsetTo: bottomInset,
        firstResponder: field)
      set(content: content, base: base, on: scrollView)
      if decision.offset != scrollView.contentOffset { scrollView.contentOffset = decision.offset }
      BehaviorReports.send(
        .anchor(AnchorRecord(scrollView: ResponderIdentity(scrollView), decision: decision)))
    }

    /// The bottom content inset without our part; what the app changed meanwhile counts as the app's.
    private func contentBase(of scrollView: UIScrollView) -> CGFloat {
      let now = scrollView.contentInset.bottom
      guard added.content != 0 else { return now }
      return now == added.contentBefore + added.content
        ? added.contentBefore : now - added.content
    }

    private func set(content: CGFloat, base: CGFloat, on scrollView: UIScrollView) {
      let indicatorNow = scrollView.verticalScrollIndicatorInsets.bottom
      let indicatorBase =
        indicatorNow == added.indicatorBefore + added.indicator
        ? added.indicatorBefore : indicatorNow - added.indicator
      let indicator = content == base ? 0 : content - base
      scrollView.contentInset.bottom = content
      scrollView.verticalScrollIndicatorInsets.bottom = indicatorBase + indicator
      added = Addition(
        content: content == base ? 0 : content - base, indicator: indicator, contentBefore: base,
        indicatorBefore: indicatorBase)
    }
  }

  extension KeyboardEvent.Kind {
    /// Whether the keyboard is about to move; what follows a move brings nothing new.
    package var isWill: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }
  }

  extension UIScrollView {
    /// Whether this is the table of a table controller, which makes room for the keyboard by itself (truth T4.17.1).
    fileprivate var isAdjustedByTableController: Bool {
      guard let table = self as? UITableView else { return false }
      return chain.lazy.compactMap { $0 as? UITableViewController }.first?.tableView === table
    }
  }
#endif
