/// The rules about a gap or a leftover that equals, within half a point, the safe area, a bar or the
/// keyboard. The equality proves what was counted twice.
extension Diagnosis {
  /// A gap above the keyboard of up to this many points may be the app's margin. The bottom safe
  /// area of an iPad, 20 points, is also the usual margin.
  static let usualMargin: CGFloat = 24

  /// Diagnoses a list that ends above the keyboard by the length of what was counted twice.
  static func countedTwice(_ change: ListChange) -> Diagnosis? {
    change.countedTwice.map {
      countedTwice(
        $0, .doubleLift, change.gap,
        "\(change.list) made \(Wording.points(change.lift)) pt of room, and ends",
        [("covered", change.need), ("room made", change.lift)])
    }
  }

  /// Diagnoses a view that is above the keyboard by the length of what was counted twice.
  static func countedTwice(_ change: LayoutChange) -> Diagnosis? {
    change.countedTwice.map {
      countedTwice(
        $0, .needlessLift, change.gap, "\(change.view) is",
        [("covered", change.covered), ("risen", change.rise)])
    }
  }

  private static func countedTwice(
    _ part: String, _ id: ID, _ gap: CGFloat, _ subject: String, _ numbers: [(String, CGFloat)]
  ) -> Diagnosis {
    Diagnosis(
      id: id,
      sentence: "\(subject) \(Wording.points(gap)) pt above the keyboard: the \(part) is counted "
        + "twice.",
      numbers: (numbers + [("counted twice", gap)]).map { Number($0, Double($1), unit: "pt") },
      fix: "Make as much room as KeyboardMonitor.shared.overlap(in:) returns, less what UIKit adds "
        + "(adjustedContentInset.bottom less contentInset.bottom): the keyboard's frame already "
        + "contains the height of the \(part).")
  }

  /// Diagnoses a list or a text view that made room for the keyboard's whole height, although less
  /// of the keyboard is in its window.
  static func needlessLift(_ change: ListChange) -> Diagnosis? {
    guard !change.hasLeft, change.keyboard.isLocal, let bottom = change.windowBottom else {
      return nil
    }
    let (height, lift) = (change.keyboard.frame.height, change.lift)
    let isDocked = ![.floating, .undocked].contains(change.keyboard.placement)
    let shown = isDocked ? max(0, bottom.edge - change.keyboard.frame.minY) : 0
    guard abs(lift - height) <= 1, lift > shown + 1 else { return nil }
    return Diagnosis(
      id: .needlessLift,
      sentence: "\(change.list) made \(Wording.points(lift)) pt of room, the keyboard's whole "
        + "height, for a keyboard "
        + (isDocked
          ? "of which \(Wording.points(shown)) pt are in the window."
          : "that is not docked and covers nothing."),
      numbers: [
        Number("covered", Double(change.need), unit: "pt"),
        Number("room made", Double(lift), unit: "pt"),
      ],
      fix: "Make as much room as KeyboardMonitor.shared.overlap(in:) returns: the keyboard's "
        + "frame may be outside the window or, beside hardware keys, below the screen.")
  }
}

extension ListChange {
  /// The distance, in points, from the lower edge of the list's free area to the keyboard's top.
  var gap: CGFloat { keyboard.frame.minY - (now.frame.maxY - now.room) }

  /// What is as high as the gap; nil if nothing is, if the app made no room, or if the gap may be
  /// the app's own: it was there before, as an inset or above what is at the bottom.
  var countedTwice: String? {
    let made = now.inset - before.inset + before.frame.height - now.frame.height
    guard let windowBottom, !hasLeft, isTextView != true, keyboard.placement == .docked,
      keyboard.isLocal,
      need >= 1, made > 1, gap > Diagnosis.usualMargin
    else { return nil }
    let above = windowBottom.rest - before.frame.maxY
    let margins = [before.inset, above + before.inset, above + before.room]
    guard margins.allSatisfy({ abs($0 - gap) > 1 }) else { return nil }
    // UIKit's own addition also counts bars that are not known here, such as a tab bar's accessory.
    return windowBottom.part(of: gap)
      ?? (abs(gap - now.safeArea) <= 0.5 ? "list's own safe area" : nil)
  }

  /// What is as high as the inset that is left over; nil if nothing is, or if the safe area or a
  /// bar has changed, too.
  var leftPart: String? {
    guard hasLeft, keyboard.placement == .hidden, covered > 0, isBarOnly != true,
      abs(now.safeArea - before.safeArea) <= 1
    else { return nil }
    let part = windowBottom?.part(of: now.inset - before.inset)
    // Without UIKit's addition, an inset as high as the safe area counts it once.
    return now.safeArea > 1 || part == WindowBottom.accessoryWords ? part : nil
  }
}

extension LayoutChange {
  /// The distance, in points, from the view's bottom edge down to the keyboard's top.
  var gap: CGFloat { rise - covered }

  /// What is as high as the gap; nil if nothing is, or if the gap was there before, above what is
  /// at the bottom. A tall view that moves as a whole, as a keyboard library moves it, goes as far
  /// as the field needs, so its gap proves nothing.
  var countedTwice: String? {
    guard let windowBottom, sheetRise == nil, !hasLeft, keyboard.placement == .docked,
      hasSameWidth, covered >= 1, gap > Diagnosis.usualMargin,
      before.height <= keyboard.frame.height || abs(now.minY - before.minY) <= 1,
      abs(windowBottom.rest - keyboard.frame.minY - covered - gap) > 1
    else { return nil }
    return windowBottom.part(of: gap)
  }
}
