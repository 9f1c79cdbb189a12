import Foundation

/// The three texts of the prediction bar: the word typed so far, in quotes, and at most two common
/// words that begin with it. Before the user begins a word, they are three common words.
enum Suggestions {
  private static let common = """
    about after again always and are back because been before being between but call can come could day did do down \
    even every find first for from get give go good great have hello help here how I if in into is it just know last \
    later let like little long look made make many maybe message more morning most much name need never new no not \
    nothing now of okay on one only or other our out over people please really right said same see send she should \
    so some something soon still sure take thank thanks that the their them then there they thing think this time to \
    today tomorrow too tonight two until up us very want was way we well what when where which who will with work \
    world would write year yes you your
    """.split(separator: " ").map(String.init)

  static func words(for prefix: String) -> [String] {
    guard !prefix.isEmpty else { return ["I", "The", "I’m"] }
    let lowercase = prefix.lowercased()
    let isCapitalized = prefix.first?.isUppercase ?? false
    let completions = common.filter {
      $0.lowercased().hasPrefix(lowercase) && $0.count > prefix.count
    }
    .prefix(2).map { isCapitalized ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
    let padding = Array(repeating: "", count: 2 - completions.count)
    return ["“\(prefix)”"] + completions + padding
  }
}
