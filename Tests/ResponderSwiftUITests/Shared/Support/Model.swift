import SwiftUI

/// The state with which a test changes a SwiftUI tree from outside.
@MainActor
final class Model: ObservableObject {
  @Published var isOn = false
  @Published var number = 0
  @Published var rows: [Int] = []
  @Published var name: String?
}
