#if DEBUG
  /// A value with its name, as a cell of the card.
  struct HUDRow: Equatable {
    var title: String
    var value: String
    /// What is copied by a tap, where it is not the value as shown.
    var copied: String?
    /// Which hop of the chain a tap outlines on the app.
    var hop: Int?
    /// Whether it changes while a list scrolls.
    var isLive = false

    init(
      _ title: String, _ value: String, copied: String? = nil, hop: Int? = nil, isLive: Bool = false
    ) {
      self.title = title
      self.value = value
      self.copied = copied
      self.hop = hop
      self.isLive = isLive
    }

    var textToCopy: String { copied ?? value }
  }
#endif
