#if canImport(SwiftUI) && canImport(UIKit)
  import ResponderKit
  import SwiftUI

  /// A form of settings. The edited field stays above the keyboard, and gives up the keyboard when
  /// its row will scroll out of view.
  struct SettingsScreen: View {
    private static let cities = [
      "Aachen", "Bergen", "Cork", "Delft", "Evora", "Faro", "Ghent", "Haarlem", "Iasi", "Jena",
      "Kotor", "Leiden", "Malmo", "Nantes", "Oulu", "Porto", "Riga", "Siena", "Tartu", "Uppsala",
      "Varna", "Wismar", "York", "Zadar", "Amiens", "Brest", "Como", "Dijon", "Essen", "Fulda",
      "Gdansk", "Hull", "Imola", "Jaca", "Kiel", "Lund", "Mainz", "Namur", "Olten", "Pisa",
      "Rouen", "Sion", "Trier", "Ulm", "Vigo", "Worms", "Yverdon", "Zug",
    ]

    @EnvironmentObject var chain: ResponderChain
    @State private var name = ""
    @State private var email = ""
    @State private var hasSounds = true
    @State private var hasBadges = false
    @State private var notes: [String: String] = [:]

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Text("Settings").font(.title.bold())
          Spacer()
          Button("Edit the name") { chain.firstResponder = "name" }
            .accessibilityIdentifier("edit")
        }
        .padding(20)
        Form {
          Section {
            TextField("Name", text: $name).accessibilityIdentifier("name").responderTag("name")
            TextField("Email", text: $email).accessibilityIdentifier("email").responderTag("email")
          } header: {
            header("Account")
          }
          Section {
            Toggle("Sounds", isOn: $hasSounds)
            Toggle("Badges", isOn: $hasBadges)
          } header: {
            header("Notifications")
          }
          Section {
            ForEach(Self.cities, id: \.self) { city in
              HStack {
                Text(city)
                Spacer()
                TextField("What for?", text: note(on: city))
                  .accessibilityIdentifier(city)
                  .frame(width: 180)
                  .responderTag(city)
              }
            }
          } header: {
            header("Favourite places")
          }
        }
        .accessibilityIdentifier("settings")
        .dismissesFirstResponder()
        .keyboardAnchor(.firstResponder)
      }
    }

    private func header(_ title: String) -> some View {
      Text(title).font(.footnote).foregroundColor(.secondary)
    }

    private func note(on city: String) -> Binding<String> {
      Binding(get: { notes[city] ?? "" }, set: { notes[city] = $0 })
    }
  }
#endif
