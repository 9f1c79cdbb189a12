import HeadlessDriver
import SwiftUI
import Testing

/// An iOS version, with the behaviour that differs between versions and affects SwiftUI screens.
enum SystemBehavior: Int, CaseIterable, CustomTestStringConvertible {
  case iOS15 = 15
  case iOS16, iOS17, iOS18
  case iOS26 = 26
  case iOS27

  var testDescription: String { "\(self)" }

  /// Whether a text field can have several lines.
  var hasVerticalFields: Bool { self != .iOS15 }

  @MainActor
  func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try HeadlessChoices.with {
      $0.follow(system: rawValue)
    } run: {
      try body()
    }
  }
}
