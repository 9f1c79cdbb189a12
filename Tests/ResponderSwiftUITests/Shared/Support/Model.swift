import SwiftUI

/// Switches from outside a tree.
@MainActor
final class Model: ObservableObject {
  @Published var isOn = false
  @Published var number = 0
  @Published var rows: [Int] = []
  @Published var name: String?
}
