#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
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

    /// What a tap does. A plain value is not for tapping: it is copied by a long press, for the pasteboard is the user's.
    enum Action: Hashable {
      /// Outlines a hop of the chain on the app, or takes the outline away.
      case outline(hop: Int)
      /// Opens ``HUDExplorer``.
      case explore
      case resign, scrollToVisible, explain
      case mute(Diagnosis.ID)
      case unmute
      case clearDiagnoses
      case nextFilter, pause
      /// Shows the log of one responder only, or of all again.
      case narrow
      /// Shows all lines of what happened at a time, seconds, or one line again.
      case unfold(at: TimeInterval)

      /// Whether it shows something where it is and changes nothing of the app.
      var isOutline: Bool {
        switch self {
        case .outline, .unfold: true
        default: false
        }
      }
    }

    var title: String
    var reading: Reading
    /// What is copied, where it is not the value as shown.
    var copied: String?
    var action: Action?
    /// Whether it changes while a list scrolls.
    var isLive = false
    /// Whether it is always short, so that two stand side by side.
    var isHalf = false

    init(
      _ title: String, _ value: String, copied: String? = nil, action: Action? = nil,
      isLive: Bool = false, isHalf: Bool = false
    ) {
      self.init(title, .text(value), isLive: isLive, isHalf: isHalf)
      self.copied = copied
      self.action = action
    }

    init(_ title: String, _ reading: Reading, isLive: Bool = false, isHalf: Bool = false) {
      self.title = title
      self.reading = reading
      self.isLive = isLive
      self.isHalf = isHalf
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
