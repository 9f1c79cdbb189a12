#if canImport(UIKit)
  import UIKit

  /// One field of the form: its caption, its placeholder, and the keyboard for the text that the
  /// user types.
  struct FormField {
    let caption: String
    let placeholder: String
    let keyboardType: UIKeyboardType

    static let perGuest = [
      FormField(caption: "Name", placeholder: "Ada Lovelace", keyboardType: .default),
      FormField(caption: "Email", placeholder: "ada@example.org", keyboardType: .emailAddress),
      FormField(caption: "Company", placeholder: "Optional", keyboardType: .default),
      FormField(caption: "Diet", placeholder: "Anything but olives", keyboardType: .default),
      FormField(caption: "Note", placeholder: "Seat, arrival, allergies", keyboardType: .default),
    ]
  }
#endif
