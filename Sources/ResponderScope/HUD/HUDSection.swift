#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  /// A part of the card; one is shown at a time.
  enum HUDSection: String, CaseIterable {
    case responder, chain, geometry, prediction, keyboard, timeline
    /// Reached by its badge, which is there only while there is something to say.
    case diagnoses

    /// Those with a tab of their own.
    static let tabs: [HUDSection] = [
      .responder, .chain, .geometry, .prediction, .keyboard, .timeline,
    ]

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    var symbol: String {
      switch self {
      case .responder: "character.cursor.ibeam"
      case .chain: "link"
      case .geometry: "rectangle.dashed"
      case .prediction: "scope"
      case .keyboard: "keyboard"
      case .timeline: "clock"
      case .diagnoses: "exclamationmark.triangle.fill"
      }
    }
  }
#endif
