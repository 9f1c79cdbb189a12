#if canImport(SwiftUI)
  internal import SwiftUI

  extension View {
    /// Lays an invisible probe over the view.
    ///
    /// The probe is passed as a value. A closure would be isolated to the main actor, and the
    /// language mode of Swift 6 would check that when SwiftUI calls it. On iOS 26 SwiftUI
    /// evaluates the content of lazy stacks on a thread of its own as well, and the check would end
    /// the app (github.com/feedback-assistant/reports/issues/839).
    func probe(_ probe: some View) -> some View {
      overlay(probe.allowsHitTesting(false))
    }
  }
#endif
