import Foundation

/// What a hand feels. A headless device has nothing to knock with: calls are taken and do nothing (A).
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

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public convenience override init() {
    self.init(style: .medium)
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  open func impactOccurred() {}
}
