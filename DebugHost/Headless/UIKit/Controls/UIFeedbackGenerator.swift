import Foundation

/// Haptic feedback. A headless device has no haptics, so the calls do nothing (A).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {
    super.init()
  }

  open func selectionChanged() {}
}
