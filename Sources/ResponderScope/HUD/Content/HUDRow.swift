#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// A named value, shown as a cell of the card.
  struct HUDRow: Equatable {
    /// The value of a cell. Numbers become text only where they are shown, and only when they have
    /// changed.
    enum Reading: Equatable {
      case text(String)
      case point(CGPoint)
      case rect(CGRect)
      case percent(CGFloat)
      /// A vertical range, top to bottom, and the fraction of something that is visible in it.
      case seen(CGRect, CGFloat)
      case insets(Insets)
    }

    /// What a tap does. A tap on a plain value does nothing: a long press copies it, so that the
    /// pasteboard does not change by accident.
    enum Action: Hashable {
      /// Outlines a hop of the chain over the app, or removes that outline.
      case outline(hop: Int)
      /// Opens ``HUDExplorer``.
      case explore
      case resign, scrollToVisible, explain
      /// Draws the numbers of the fields over the app, or removes them.
      case numberFields
      case mute(Diagnosis.ID)
      case unmute
      case clearDiagnoses
      case nextFilter, pause
      /// Narrows the log to one responder, or widens it again.
      case narrow
      /// Shows all lines of the event at a time, in seconds, or one line again.
      case unfold(at: TimeInterval)

      /// Whether the action only shows something in place and changes nothing in the app.
      var isOutline: Bool {
        switch self {
        case .outline, .unfold, .numberFields: true
        default: false
        }
      }
    }

    var title: String
    var reading: Reading
    /// The text to copy, if it is not the shown value.
    var copied: String?
    var action: Action?
    /// Whether the value changes while a list scrolls.
    var isLive = false
    /// Whether the value is always short, so that two cells fit side by side.
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
