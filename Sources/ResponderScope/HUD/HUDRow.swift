#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// A value with its name, as a cell of the card.
  struct HUDRow: Equatable {
    /// What a cell shows; numbers become text only where they are shown, and only when they have changed.
    enum Reading: Equatable {
      case text(String)
      case point(CGPoint)
      case rect(CGRect)
      case percent(CGFloat)
      /// From top to bottom, and how much of something is seen in it.
      case seen(CGRect, CGFloat)
      case insets(Insets)
    }

    var title: String
    var reading: Reading
    /// What is copied by a tap, where it is not the value as shown.
    var copied: String?
    /// Which hop of the chain a tap outlines on the app.
    var hop: Int?
    /// Whether a tap opens ``HUDExplorer`` instead.
    var opensExplorer = false
    /// Whether it changes while a list scrolls.
    var isLive = false

    init(
      _ title: String, _ value: String, copied: String? = nil, hop: Int? = nil,
      opensExplorer: Bool = false, isLive: Bool = false
    ) {
      self.init(title, .text(value), isLive: isLive)
      self.copied = copied
      self.hop = hop
      self.opensExplorer = opensExplorer
    }

    init(_ title: String, _ reading: Reading, isLive: Bool = false) {
      self.title = title
      self.reading = reading
      self.isLive = isLive
    }

    var value: String {
      switch reading {
      case .text(let text): text
      case .point(let point): HUDNumbers.point(point)
      case .rect(let rect): HUDNumbers.rect(rect)
      case .percent(let fraction): HUDNumbers.percent(fraction)
      case .seen(let rect, let fraction): HUDNumbers.range(rect, seen: fraction)
      case .insets(let insets): HUDNumbers.insets(insets)
      }
    }

    var textToCopy: String { copied ?? value }
  }
#endif
