import Foundation

/// A layout guide that tracks how near it is to the edges of its view. The stand-in does not
/// implement this tracking (T4.15.5 to T4.15.11), because it has no Auto Layout whose constraints
/// could use the result.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
