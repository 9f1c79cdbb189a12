#if canImport(SwiftUI) && canImport(UIKit)
  import ResponderKit
  import SwiftUI

  /// A booking in tabs. “Go on” selects the next tab and focuses the tab's first field, which does
  /// not exist yet.
  struct WizardScreen: View {
    private enum Part: String {
      case trip, guests, payment
    }

    @EnvironmentObject var chain: ResponderChain
    @State private var part = Part.trip
    @State private var texts: [String: String] = [:]

    var body: some View {
      TabView(selection: $part) {
        form("Where to?", ["From", "To", "By way of"], then: .guests)
          .tabItem { Label("Trip", systemImage: "paperplane") }.tag(Part.trip)
        form("Who comes along?", ["First guest", "Second guest"], then: .payment)
          .tabItem { Label("Guests", systemImage: "person") }.tag(Part.guests)
        form("How do you pay?", ["Card number", "Name on the card"], then: nil)
          .tabItem { Label("Payment", systemImage: "checkmark.circle") }.tag(Part.payment)
      }
    }

    private func form(_ title: String, _ names: [String], then next: Part?) -> some View {
      Form {
        Text(title).font(.title.bold())
        ForEach(names, id: \.self) { name in
          TextField(name, text: text(of: name))
            .accessibilityIdentifier(name)
            .responderTag(name)
        }
        Button(next == nil ? "Book" : "Go on") { goOn(to: next) }
          .accessibilityIdentifier(next.map { "to-\($0.rawValue)" } ?? "book")
      }
      .dismissesFirstResponder()
      .keyboardAnchor(.firstResponder)
    }

    private func goOn(to next: Part?) {
      switch next {
      case .guests: chain.firstResponder = "First guest"
      case .payment: chain.firstResponder = "Card number"
      case .trip, nil: chain.firstResponder = nil
      }
      if let next { part = next }
    }

    private func text(of name: String) -> Binding<String> {
      Binding(get: { texts[name] ?? "" }, set: { texts[name] = $0 })
    }
  }
#endif
