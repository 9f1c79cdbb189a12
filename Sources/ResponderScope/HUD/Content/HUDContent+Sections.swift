#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

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
      rows.append(HUDRow("Class", responder.className))
      if let module = details?.module { rows.append(HUDRow("Module", module)) }
      if let identifier = responder.identifier { rows.append(HUDRow("Identifier", identifier)) }
      if let address = details?.address {
        // The copied text is a cast expression, which a debugger accepts.
        rows.append(HUDRow("Address", address, copied: "(\(responder.className) *)\(address)"))
      }
      if let type = details?.keyboardType { rows.append(HUDRow("Keyboard type", type)) }
      if let type = details?.contentType { rows.append(HUDRow("Content type", type)) }
      if details?.isSecure == true { rows.append(HUDRow("Text entry", "secure")) }
      if let view = details?.inputView { rows.append(HUDRow("Input view", view)) }
      if let view = details?.inputAccessoryView { rows.append(HUDRow("Accessory view", view)) }
      if let next = details?.returning { rows.append(HUDRow("After the alert", next.description)) }
      return rows
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
      var rows: [HUDRow] = []
      if let scroll = placement.scroll {
        rows.append(
          HUDRow("In \(scroll.scrollView.className)", .rect(scroll.contentRect)))
        rows.append(
          HUDRow(
            "Visible content",
            .seen(scroll.visibleRect, placement.visibility.fraction), isLive: true)
        )
        rows.append(
          HUDRow(
            "Offset", .point(scroll.geometry.contentOffset), isLive: true))
        rows.append(HUDRow("On screen", .rect(placement.screenRect), isLive: true))
        rows.append(HUDRow("Adjusted insets", .insets(scroll.geometry.inset)))
      } else {
        rows.append(
          HUDRow("Visible", .percent(placement.visibility.fraction), isLive: true, isHalf: true))
        rows.append(HUDRow("On screen", .rect(placement.screenRect), isLive: true))
      }
      if let rect = placement.windowRect {
        rows.append(HUDRow("In window", .rect(rect), isLive: true))
      }
      if let rect = placement.ownRect { rows.append(HUDRow("In itself", .rect(rect))) }
      rows += placement.outerScrolls.map {
        HUDRow("Inside \($0.scrollView.className)", .rect($0.screenRect))
      }
      return rows
    }

    private var predictionRows: [HUDRow] {
      if let prediction = snapshot.prediction, let placement = snapshot.placement {
        let size = placement.screenRect.size
        return [
          HUDRow("Now", prediction.phase.rawValue),
          HUDRow("Will rest at", .point(prediction.restingOffset), isLive: true),
          HUDRow(
            "Verdict at rest", HUDContent.words(prediction.visibility, size), isLive: true),
          HUDRow(
            "Visible at rest", .percent(prediction.visibility.fraction), isLive: true),
          HUDRow("On screen at rest", .rect(prediction.screenRect), isLive: true),
        ]
      }
      guard let outcome = snapshot.outcome else {
        return [HUDRow("No scroll", "predicted while a list is dragged or coasts")]
      }
      return [
        HUDRow("Predicted", .point(outcome.predictedOffset), isHalf: true),
        HUDRow("Actual", .point(outcome.actualOffset), isHalf: true),
        HUDRow("Error", "\(HUDNumbers.length(outcome.error)) pt"),
        HUDRow(
          "Verdict",
          outcome.isVerdictRight
            ? "\(outcome.actual.status.rawValue), as predicted"
            : "\(outcome.actual.status.rawValue), not \(outcome.predicted.status.rawValue)"),
      ]
    }

    private var keyboardRows: [HUDRow] {
      let keyboard = snapshot.keyboard
      var rows = [
        HUDRow("State", Self.words(keyboard), isHalf: true),
        HUDRow(
          "Covers", "\(HUDNumbers.length(snapshot.keyboardOverlap)) pt", isLive: true, isHalf: true),
      ]
      if let cause = snapshot.missingKeyboard { rows.append(HUDRow("No keyboard", cause)) }
      guard let event = snapshot.keyboardEvent else { return rows }
      rows.append(HUDRow("End frame", .rect(event.endFrame)))
      if let guide = snapshot.guideWords { rows.append(HUDRow("Layout guide", guide)) }
      rows += [
        HUDRow("Begin frame", .rect(event.beginFrame)),
        HUDRow(
          "Duration · curve", "\(HUDNumbers.seconds(event.duration)) · \(event.curve)", isHalf: true
        ),
        HUDRow("Last event", event.kind.rawValue, isHalf: true),
        HUDRow("Local", event.isLocal ? "yes" : "no, another app's"),
      ]
      return rows
    }

    private static func words(_ keyboard: KeyboardState) -> String {
      switch keyboard.placement {
      case .hidden: "hidden"
      case .docked: "docked"
      case .floating: "floating"
      case .undocked: "undocked"
      case .accessoryOnly: "accessory only"
      }
    }

    private var timelineRows: [HUDRow] {
      let controls =
        [
          HUDRow("Shows", filter.rawValue.capitalizedFirst, action: .nextFilter, isHalf: true),
          HUDRow(
            isPaused ? "Paused" : "Live", isPaused ? "Go on" : "Pause", action: .pause, isHalf: true
          ),
        ] + subjectRows + mutedRows
      guard !timeline.isEmpty else { return controls + [HUDRow("Timeline", "nothing yet")] }
      return controls
        + timeline.map { entry in
          let title = "\(HUDNumbers.seconds(entry.time)) · \(entry.kind.rawValue)"
          let account = entry.account
          guard account != entry.summary else { return HUDRow(title, account) }
          let isUnfolded = entry.time == unfolded
          return HUDRow(
            isUnfolded ? title : "\(title) · tap for the stack",
            isUnfolded ? account : entry.summary, copied: account, action: .unfold(at: entry.time))
        }
    }

    /// The row that narrows the log to the shown responder, or widens it again; no row if the log
    /// is not narrowed and there is no responder. The panel has no text input, so the log has no
    /// other search.
    private var subjectRows: [HUDRow] {
      guard let name = (subject ?? snapshot.responder)?.description else { return [] }
      return [
        HUDRow(
          subject == nil ? "All responders" : "Only \(name)",
          subject == nil ? "Show only \(name)" : "Show all", action: .narrow)
      ]
    }

    private var diagnosisRows: [HUDRow] {
      var rows = diagnoses.flatMap { diagnosis in
        [
          HUDRow(diagnosis.id.rawValue, diagnosis.sentence), HUDRow("Fix", diagnosis.fix),
          HUDRow(
            "This kind", "Mute until relaunch", action: .mute(diagnosis.id), isHalf: true),
          HUDRow("All of them", "Clear", action: .clearDiagnoses, isHalf: true),
        ]
      }
      if rows.isEmpty { rows = [HUDRow("Diagnoses", "none")] }
      return rows + mutedRows
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
      let list = snapshot.placement?.scroll?.scrollView.className
      var rows = [
        HUDRow(
          outcomes[.resign] ?? "First responder", "Resign", action: .resign, isHalf: true)
      ]
      if let list {
        rows.append(
          HUDRow(
            outcomes[.scrollToVisible] ?? list, "Scroll to visible", action: .scrollToVisible,
            isHalf: true))
      }
      return rows
    }
  }
#endif
