/// The key of a localised string. The stand-in does not localise: it shows the key itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let key: String

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }

  public init(stringInterpolation: DefaultStringInterpolation) {
    key = String(stringInterpolation: stringInterpolation)
  }
}

/// A view with one or more lines of text.
nonisolated public struct Text: View, PrimitiveView, Equatable {
  let string: String

  public init(_ key: LocalizedStringKey) {
    string = key.key
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  public init(verbatim content: String) {
    string = content
  }

  public static func == (lhs: Text, rhs: Text) -> Bool { lhs.string == rhs.string }

  @MainActor func makeNode(_ place: Place) -> Node { TextNode(place, self) }
}
