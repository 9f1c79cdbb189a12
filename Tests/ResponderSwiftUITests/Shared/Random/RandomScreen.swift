import SwiftUI

@testable import ResponderKit

/// The state of a screen, which the random driver changes.
@MainActor
final class RandomModel: ObservableObject {
  @Published var rows = [0, 1, 2, 3]
  @Published var refusesToBegin: Set<Int> = []
  @Published var refusesToEnd: Set<Int> = []
  @Published var showsSheet = false
}

/// A screen with fields that appear, disappear and refuse to begin or end editing. A sheet has two
/// more fields.
struct RandomScreen: View {
  @ObservedObject var model: RandomModel
  let chain: ResponderChain

  var body: some View {
    VStack {
      ForEach(model.rows, id: \.self) { row in field(row).responderTag(row) }
      TextField("untagged", text: .constant(""))
    }
    .sheet(isPresented: $model.showsSheet) {
      VStack {
        field(20).responderTag(20)
        field(21).responderTag(21)
      }
    }
  }

  private func field(_ row: Int) -> some View {
    StubbornField(
      name: "\(row)", begins: !model.refusesToBegin.contains(row),
      ends: !model.refusesToEnd.contains(row)
    )
    .frame(height: 30)
  }
}
