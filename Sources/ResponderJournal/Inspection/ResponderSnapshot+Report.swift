extension ResponderSnapshot {
  /// The whole snapshot as text, for a console, a ticket or the clipboard.
  ///
  /// Lengths are in points. The text contains no address, no date and no text from a field. Equal
  /// snapshots have equal reports.
  public var report: String {
    guard let responder else {
      return (["First responder: none"] + [keyboardLine]).joined(separator: "\n")
    }
    var lines = ["First responder: \(responder)"]
    lines += detailLines
    if let placement {
      lines.append("  now: \(Self.words(placement.visibility, placement.screenRect.size))")
      if let prediction {
        lines.append(
          "  will rest: \(Self.words(prediction.visibility, placement.screenRect.size)), offset at "
            + "rest \(Wording.point(prediction.restingOffset)), \(prediction.phase.rawValue)")
      }
      if let outcome {
        lines.append(
          "  offset at rest: \(Wording.point(outcome.actualOffset)), "
            + "\(outcome.actual.status.rawValue); predicted "
            + "\(Wording.point(outcome.predictedOffset)), \(outcome.predicted.status.rawValue); "
            + "error \(Wording.points(outcome.error)) pt")
      }
      if let ownRect = placement.ownRect { lines.append("  own bounds: \(Wording.rect(ownRect))") }
      if let windowRect = placement.windowRect {
        lines.append("  in window: \(Wording.rect(windowRect))")
      }
      lines.append("  on screen: \(Wording.rect(placement.screenRect))")
      if let scroll = placement.scroll {
        let geometry = scroll.geometry
        lines += [
          "Scroll view: \(scroll.scrollView)",
          "  field in content: \(Wording.rect(scroll.contentRect))",
          "  visible content: \(Wording.rect(scroll.visibleRect))",
          "  offset \(Wording.point(geometry.contentOffset)), viewport "
            + "\(Wording.size(geometry.viewport)), content \(Wording.size(geometry.contentSize)), "
            + "inset \(geometry.inset)",
        ]
      }
      lines += placement.outerScrolls.map {
        "  inside \($0.scrollView), on screen \(Wording.rect($0.screenRect))"
      }
    } else {
      lines.append("  not a view: it has no place on the screen")
    }
    if let fields { lines.append(fields.heading) }
    lines += chainLines
    lines.append(keyboardLine)
    if let guideWords { lines.append("  layout guide: \(guideWords)") }
    if let keyboardEvent { lines.append("  last event: \(keyboardEvent)") }
    return lines.joined(separator: "\n")
  }

  private var detailLines: [String] {
    guard let details else { return [] }
    var facts: [String] = []
    if let controller = details.controller { facts.append("in \(Wording.name(controller))") }
    if let windowWords { facts.append(windowWords) }
    if let module = details.module { facts.append("module \(module)") }
    if let type = details.keyboardType { facts.append("keyboard \(type)") }
    if let type = details.contentType { facts.append("content \(type)") }
    if details.isSecure { facts.append("secure") }
    if let view = details.inputView { facts.append("input view \(view)") }
    if let view = details.inputAccessoryView { facts.append("accessory \(view)") }
    if details.isAlert { facts.append("an alert") }
    if let next = details.returning { facts.append("\(next) gets the focus back after the alert") }
    return facts.isEmpty ? [] : ["  " + facts.joined(separator: ", ")]
  }

  /// The chain on one line or, if the reasons are known, with one line per responder.
  private var chainLines: [String] {
    guard chainReasons.count == chain.count else {
      return ["Chain: \(chain.map(\.description).joined(separator: " > "))"]
    }
    return ["Chain:"] + zip(chain, chainReasons).map { "  \($0) (\($1.phrase))" }
  }

  private static func words(_ visibility: FieldVisibility, _ size: CGSize) -> String {
    "\(visibility.words(of: size)) (\(Wording.percent(visibility.fraction)))"
  }

  private var keyboardLine: String {
    guard keyboard.placement != .hidden else { return hiddenKeyboard }
    return "Keyboard: \(keyboard), covers \(Wording.points(keyboardOverlap)) pt\(insetWords)"
  }

  /// A line that says that the keyboard is hidden and, while text is edited, what the cause may be.
  var hiddenKeyboard: String {
    "Keyboard: hidden" + (missingKeyboard.map { "; \($0)" } ?? "")
  }

  /// What may be the cause if a text field or text view is first responder and the system shows no
  /// keyboard for it; nil otherwise (T4.13.70).
  package var missingKeyboard: String? {
    guard keyboard.placement == .hidden || keyboard.placement == .accessoryOnly,
      details?.keyboardType != nil, details?.inputView == nil
    else { return nil }
    return "perhaps a hardware keyboard is connected, or simulated by Device Hub; before Xcode "
      + "27.2, a device may stay so for two minutes after Device Hub has disconnected"
  }

  /// The upper edge of the keyboard layout guide, and how far it is from the upper edge of the
  /// keyboard's frame; nil if the edge is not known, or if no keyboard or bar is at the bottom of
  /// the screen. A distance of up to half a point counts as none.
  package var guideWords: String? {
    guard let keyboardGuideTop,
      keyboard.placement == .docked || keyboard.placement == .accessoryOnly
    else { return nil }
    let way = keyboardGuideTop - keyboard.frame.minY
    let top = "top at \(Wording.points(keyboardGuideTop))"
    guard abs(way) > 0.5 else { return "\(top), like the frame" }
    return "\(top), \(Wording.points(abs(way))) pt \(way > 0 ? "below" : "above") the frame"
  }
}

extension ResponderSnapshot: CustomStringConvertible, DebugDescribed {
  /// The same text as `report`.
  public var description: String { report }
}
