import Foundation
import ResponderJournal
import Testing

@Suite("Numbers, names and places in words")
struct WordingTests {
  @Test(
    "a length has one decimal at most and a true minus",
    arguments: [
      (0, "0"), (-0.04, "0"), (12, "12"), (-12.34, "−12.3"), (-0.5, "−0.5"), (1204.25, "1204.3"),
      (100, "100"), (1 / 3, "0.3"), (.nan, "–"), (.infinity, "∞"), (-.infinity, "−∞"),
      (1e300, "1e+300"), (-1e300, "−1e+300"), (1e-300, "0"),
    ] as [(CGFloat, String)])
  func points(value: CGFloat, text: String) { #expect(Wording.points(value) == text) }

  @Test(
    "the app's type in the name of a controller",
    arguments: [
      ("SwiftUI.UIHostingController<Shop.ProfileView>", "ProfileView"),
      ("SwiftUI.UIHostingController<ResponderKit.ResponderChainReader<Shop.Cart>>", "Cart"),
      ("Shop.ProfileController", "ProfileController"),
      (
        "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<Shop.Profile.Form, "
          + "SwiftUI._EnvironmentKeyWritingModifier<Swift.Optional<Store.Cart>>>>", "Profile.Form"
      ),
      (
        "SwiftUI.UIHostingController<Shop.(unknown context at $10a3c).Page<Swift.Int>>",
        "Page"
      ),
      (
        "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<SwiftUI.AnyView, "
          + "SwiftUI.RootModifier>>", nil
      ),
      ("__C.UINavigationController", nil), ("UIKit.UITabBarController", nil), ("", nil),
    ] as [(String, String?)])
  func appType(name: String, type: String?) { #expect(Wording.appType(in: name) == type) }

  @Test("other numbers of decimals")
  func decimals() {
    #expect(Wording.decimal(100, 0) == "100" && Wording.decimal(0.9985, 4) == "0.9985")
    #expect(Wording.decimal(-1.05, 3) == "−1.05")
  }

  @Test(
    "only nothing is 0 % and only all is 100 %",
    arguments: [
      (0, "0 %"), (-0.5, "0 %"), (0.001, "1 %"), (0.254, "25 %"), (0.999, "99 %"), (1, "100 %"),
      (1.5, "100 %"), (.nan, "–"), (.infinity, "∞"),
    ] as [(CGFloat, String)])
  func percent(fraction: CGFloat, text: String) { #expect(Wording.percent(fraction) == text) }

  @Test(
    "a time has three decimals; one that rounds to 0 no sign",
    arguments: [
      (1.25, "1.250 s"), (-1, "−1.000 s"), (-0.0004, "0.000 s"), (-0.5, "−0.500 s"),
      (.nan, "no time"), (.infinity, "no time"), (1e300, "no time"), (1e-300, "0.000 s"),
    ] as [(Double, String)])
  func seconds(time: Double, text: String) {
    #expect(Wording.seconds(time) == text)
    let entry = JournalEntry(time: time, event: .hud(HUDChange(isShown: false)))
    #expect(entry.description == (time.isFinite ? text : "0.000 s") + " hud hidden")
  }

  @Test("the null rectangle is none, and not a place at infinity")
  func rectangles() {
    #expect(Wording.rect(.null) == "none")
    #expect(Wording.rect(rect(0, 508, 390, 336)) == "(0, 508) 390 × 336")
  }

  @Test("a line has no control characters, and is cut")
  func lines() {
    #expect(Wording.line("a\u{1B}[31m\u{202E}b") == "a?[31m?b")
    #expect(Wording.line("abcdef", most: 3) == "abc…" && Wording.line("abc", most: 3) == "abc")
  }

  static let places: [(CGRect, FieldVisibility.Status, words: String, description: String)] = [
    (rect(100, 100, 100, 40), .visible, "visible", "visible, 100 %"),
    (rect(100, -10, 100, 40), .partial, "10 pt hidden above", "partial, 75 %, hidden above"),
    (
      rect(100, 470, 100, 40), .partial, "10 pt behind keyboard",
      "partial, 75 %, behind the keyboard"
    ),
    (
      rect(-30, 100, 100, 40), .partial, "30 pt hidden on the left",
      "partial, 70 %, hidden on the left"
    ),
    (
      rect(350, 100, 100, 40), .partial, "50 pt hidden on the right",
      "partial, 50 %, hidden on the right"
    ),
    (rect(100, -40, 100, 40), .hidden, "hidden above", "hidden, 0 %, hidden above"),
    (
      rect(100, 700, 100, 40), .hidden, "behind keyboard", "hidden, 0 %, behind the keyboard"
    ),
    (rect(100, 900, 100, 40), .hidden, "hidden below", "hidden, 0 %, hidden below"),
    (rect(.nan, 0, 100, 40), .hidden, "hidden", "hidden, 0 %"),
  ]

  @Test("how much of a field is visible, and what hides it", arguments: places)
  func place(
    field: CGRect, status: FieldVisibility.Status, words: String, description: String
  ) {
    let seen = FieldVisibility(
      of: field, within: rect(0, 0, 400, 800), obscuredBy: rect(0, 500, 400, 300))
    #expect(seen.status == status && seen.description == description)
    #expect(seen.words(of: field.size) == words)
    #expect(seen.title(of: field.size) == words.capitalizedFirst)
  }
}
