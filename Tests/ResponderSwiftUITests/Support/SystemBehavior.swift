import HeadlessDriver
import SwiftUI
import Testing

/// An iOS version, with the behaviour that differs between versions and affects SwiftUI screens.
enum SystemBehavior: CaseIterable, CustomTestStringConvertible {
  case iOS15, iOS16, iOS26

  var testDescription: String { "\(self)" }

  /// Whether a text field can have several lines.
  var hasVerticalFields: Bool { self != .iOS15 }

  @MainActor
  func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try HeadlessChoices.with { choices in
      switch self {
      case .iOS15:
        choices.swiftUI.list = .table
        choices.swiftUI.search = .controller
        choices.loop.commit = .observer
      case .iOS16:
        choices.swiftUI.list = .collection
        choices.swiftUI.formDismissal = .asList
        choices.swiftUI.search = .controller
        choices.loop.commit = .observer
      case .iOS26:
        choices.swiftUI.list = .collection
        choices.swiftUI.formDismissal = .none
        choices.swiftUI.search = .drawn
        choices.swiftUI.accessory = .setAsKeyboardShows
        choices.loop.commit = .updateCycle
      }
    } run: {
      try body()
    }
  }
}
