import Foundation

/// A layout guide that tracks how near it is to the edges of its view. The stand-in has no Auto
/// Layout and so no constraints, so the rules of nearness (T4.15.5 to T4.15.11) have nothing to act
/// on.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
