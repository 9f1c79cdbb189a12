#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// A named value that the card shows as a cell.
  struct HUDRow: Equatable {
    /// What a tap on a row, a button or the pill does, or a long press. A tap on a row without an
    /// action does nothing. A tap never copies the value, so that the pasteboard does not change by
    /// accident; a long press does.
    enum Action: Hashable {
      /// Copies a text, or the whole report for nil.
      case copy(String?)
      /// Shares the journal.
      case export
      /// Opens the card, collapses it to the pill, or hides the HUD.
      case expand, collapse, close
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
    var value: String
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
      (self.title, self.value, self.copied) = (title, value, copied)
      (self.action, self.isLive, self.isHalf) = (action, isLive, isHalf)
    }

    var textToCopy: String { copied ?? value }
  }

  /// The rows that the card shows in each section.
  extension HUDState {
    func rows(of section: HUDSection) -> [HUDRow] {
      switch section {
      case .responder: responderRows
      case .chain: chainRows
      case .geometry: geometryRows
      case .prediction: predictionRows
      case .keyboard: keyboardRows
      case .timeline: timelineRows
      case .diagnoses: diagnosisRows
      case .why: whyRows
      }
    }

    /// Returns the row that a section shows while there is no first responder. The row names what
    /// the section will show; the head already says that nothing is being edited.
    private func waiting(for what: String) -> [HUDRow] {
      [HUDRow("While editing", what)]
    }

    private var responderRows: [HUDRow] {
      var rows = live.map { [HUDRow("Live in a browser", $0)] } ?? []
      guard let responder = snapshot.responder else {
        return rows + waiting(for: "its class, identifier and input views")
      }
      let details = snapshot.details
      if let focusedItem { rows.append(HUDRow("Keyboard focus", focusedItem)) }
      // The head already shows the class, so the rows that the user can tap come before it, where
      // they are visible without scrolling.
      if let explorer {
        rows.append(HUDRow(explorer, "Explore this responder", action: .explore))
      }
      rows += actionRows + fieldRows
      rows.append(HUDRow("Visibility", "Explain", action: .explain))
      rows += Self.facts([
        ("Class", responder.className), ("Module", details?.module),
        ("Identifier", responder.identifier),
      ])
      if let address = details?.address {
        // The copied text is a cast expression, which a debugger accepts.
        rows.append(HUDRow("Address", address, copied: "(\(responder.className) *)\(address)"))
      }
      return rows
        + Self.facts([
          ("Keyboard type", details?.keyboardType), ("Content type", details?.contentType),
          ("Text entry", details?.isSecure == true ? "secure" : nil),
          ("Input view", details?.inputView), ("Accessory view", details?.inputAccessoryView),
          ("After the alert", details?.returning?.description),
        ])
    }

    /// Returns the rows of the values that are known.
    private static func facts(_ facts: [(title: String, value: String?)]) -> [HUDRow] {
      facts.compactMap { fact in fact.value.map { HUDRow(fact.title, $0) } }
    }

    /// The row with the first responder's number among the fields of its screen, or with the reason
    /// why the order omits it; no row if the first responder is not a field.
    private var fieldRows: [HUDRow] {
      guard let fields = snapshot.fields, fields.current != nil || fields.leftOut != nil else {
        return []
      }
      return [
        HUDRow(
          fieldTags == nil ? "Field · tap for the numbers" : "Field · tap to hide the numbers",
          fields.position, action: .numberFields)
      ]
    }

    private var chainRows: [HUDRow] {
      guard !snapshot.chain.isEmpty else {
        return waiting(for: "every responder up to the application")
      }
      return snapshot.chain.enumerated().map { index, hop in
        let reasons = snapshot.chainReasons
        let reason = reasons.indices.contains(index) ? reasons[index].phrase : "next"
        return HUDRow("\(index + 1) · \(reason)", hop.description, action: .outline(hop: index))
      }
    }

    private var geometryRows: [HUDRow] {
      guard let placement = snapshot.placement else {
        return snapshot.responder == nil
          ? waiting(for: "where it is, and how much of it is visible")
          : [HUDRow("Place", "not a view")]
      }
      let onScreen = HUDRow("On screen", HUDNumbers.rect(placement.screenRect), isLive: true)
      let fraction = placement.visibility.fraction
      var rows = [
        HUDRow("Visible", Wording.percent(fraction), isLive: true, isHalf: true), onScreen,
      ]
      if let scroll = placement.scroll {
        rows = [
          HUDRow("In \(scroll.scrollView.className)", HUDNumbers.rect(scroll.contentRect)),
          HUDRow(
            "Visible content",
            "\(HUDNumbers.range(scroll.visibleRect)) · \(Wording.percent(fraction))",
            isLive: true),
          HUDRow("Offset", HUDNumbers.point(scroll.geometry.contentOffset), isLive: true),
          onScreen, HUDRow("Adjusted insets", HUDNumbers.insets(scroll.geometry.inset)),
        ]
      }
      if let rect = placement.windowRect {
        rows.append(HUDRow("In window", HUDNumbers.rect(rect), isLive: true))
      }
      if let rect = placement.ownRect { rows.append(HUDRow("In itself", HUDNumbers.rect(rect))) }
      rows += placement.outerScrolls.map {
        HUDRow("Inside \($0.scrollView.className)", HUDNumbers.rect($0.screenRect))
      }
      return rows
    }

    private var predictionRows: [HUDRow] {
      if let prediction = snapshot.prediction, let placement = snapshot.placement {
        let size = placement.screenRect.size
        return [
          HUDRow("Now", prediction.phase.rawValue),
          HUDRow("Will rest at", HUDNumbers.point(prediction.restingOffset), isLive: true),
          HUDRow(
            "Verdict at rest", prediction.visibility.words(of: size), isLive: true),
          HUDRow(
            "Visible at rest", Wording.percent(prediction.visibility.fraction), isLive: true),
          HUDRow("On screen at rest", HUDNumbers.rect(prediction.screenRect), isLive: true),
        ]
      }
      guard let outcome = snapshot.outcome else {
        return [HUDRow("No scroll", "predicted while a list is dragged or coasts")]
      }
      return [
        HUDRow("Predicted", HUDNumbers.point(outcome.predictedOffset), isHalf: true),
        HUDRow("Actual", HUDNumbers.point(outcome.actualOffset), isHalf: true),
        HUDRow("Error", "\(HUDNumbers.length(outcome.error)) pt"),
        HUDRow(
          "Verdict",
          outcome.actual.status.rawValue
            + (outcome.isVerdictRight
              ? ", as predicted" : ", not \(outcome.predicted.status.rawValue)")),
      ]
    }

    private var keyboardRows: [HUDRow] {
      let placement = snapshot.keyboard.placement
      let state = placement == .accessoryOnly ? "accessory only" : placement.rawValue
      var rows = [
        HUDRow("State", state, isHalf: true),
        HUDRow(
          "Covers", "\(HUDNumbers.length(snapshot.keyboardOverlap)) pt", isLive: true, isHalf: true),
      ]
      if let cause = snapshot.missingKeyboard { rows.append(HUDRow("No keyboard", cause)) }
      guard let event = snapshot.keyboardEvent else { return rows }
      rows.append(HUDRow("End frame", HUDNumbers.rect(event.endFrame)))
      if let guide = snapshot.guideWords { rows.append(HUDRow("Layout guide", guide)) }
      rows += [
        HUDRow("Begin frame", HUDNumbers.rect(event.beginFrame)),
        HUDRow(
          "Duration · curve", "\(Wording.seconds(event.duration)) · \(event.curve)", isHalf: true
        ),
        HUDRow("Last event", event.kind.rawValue, isHalf: true),
        HUDRow("Local", event.isLocal ? "yes" : "no, another app's"),
      ]
      return rows
    }

    private var timelineRows: [HUDRow] {
      let controls =
        [
          HUDRow("Shows", log.filter.rawValue.capitalizedFirst, action: .nextFilter, isHalf: true),
          HUDRow(
            log.isPaused ? "Paused" : "Live", log.isPaused ? "Go on" : "Pause", action: .pause,
            isHalf: true),
        ] + subjectRows + mutedRows
      guard !log.entries.isEmpty else { return controls + [HUDRow("Timeline", "nothing yet")] }
      return controls
        + log.entries.map { entry in
          let title = "\(Wording.seconds(entry.time)) · \(entry.kind.rawValue)"
          let account = entry.account
          guard account != entry.summary else { return HUDRow(title, account) }
          let isUnfolded = entry.time == log.unfolded
          return HUDRow(
            isUnfolded ? title : "\(title) · tap for the stack",
            isUnfolded ? account : entry.summary, copied: account, action: .unfold(at: entry.time))
        }
    }

    /// The row that narrows the log to the shown responder, or widens it again; no row if the log
    /// is not narrowed and there is no responder. The panel has no text input, so the log has no
    /// other search.
    private var subjectRows: [HUDRow] {
      guard let name = (log.subject ?? snapshot.responder)?.description else { return [] }
      return [
        HUDRow(
          log.subject == nil ? "All responders" : "Only \(name)",
          log.subject == nil ? "Show only \(name)" : "Show all", action: .narrow)
      ]
    }

    private var diagnosisRows: [HUDRow] {
      let rows = diagnoses.flatMap { diagnosis in
        [
          HUDRow(diagnosis.id.rawValue, diagnosis.sentence), HUDRow("Fix", diagnosis.fix),
          HUDRow(
            "This kind", "Mute until relaunch", action: .mute(diagnosis.id), isHalf: true),
          HUDRow("All of them", "Clear", action: .clearDiagnoses, isHalf: true),
        ]
      }
      return (rows.isEmpty ? [HUDRow("Diagnoses", "none")] : rows) + mutedRows
    }

    /// The rows about muted and ignored mistakes. The log shows them too, because the badge that
    /// opens the section of the mistakes is hidden while no mistake is listed.
    private var mutedRows: [HUDRow] {
      let muted = HUDRow("\(mutedCount) muted until relaunch", "Show again", action: .unmute)
      let rules = ignoringRules == 1 ? "1 rule" : "\(ignoringRules) rules"
      let ignored = HUDRow("Ignored by the app", "\(ignoredCount), by \(rules)")
      return (mutedCount == 0 ? [] : [muted])
        + (ignoredCount == 0 && ignoringRules == 0 ? [] : [ignored])
    }

    private var whyRows: [HUDRow] {
      guard snapshot.responder != nil else { return waiting(for: "why it is visible or hidden") }
      return snapshot.explanation.map { HUDRow($0.title.capitalizedFirst, $0.value) } + actionRows
    }

    /// The rows of the actions on the first responder and on its list. After an action, its outcome
    /// is the row's title.
    private var actionRows: [HUDRow] {
      let resign = HUDRow(
        outcomes[.resign] ?? "First responder", "Resign", action: .resign, isHalf: true)
      guard let list = snapshot.placement?.scroll?.scrollView.className else { return [resign] }
      let scroll = HUDRow(
        outcomes[.scrollToVisible] ?? list, "Scroll to visible", action: .scrollToVisible,
        isHalf: true)
      return [resign, scroll]
    }
  }

  /// Formats numbers for the panel. Rounds lengths to a tenth of a point, and separates thousands
  /// with a thin space.
  enum HUDNumbers {
    /// Formats a length in points, rounded to a tenth, because a pixel of a 3x screen is a third of
    /// a point.
    static func length(_ value: CGFloat) -> String {
      guard abs(value) < 1e9 else { return "–" }
      let tenths = Int((abs(value) * 10).rounded())
      let sign = value < 0 && tenths > 0 ? "−" : ""
      let decimal = tenths % 10 == 0 ? "" : ".\(tenths % 10)"
      return sign + grouped(tenths / 10) + decimal
    }

    static func point(_ point: CGPoint) -> String { "\(length(point.x)), \(length(point.y))" }

    static func size(_ size: CGSize) -> String {
      "\(length(size.width)) × \(length(size.height))"
    }

    /// Formats insets as top, left, bottom, right: `47, 0, 34, 0`.
    static func insets(_ insets: Insets) -> String {
      [insets.top, insets.left, insets.bottom, insets.right].map(length).joined(separator: ", ")
    }

    /// Formats a rectangle as origin and size: `16, 234.3 · 358 × 44`.
    static func rect(_ rect: CGRect) -> String {
      rect.isNull ? "nothing" : "\(point(rect.origin)) · \(size(rect.size))"
    }

    /// Formats a rectangle's vertical range, top to bottom: `0 … 844`.
    static func range(_ rect: CGRect) -> String {
      rect.isNull ? "nothing" : "\(length(rect.minY)) … \(length(rect.maxY))"
    }

    private static func grouped(_ whole: Int) -> String {
      guard whole >= 1000 else { return "\(whole)" }
      return "\(grouped(whole / 1000))\u{2009}\(String(1000 + whole % 1000).dropFirst())"
    }
  }
#endif
