#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// A named value that the card shows as a cell.
  struct HUDRow: Equatable {
    /// The value of a row. The cell formats numbers as text, and only when the row has changed.
    enum Reading: Equatable {
      case text(String)
      case point(CGPoint)
      case rect(CGRect)
      case percent(CGFloat)
      /// The vertical range of a visible area, and the fraction of the field that is visible in it.
      case seen(CGRect, CGFloat)
      case insets(Insets)
    }

    /// What a tap on a row does. A tap on a row without an action does nothing. A tap never copies
    /// the value, so that the pasteboard does not change by accident; a long press does.
    enum Action: Hashable {
      /// Outlines a hop of the chain over the app, or removes that outline.
      case outline(hop: Int)
      /// Opens the screen of ``HUDExplorer``.
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
      /// Shows the event that was recorded at this time in full, or only its summary again. The
      /// time is in seconds on the clock of the journal's entries.
      case unfold(at: TimeInterval)

      /// Whether the action only shows or hides more about the row's value: an outline, the numbers
      /// of the fields, or more lines. The card does not colour such a value like a button.
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
