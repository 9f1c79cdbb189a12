#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// The cells of each section: the snapshot in the card's words.
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
      }
    }

    /// Nobody is edited, as the head says already: what the section will show.
    private func waiting(for what: String) -> [HUDRow] {
      [HUDRow("Once a field is edited", what)]
    }

    private var responderRows: [HUDRow] {
      guard let responder = snapshot.responder else {
        return waiting(for: "its class, identifier and input views")
      }
      let details = snapshot.details
      var rows: [HUDRow] = []
      // First, as the head has the class already: the one row that is there to be tapped is never below the card's edge.
      if let explorer {
        rows.append(HUDRow(explorer, "Explore this responder", opensExplorer: true))
      }
      rows.append(HUDRow("Class", responder.className))
      if let module = details?.module { rows.append(HUDRow("Module", module)) }
      if let identifier = responder.identifier { rows.append(HUDRow("Identifier", identifier)) }
      if let address = details?.address {
        // What a debugger takes as it is.
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

    private var chainRows: [HUDRow] {
      guard !snapshot.chain.isEmpty else {
        return waiting(for: "every responder up to the application")
      }
      return snapshot.chain.enumerated().map { index, hop in
        let reasons = snapshot.chainReasons
        let reason = reasons.indices.contains(index) ? reasons[index].phrase : "next"
        return HUDRow("\(index + 1) · \(reason)", hop.description, hop: index)
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
          HUDRow("Visible", .percent(placement.visibility.fraction), isLive: true))
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
        HUDRow("Error", "\(HUDNumbers.length(outcome.error)) pt"),
        HUDRow("Predicted", .point(outcome.predictedOffset)),
        HUDRow("Actual", .point(outcome.actualOffset)),
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
        HUDRow("State", Self.words(keyboard)),
        HUDRow("Covers", "\(HUDNumbers.length(snapshot.keyboardOverlap)) pt", isLive: true),
      ]
      guard let event = snapshot.keyboardEvent else { return rows }
      rows += [
        HUDRow("End frame", .rect(event.endFrame)),
        HUDRow("Begin frame", .rect(event.beginFrame)),
        HUDRow("Duration · curve", "\(HUDNumbers.seconds(event.duration)) · \(event.curve)"),
        HUDRow("Last event", event.kind.rawValue),
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
      guard !timeline.isEmpty else { return [HUDRow("Timeline", "nothing happened yet")] }
      return timeline.map {
        HUDRow("\(HUDNumbers.seconds($0.time)) · \($0.kind.rawValue)", $0.summary)
      }
    }

    private var diagnosisRows: [HUDRow] {
      guard !diagnoses.isEmpty else { return [HUDRow("Diagnoses", "none")] }
      return diagnoses.flatMap {
        [HUDRow($0.id.rawValue, $0.sentence), HUDRow("Fix", $0.fix)]
      }
    }
  }
#endif
