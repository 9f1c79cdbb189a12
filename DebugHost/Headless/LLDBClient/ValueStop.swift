import Foundation
import ResponderJournal
import ResponderKit
import ResponderScope

/// Calls a function whose arguments are values of ResponderScope. The debugger stops in that
/// function and shows the arguments in its variables view.
@MainActor
enum ValueStop {
  static func show() {
    let geometry = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 2200),
      contentOffset: CGPoint(x: 0, y: 43.5), inset: Insets(top: 47, bottom: 34))
    let diagnosis = Diagnosis(
      id: .doubleLift, sentence: "Two lift the list.",
      numbers: [.init("lift", 336, unit: "pt")], fix: "Remove one.")
    stop(
      geometry, geometry.inset, ResponderHUD.snapshot, KeyboardMonitor.shared.state, diagnosis,
      ResponderHUD.journal)
  }

  @inline(never)
  private static func stop(
    _ geometry: ScrollViewGeometry, _ insets: Insets, _ snapshot: ResponderSnapshot,
    _ keyboard: KeyboardState, _ diagnosis: Diagnosis, _ journal: Journal
  ) {
    print("values:", keyboard.placement, journal.count)
  }
}
