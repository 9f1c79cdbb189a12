#if canImport(SwiftUI) && canImport(UIKit)
  import ResponderKit
  import SwiftUI

  /// Four fields, as in the example of the ResponderChain library. The return key moves the focus
  /// to the next field, and removes it from the last one. Buttons move the focus to any field, and
  /// remove it.
  struct FieldsScreen: View {
    @EnvironmentObject var chain: ResponderChain
    @State private var texts = ["", "", "", ""]

    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        Text("Four fields").font(.largeTitle.bold())
        Text("Selected field: \(chain.firstResponder?.description ?? "Nothing selected")")
          .foregroundColor(.secondary)
          .accessibilityIdentifier("selected")

        ForEach(0..<4) { field($0) }

        HStack(spacing: 16) {
          ForEach(0..<4) { index in
            Button("Select \(index)") { chain.firstResponder = ResponderTag("\(index)") }
              .accessibilityIdentifier("select-\(index)")
          }
        }
        Button("Select nothing") { chain.firstResponder = nil }
          .accessibilityIdentifier("select-nothing")
        Spacer()
      }
      .padding(20)
      .onAppear { chain.firstResponder = "0" }
    }

    private func field(_ index: Int) -> some View {
      TextField(
        "Field \(index)", text: $texts[index],
        onCommit: { chain.firstResponder = index < 3 ? ResponderTag("\(index + 1)") : nil }
      )
      .accessibilityIdentifier("field-\(index)")
      .textFieldStyle(.roundedBorder)
      .submitLabel(index < 3 ? .next : .done)
      .responderTag("\(index)")
    }
  }
#endif
