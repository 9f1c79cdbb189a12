/// A font, described by its text style.
public struct Font: Hashable, Sendable {
  let style: UIFont.TextStyle
  var isBold = false

  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title1)
  public static let headline = Font(style: .headline)
  public static let body = Font(style: .body)
  public static let footnote = Font(style: .footnote)

  public func bold() -> Font {
    var font = self
    font.isBold = true
    return font
  }

  @MainActor
  var uiFont: UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    return isBold ? .systemFont(ofSize: font.pointSize, weight: .bold) : font
  }
}

public enum TextAlignment: Sendable {
  case leading, center, trailing

  var nsAlignment: NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct AlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  var foregroundColor: Color? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
