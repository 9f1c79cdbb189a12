/// A font, described by its text style or its size.
public struct Font: Hashable, Sendable {
  enum Role: Hashable {
    case style(String)
    case system(CGFloat, bold: Bool)
  }

  let role: Role
  var isBold = false

  public static let largeTitle = Font(role: .style("largeTitle"))
  public static let title = Font(role: .style("title"))
  public static let title2 = Font(role: .style("title2"))
  public static let headline = Font(role: .style("headline"))
  public static let body = Font(role: .style("body"))
  public static let callout = Font(role: .style("callout"))
  public static let subheadline = Font(role: .style("subheadline"))
  public static let footnote = Font(role: .style("footnote"))
  public static let caption = Font(role: .style("caption"))

  public static func system(size: CGFloat) -> Font { Font(role: .system(size, bold: false)) }

  public func bold() -> Font {
    var font = self
    font.isBold = true
    return font
  }

  @MainActor
  var uiFont: UIFont {
    let font: UIFont =
      switch role {
      case .system(let size, _): .systemFont(ofSize: size)
      case .style("largeTitle"): .preferredFont(forTextStyle: .largeTitle)
      case .style("title"): .preferredFont(forTextStyle: .title1)
      case .style("title2"): .preferredFont(forTextStyle: .title2)
      case .style("headline"): .preferredFont(forTextStyle: .headline)
      case .style("callout"): .preferredFont(forTextStyle: .callout)
      case .style("subheadline"): .preferredFont(forTextStyle: .subheadline)
      case .style("footnote"): .preferredFont(forTextStyle: .footnote)
      case .style("caption"): .preferredFont(forTextStyle: .caption1)
      case .style: .preferredFont(forTextStyle: .body)
      }
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
