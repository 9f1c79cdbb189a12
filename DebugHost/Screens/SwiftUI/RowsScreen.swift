#if canImport(SwiftUI) && canImport(UIKit)
  import ResponderKit
  import SwiftUI

  /// A list that focuses each new row. A field gives up the keyboard when it will scroll out of
  /// view.
  struct RowsScreen: View {
    @EnvironmentObject var chain: ResponderChain
    @State private var rows = Array(1...24)
    @State private var texts: [Int: String] = [:]

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text("Shopping").font(.title.bold())
          Spacer()
          Button("Add a row") { add() }.accessibilityIdentifier("add")
        }
        .padding(20)
        List {
          ForEach(rows, id: \.self) { row in
            TextField("Item \(row)", text: text(of: row))
              .accessibilityIdentifier("item-\(row)")
              .responderTag(row)
          }
        }
        .dismissesFirstResponder()
      }
    }

    private func add() {
      let row = (rows.max() ?? 0) + 1
      rows.insert(row, at: 0)
      chain.firstResponder = ResponderTag(row)
    }

    private func text(of row: Int) -> Binding<String> {
      Binding(get: { texts[row] ?? "" }, set: { texts[row] = $0 })
    }
  }
#endif
