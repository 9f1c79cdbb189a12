#if DEBUG
  internal import Foundation
  internal import ResponderCore

  /// What the panel says, as text and one status: the snapshot in the panel's words.
  struct HUDContent: Equatable {
    /// What the panel's colour and symbol stand for.
    enum Status: Equatable {
      case visible, partial, hidden, unknown

      init(_ status: Visibility.Status) {
        switch status {
        case .visible: self = .visible
        case .partial: self = .partial
        case .hidden: self = .hidden
        }
      }
    }

    struct Row: Equatable {
      var title: String
      var value: String
    }

    /// What the headline says.
    var status: Status
    /// What is true at this moment, whatever the headline predicts.
    var statusNow: Status
    /// Whether the headline is about the resting place rather than about now.
    var isPrediction: Bool
    var headline: String
    /// Whether there is nothing to say beyond the headline and the name.
    var isBrief: Bool
    var name: String
    var chain: String
    var rows: [Row]
    var sketch: HUDSketch?

    init(_ snapshot: ResponderSnapshot) {
      let placement = snapshot.placement
      if let placement {
        let size = placement.screenRect.size
        let judged = snapshot.prediction?.visibility ?? placement.visibility
        let verdict = VisibilityVerdict(judged, size: size)
        status = Status(verdict.status)
        statusNow = Status(placement.visibility.status)
        isPrediction = snapshot.prediction != nil
        headline = isPrediction ? "At rest: \(verdict.title.lowercasedFirst)" : verdict.title
      } else {
        status = .unknown
        statusNow = .unknown
        isPrediction = false
        headline = snapshot.responder == nil ? "No first responder" : "Not a view"
      }
      isBrief = snapshot.responder == nil
      name = snapshot.responder?.description ?? "Nobody is being edited"
      chain = snapshot.chain.map(\.className).joined(separator: " › ")
      rows = Self.rows(snapshot)
      sketch = HUDSketch(snapshot)
    }

    private static func rows(_ snapshot: ResponderSnapshot) -> [Row] {
      let scroll = snapshot.placement?.scroll
      let none = "–"
      let seen = snapshot.placement.map { HUDNumbers.percent($0.visibility.fraction) } ?? none
      return [
        Row(
          title: scroll == nil ? "Screen" : "In list",
          value: (scroll?.contentRect ?? snapshot.placement?.screenRect).map(HUDNumbers.rect)
            ?? none),
        Row(
          title: "Visible",
          value: scroll.map { "\(HUDNumbers.range($0.visibleRect)) · \(seen)" } ?? seen),
        Row(
          title: "At rest",
          value: snapshot.prediction.map {
            "y \(HUDNumbers.length($0.restingOffset.y)) · "
              + HUDNumbers.percent($0.visibility.fraction)
          } ?? none),
        Row(title: "Keyboard", value: keyboard(snapshot)),
      ]
    }

    private static func keyboard(_ snapshot: ResponderSnapshot) -> String {
      let state = snapshot.keyboard
      guard state.placement != .hidden else { return "hidden" }
      return "y \(HUDNumbers.length(state.frame.minY)) · covers "
        + HUDNumbers.length(snapshot.keyboardOverlap)
    }
  }

  /// Numbers as the panel writes them: whole points, thin spaces between thousands.
  enum HUDNumbers {
    static func length(_ value: CGFloat) -> String {
      guard value.isFinite, abs(value) < 1e9 else { return "–" }
      let whole = Int(value.rounded())
      var digits = String(abs(whole))
      var groups: [String] = []
      while digits.count > 3 {
        groups.insert(String(digits.suffix(3)), at: 0)
        digits.removeLast(3)
      }
      groups.insert(digits, at: 0)
      return (whole < 0 ? "−" : "") + groups.joined(separator: "\u{2009}")
    }

    static func percent(_ fraction: CGFloat) -> String {
      "\(Int((min(max(fraction, 0), 1) * 100).rounded())) %"
    }

    static func rect(_ rect: CGRect) -> String {
      "y \(length(rect.minY)) · \(length(rect.width)) × \(length(rect.height))"
    }

    static func range(_ rect: CGRect) -> String {
      rect.isNull ? "nothing" : "\(length(rect.minY)) … \(length(rect.maxY))"
    }
  }

  extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  }
#endif
