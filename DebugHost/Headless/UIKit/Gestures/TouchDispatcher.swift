import Foundation

/// Brings touches to windows, gesture recognisers and views.
@MainActor
package final class TouchDispatcher {
  package init() {}

  func send(_ event: UIEvent) {}

  func deliver(_ event: UIEvent, in window: UIWindow) {}
}
