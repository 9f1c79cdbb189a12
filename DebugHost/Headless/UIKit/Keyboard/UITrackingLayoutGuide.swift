import Foundation

/// A layout guide that tracks how near it is to its view's edges. There is no Auto Layout here, so no constraints: the
/// rules of nearness (T4.15.5 to T4.15.11) have nothing to act on.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
