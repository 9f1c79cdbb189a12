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
      case resign, scrollToVisible
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
    /// How many cells are side by side where this cell and those after it say the same number,
    /// because their texts are short.
    var columns = 1

    init(
      _ title: String, _ value: String, copied: String? = nil, action: Action? = nil,
      isLive: Bool = false, columns: Int = 1
    ) {
      (self.title, self.value, self.copied) = (title, value, copied)
      (self.action, self.isLive, self.columns) = (action, isLive, columns)
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
      let onScreen = HUDRow("On screen", Wording.rect(placement.screenRect), isLive: true)
      let fraction = placement.visibility.fraction
      var rows = [
        HUDRow("Visible", Wording.percent(fraction), isLive: true), onScreen,
      ]
      if let scroll = placement.scroll {
        let seen = scroll.visibleRect
        let range = "\(Wording.points(seen.minY)) … \(Wording.points(seen.maxY))"
        rows = [
          HUDRow("Offset", Wording.point(scroll.geometry.contentOffset), isLive: true),
          HUDRow(
            "Visible content",
            "\(seen.isNull ? "nothing" : range) · \(Wording.percent(fraction))",
            isLive: true),
          HUDRow("In \(scroll.scrollView.className)", Wording.rect(scroll.contentRect)),
          onScreen, HUDRow("Adjusted insets", "\(scroll.geometry.inset)"),
        ]
      }
      // On an iPhone, most windows fill the screen, and most views have the origin 0, 0.
      if let rect = placement.windowRect, rect != placement.screenRect {
        rows.append(HUDRow("In window", Wording.rect(rect), isLive: true))
      }
      if let rect = placement.ownRect,
        rect != CGRect(origin: .zero, size: placement.screenRect.size)
      {
        rows.append(HUDRow("In itself", Wording.rect(rect)))
      }
      rows += placement.outerScrolls.map {
        HUDRow("Inside \($0.scrollView.className)", Wording.rect($0.screenRect))
      }
      return rows
    }

    private var predictionRows: [HUDRow] {
      if let prediction = snapshot.prediction {
        return [
          HUDRow("Offset at rest", Wording.point(prediction.restingOffset), isLive: true),
          HUDRow(
            "Visible at rest", Wording.percent(prediction.visibility.fraction), isLive: true),
          HUDRow(
            "On screen at rest", Wording.point(prediction.screenRect.origin), isLive: true),
          HUDRow("Now", prediction.phase.rawValue),
        ]
      }
      guard let outcome = snapshot.outcome else {
        return [HUDRow("While a list scrolls", "where it will rest")]
      }
      return [
        HUDRow("Offset at rest", Wording.point(outcome.actualOffset)),
        HUDRow("Predicted", Wording.point(outcome.predictedOffset)),
        HUDRow("Error", "\(Wording.points(outcome.error)) pt"),
        HUDRow(
          "At rest",
          outcome.actual.status.rawValue
            + (outcome.isVerdictRight
              ? ", as predicted" : ", not \(outcome.predicted.status.rawValue)")),
      ]
    }

    private var keyboardRows: [HUDRow] {
      let placement = snapshot.keyboard.placement
      let state = placement == .accessoryOnly ? "accessory only" : placement.rawValue
      var rows = [
        HUDRow("State", state),
        HUDRow(
          "Covers", "\(Wording.points(snapshot.keyboardOverlap)) pt\(snapshot.insetWords)",
          isLive: true),
      ]
      if let cause = snapshot.missingKeyboard { rows.append(HUDRow("No keyboard", cause)) }
      guard let event = snapshot.keyboardEvent else { return rows }
      rows += [
        HUDRow("Last event", event.kind.rawValue + (event.isLocal ? "" : ", another app's")),
        HUDRow("Duration · curve", "\(Wording.seconds(event.duration)) · \(event.curve)"),
        HUDRow("Begin frame", Wording.rect(event.beginFrame)),
        HUDRow("End frame", Wording.rect(event.endFrame)),
      ]
      if let guide = snapshot.guideWords { rows.append(HUDRow("Layout guide", guide)) }
      return rows
    }

    private var timelineRows: [HUDRow] {
      // The heading is one line of cells.
      let count = log.subject == nil && snapshot.responder == nil ? 2 : 3
      var heading = [
        HUDRow("Shows", log.filter.rawValue.capitalizedFirst, action: .nextFilter, columns: count),
        HUDRow(
          log.isPaused ? "Paused" : "Live", log.isPaused ? "Go on" : "Pause", action: .pause,
          columns: count),
      ]
      // The panel has no text input, so the log has no other search.
      if count == 3 {
        heading.append(
          log.subject == nil
            ? HUDRow("All responders", "This only", action: .narrow, columns: count)
            : HUDRow("One responder", "Show all", action: .narrow, columns: count))
      }
      guard !log.entries.isEmpty else {
        return heading + [HUDRow("Timeline", "nothing yet")] + mutedRows
      }
      return heading
        + log.entries.map { entry in
          let title = "\(Wording.seconds(entry.time)) · \(entry.kind.rawValue)"
          let account = entry.account
          guard account != entry.summary else { return HUDRow(title, account) }
          let isUnfolded = entry.time == log.unfolded
          return HUDRow(
            isUnfolded ? title : "\(title) · tap for the stack",
            isUnfolded ? account : entry.summary, copied: account, action: .unfold(at: entry.time))
        } + mutedRows
    }

    /// The rows of each mistake: what is wrong, the fix, the numbers, and the place.
    private var diagnosisRows: [HUDRow] {
      let rows = diagnoses.enumerated().flatMap { index, diagnosis in
        let weight = "\(diagnosis.severity.rawValue), \(diagnosis.confidence.rawValue)"
        let numbers = diagnosis.numbers.map { "\($0.label) \($0.words)" }
        return [
          // The card's head names the first one.
          HUDRow(
            index == 0 ? weight.capitalizedFirst : "\(diagnosis.id.rawValue) · \(weight)",
            diagnosis.sentence),
          HUDRow("Fix", diagnosis.fix),
        ]
          + Self.facts([
            ("Measured", numbers.isEmpty ? nil : numbers.joined(separator: " · ")),
            ("Where", diagnosis.site?.sentence),
          ]) + [
            HUDRow("This kind", "Mute until relaunch", action: .mute(diagnosis.id), columns: 2),
            HUDRow("All of them", "Clear", action: .clearDiagnoses, columns: 2),
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
        outcomes[.resign] ?? "First responder", "Resign", action: .resign, columns: 2)
      guard let list = snapshot.placement?.scroll?.scrollView.className else { return [resign] }
      let scroll = HUDRow(
        outcomes[.scrollToVisible] ?? list, "Scroll to visible", action: .scrollToVisible,
        columns: 2)
      return [resign, scroll]
    }
  }
#endif
