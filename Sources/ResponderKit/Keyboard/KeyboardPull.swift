#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// How far a finger has pulled the keyboard down (`keyboardDismissMode` `.interactive`).
  ///
  /// UIKit posts nothing while the finger drags (truth T4.13.26). What public API shows is the app's own input accessory
  /// view, which stands on the keyboard and moves with it; without one the pull is seen when the finger lets go.
  @MainActor
  struct KeyboardPull {
    private weak var accessory: UIView?
    private(set) var isActive = false

    /// Points that the keyboard is below the place that its last notification named; looked at once a turn.
    mutating func distance(in scrollView: UIScrollView, below frame: CGRect) -> CGFloat {
      if !isActive {
        guard scrollView.isTracking, scrollView.dismissesKeyboardInteractively else { return 0 }
        accessory = accessory ?? scrollView.keyboardAccessory
        guard accessory != nil else { return 0 }
      }
      guard let accessory, let window = accessory.window else {
        end()
        return 0
      }
      let top = accessory.convert(accessory.bounds, to: window.screen.coordinateSpace).minY
      let distance = top - frame.minY
      isActive = distance.isFinite && distance > 0.5
      return isActive ? distance : 0
    }

    /// A notification tells where the keyboard goes: the pull is over.
    mutating func end() {
      isActive = false
      accessory = nil
    }
  }

  extension UIScrollView {
    fileprivate var dismissesKeyboardInteractively: Bool {
      keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    }

    /// The accessory view on the screen's keyboard: that of the first responder, or of a controller of this list.
    fileprivate var keyboardAccessory: UIView? {
      let starts = [window?.firstResponderInside, self]
      return starts.lazy.compactMap { start in
        start?.chain.lazy.compactMap(\.inputAccessoryView).first { $0.window != nil }
      }.first
    }
  }
#endif
