import Foundation
import ResponderCore

/// Measures whether the journal allocates memory for an event once its ring is full: how many
/// allocations ten thousand more events add.
@MainActor
enum JournalBenchmark {
  static let name = "journal"

  static func run() {
    let count = HeapUse.allocations(of: [name, "20000"], beyond: [name, "10000"])
    print(
      "Journal: heap allocations of 10,000 events in a full ring: "
        + (count.map(String.init) ?? "not counted, there is no valgrind here"))
  }

  /// Appends `times` scroll samples, as the recorder does. The runs under valgrind call this
  /// method.
  static func perform(times: Int) {
    var journal = Journal()
    // The names are longer than the strings that Swift stores inline. The recorder reads an
    // identity once and then shares it.
    let list = ResponderIdentity(
      className: "SomeScreensOwnTableView", identifier: "the-list-of-all")
    var geometry = ScrollViewGeometry(
      viewport: CGSize(width: 390, height: 844), contentSize: CGSize(width: 390, height: 5_000),
      contentOffset: .zero, inset: Insets(top: 47, bottom: 34))
    for number in 0..<times {
      geometry.contentOffset.y = CGFloat(number)
      journal.append(
        .scroll(ScrollSample(scrollView: list, phase: .dragging, geometry: geometry)),
        at: Double(number))
    }
    print(journal.count)
  }
}
