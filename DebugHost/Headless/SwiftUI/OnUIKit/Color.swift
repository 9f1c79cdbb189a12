/// A colour, which fills the space that it is offered.
nonisolated public struct Color: View, PrimitiveView, Hashable, Sendable {
  enum Name: Hashable, Sendable {
    case red, green, blue, gray, primary, secondary, accent, white, black, clear
  }

  private let name: Name?
  private let own: UIColor?

  private init(name: Name) {
    self.name = name
    own = nil
  }

  public init(_ color: UIColor) {
    name = nil
    own = color
  }

  public init(uiColor: UIColor) {
    self.init(uiColor)
  }

  public static let red = Color(name: .red)
  public static let green = Color(name: .green)
  public static let blue = Color(name: .blue)
  public static let gray = Color(name: .gray)
  public static let primary = Color(name: .primary)
  public static let secondary = Color(name: .secondary)
  // The name is Apple's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(name: .accent)
  public static let white = Color(name: .white)
  public static let black = Color(name: .black)
  public static let clear = Color(name: .clear)

  public static func == (lhs: Color, rhs: Color) -> Bool {
    lhs.name == rhs.name && lhs.own === rhs.own
  }

  public func hash(into hasher: inout Hasher) {
    name.hash(into: &hasher)
  }

  var uiColor: UIColor {
    switch name {
    case .red: .systemRed
    case .green: .systemGreen
    case .blue, .accent: .systemBlue
    case .gray: .systemGray
    case .primary: .label
    case .secondary: .secondaryLabel
    case .white: .white
    case .black: .black
    case .clear: .clear
    case nil: own ?? .clear
    }
  }

  @MainActor func makeNode(_ place: Place) -> Node { ColorNode(place, self) }
}

@MainActor
final class ColorNode: LeafNode<Color> {
  private let plate = UIView()

  override init(_ place: Place, _ view: Color) {
    super.init(place, view)
    plate.isUserInteractionEnabled = false
    refresh()
  }

  override var platformView: PlatformView { plate }
  override var isDrawn: Bool { SwiftUIChoices.current.drawsPrimitives }

  override func refresh() {
    plate.backgroundColor = view.uiColor
  }
}

/// A horizontal hairline.
nonisolated public struct Divider: View {
  public init() {}

  @MainActor public var body: some View {
    Color(.separator).frame(height: 1.0 / 3)
  }
}
