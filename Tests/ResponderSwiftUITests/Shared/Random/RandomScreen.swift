import SwiftUI

@testable import ResponderKit

/// What the random driver changes.
@MainActor
final class RandomModel: ObservableObject {
  @Published var rows = [0, 1, 2, 3]
  @Published var refusesToBegin: Set<Int> = []
  @Published var refusesToEnd: Set<Int> = []
  @Published var showsSheet = false
}

/// Fields that come, go and refuse, and a sheet with two more.
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
