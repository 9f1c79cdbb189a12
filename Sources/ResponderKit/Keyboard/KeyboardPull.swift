#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// How far a finger has pulled the keyboard down (`keyboardDismissMode` `.interactive`).
  ///
  /// UIKit posts nothing while the finger drags (truth T4.13.26). What public API shows is the app's own input accessory
  /// view, which stands on the keyboard and moves with it, and without one the window's keyboard layout guide, which
  /// follows the gesture (UIKit documentation). The guide is asked only while a finger is down, and trusted only if it
  /// knew the docked place first.
  @MainActor
  struct KeyboardPull {
    private weak var accessory: UIView?
    private weak var guide: UILayoutGuide?
    private(set) var isActive = false

    /// Points that the keyboard is below the place that its last notification named; looked at once a turn.
    mutating func distance(in scrollView: UIScrollView, below frame: CGRect) -> CGFloat {
      if !isActive {
        guard scrollView.isTracking, scrollView.takesKeyboardAlong else { return 0 }
        findSource(in: scrollView, at: frame)
      }
      guard let distance = top.map({ $0 - frame.minY }), distance.isFinite else {
        end()
        return 0
      }
      isActive = distance > 0.5
      return isActive ? distance : 0
    }

    /// A notification tells where the keyboard goes: the pull is over.
    mutating func end() {
      isActive = false
      accessory = nil
      guide = nil
    }

    private mutating func findSource(in scrollView: UIScrollView, at frame: CGRect) {
      guard accessory == nil, guide == nil else { return }
      accessory = scrollView.keyboardAccessory
      guard accessory == nil else { return }
      guide = scrollView.window?.guideOfKeyboard
      if let top, abs(top - frame.minY) < 1 { return }
      guide = nil
    }

    /// The keyboard's upper edge now, screen coordinates.
    private var top: CGFloat? {
      if let accessory, let window = accessory.window {
        return accessory.convert(accessory.bounds, to: window.keyboardSpace()).minY
      }
      guard let guide, let view = guide.owningView, let window = view.window else { return nil }
      return view.convert(guide.layoutFrame, to: window.keyboardSpace()).minY
    }
  }

  extension UIScrollView {
    /// The accessory view on the screen's keyboard: that of the first responder, or of a controller of this list.
    fileprivate var keyboardAccessory: UIView? {
      let starts = [window.flatMap { FocusBook.shared.firstResponder(in: $0) }, self]
      return starts.lazy.compactMap { start in
        start?.chain.lazy.compactMap(\.barOnKeyboard).first { $0.window != nil }
      }.first
    }
  }
#endif
