import DebugHostScreens
import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

/// Tests that no labels of the panel overlap and that none is truncated, for various devices, text
/// sizes, directions, sections and states. Also tests the sizes of the card and of its controls.
@MainActor @Suite("Text in the panel", .serialized, .leavesNoHUD)
struct HUDLayoutTests {
  struct Case: CustomStringConvertible, Sendable {
    var model: Device.Model
    var frame: CGRect?
    var isLandscape = false
    var size: UIContentSizeCategory
    var isRightToLeft: Bool

    var description: String {
      let place = frame.map { "\(Int($0.width)) x \(Int($0.height))" } ?? model.rawValue
      return "\(place) \(size.rawValue) \(isLandscape ? "landscape " : "")"
        + (isRightToLeft ? "right to left" : "left to right")
    }

    @MainActor
    func boot(isCollapsed: Bool) -> HUDStage {
      var setup = Device.Setup(
        model: model, orientation: isLandscape ? .landscapeRight : .portrait)
      setup.sceneFrame = frame
      setup.contentSize = size
      setup.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      return HUDStage(setup, memory: HUDMemory(isCollapsed: isCollapsed))
    }
  }

  nonisolated static let cases: [Case] = {
    let places: [(Device.Model, CGRect?, Bool)] = [
      (.iPhoneSE, nil, false), (.iPhone14, nil, false), (.iPhone15ProMax, nil, false),
      (.iPhone14, nil, true), (.iPad11, nil, false),
      // A narrow scene on an iPad has the size of the smallest screen.
      (.iPad11, CGRect(x: 0, y: 626, width: 320, height: 568), false),
    ]
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ]
    return places.flatMap { place in
      sizes.flatMap { size in
        [false, true].map {
          Case(
            model: place.0, frame: place.1, isLandscape: place.2, size: size, isRightToLeft: $0)
        }
      }
    }
  }()

  private static let diagnosis = Diagnosis(
    id: .fieldBehindKeyboard, sentence: "The first responder is behind its own keyboard.",
    numbers: [Diagnosis.Number("covered", 44, unit: "pt")],
    fix: "Give the list room for the keyboard, for example with anchor(.firstResponder()).")

  @Test("no label overlaps another, and none is cut, on the pill and the card", arguments: cases)
  func labels(_ test: Case) {
    let pill = test.boot(isCollapsed: true)
    check(pill, "pill, no first responder")
    pill.edit()
    check(pill, "pill")
    #expect(pill.frame.height >= 44)
    let stage = test.boot(isCollapsed: false)
    DiagnosisLog.sink = { _ in }
    check(stage, "no first responder")
    let field = stage.edit()
    stage.device.turn { ResponderHUD.report(Self.diagnosis) }
    for section in HUDSection.allCases {
      stage.select(section)
      check(stage, section.rawValue)
    }
    // The headline changes, and may need another number of lines.
    stage.select(.responder)
    for part in [0.5, 1.5, -1] as [CGFloat] {
      stage.device.turn {
        guard let list = stage.list, let field else { return }
        let rect = list.convert(field.bounds, from: field)
        list.contentOffset.y =
          rect.minY + part * rect.height - list.adjustedContentInset.top
      }
      check(stage, "\(part) of the field above")
    }
    stage.device.perform { stage.panel.card.select(.prediction) }
    stage.device.fling(
      from: CGPoint(x: 4, y: 120), velocity: CGPoint(x: 0, y: -2), duration: 0.05)
    check(stage, "coasting")
    stage.device.settle()
    check(stage, "at rest")
  }

  private func check(_ stage: HUDStage, _ state: String) {
    let panel = stage.panel
    panel.layoutIfNeeded()
    let window = panel.window?.bounds ?? .zero
    #expect(window.contains(panel.frame), "\(state): the panel leaves the window \(panel.frame)")
    let labels = HUDStage.labels(in: panel)
    for (index, one) in labels.enumerated() {
      let text = "\(state): \"\(one.label.text ?? "")\""
      let room = CGSize(
        width: one.label.bounds.width + 0.01, height: CGFloat.greatestFiniteMagnitude)
      let (needed, has) = (one.label.sizeThatFits(room), one.label.bounds.size)
      #expect(
        needed.height <= has.height + 0.5 && needed.width <= has.width + 0.5,
        "\(text) needs \(needed), has \(has)")
      #expect(
        one.frame.minX >= -0.5 && one.frame.maxX <= panel.bounds.width + 0.5,
        "\(text) juts out, \(one.frame)")
      for other in labels[(index + 1)...] where one.label.superview !== other.label.superview {
        // Scrolling labels are clipped by the body, so they cannot overlap fixed ones.
        guard scrolls(one.label) == scrolls(other.label) else { continue }
        let common = one.frame.intersection(other.frame)
        #expect(
          common.isNull || common.width < 0.5 || common.height < 0.5,
          "\(text) and \"\(other.label.text ?? "")\" overlap")
      }
    }
    #expect(panel.isCollapsed || panel.card.body.clipsToBounds)
    let head = panel.card.head
    #expect(
      panel.isCollapsed || head.bounds.height >= head.height(forWidth: head.bounds.width) - 0.5,
      "\(state): the head is lower than its words")
  }

  private func scrolls(_ view: UIView) -> Bool {
    view.superview.map { $0 is HUDBody || scrolls($0) } ?? false
  }

  /// The screens of DebugHost, also those with a mistake.
  nonisolated static let screens =
    DemoScreen.allCases.map(\.rawValue) + DiagnosisScreen.allCases.map { "\($0)" }

  @Test("no label is cut over any screen, with its first field edited", arguments: screens)
  func screens(name: String) throws {
    for model in [Device.Model.iPhoneSE, .iPad11] {
      for isLarge in [false, true] {
        var setup = Device.Setup(model: model)
        setup.contentSize = isLarge ? .accessibilityExtraExtraExtraLarge : .large
        setup.layoutDirection = isLarge ? .rightToLeft : .leftToRight
        let stage = HUDStage(setup)
        let screen = try #require(
          DemoScreen(rawValue: name)?.makeController()
            ?? DiagnosisScreen.allCases.first { "\($0)" == name }?.makeController(isMistaken: true))
        stage.device.turn { stage.app.rootViewController = screen }
        if let field = Self.field(in: stage.app) { stage.edit(field) }
        for section in HUDSection.allCases {
          stage.select(section)
          check(stage, "\(name), \(section.rawValue)")
        }
      }
    }
  }

  private static func field(in view: UIView) -> UIView? {
    if view is any UITextInput, view.canBecomeFirstResponder { return view }
    return view.subviews.lazy.compactMap(field).first
  }

  @Test("on the smallest phone, the head, the first section and a mistake need no scroll")
  func firstSection() throws {
    let stage = HUDStage.installed(Device.Setup(model: .iPhoneSE))
    HUDMemory(isCollapsed: true).save()
    stage.editInList(y: 20)
    stage.device.turn { ResponderHUD.show() }
    stage.tap(stage.panel.pill)
    let (card, body) = (stage.panel.card, stage.panel.card.body)
    #expect(card.section == .geometry && stage.head.frame.maxY < body.frame.minY)
    #expect(
      stage.head.overview.text?.hasSuffix("Keyboard covers 260 pt, inset 0 pt, 260 pt short")
        == true)
    #expect(stage.rows.count == 5 && body.contentSize.height <= body.bounds.height)
    // As long as the words of fieldBehindBar.
    let longest = Diagnosis(
      id: .fieldBehindBar, sentence: String(repeating: "sentence ", count: 15),
      numbers: [Diagnosis.Number("covered", 20.3, unit: "pt")],
      fix: String(repeating: "fix it ", count: 20)
    ).found(
      at: DiagnosisSite(
        controller: "BarDiagnosisController", root: nil,
        frame: CGRect(x: 20, y: 458, width: 350, height: 44)))
    try stage.voiceOver("Collapse", of: stage.head)
    stage.editNew(UITextField(), at: CGRect(x: 20, y: 500, width: 300, height: 44))
    stage.device.advance(by: 1)
    stage.device.turn { ResponderHUD.report(longest) }
    stage.tap(stage.panel.pill)
    #expect(stage.headline == "fieldBehindBar")
    #expect(stage.titles.prefix(4) == ["Error, likely", "Fix", "Measured", "Where"])
    for cell in stage.cells.prefix(4) {
      let end = cell.frame.minY + cell.value.frame.maxY
      #expect(end <= body.bounds.height, "\(cell.title.text ?? "")")
    }
  }

  @Test("every control is at least as large as a finger, or a line that changes nothing in the app")
  func targets() {
    let stage = HUDStage()
    stage.edit()
    let controls = stage.panel.shown.compactMap { $0 as? UIControl }
    #expect(controls.count > 10)
    for control in controls {
      let name = control.accessibilityLabel ?? ""
      let action = (control as? HUDRowView)?.row?.action
      let least: CGFloat = control is HUDRowView && action?.isOutline != false ? 28 : 44
      #expect(
        control.bounds.width >= 44 && control.bounds.height >= least,
        "\(name) is \(control.bounds.size)")
      guard !(control is HUDRowView) else { continue }
      let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
      // Buttons cover the trailing end of the head, so the test hits the head near its leading end.
      let point = control is HUDHead ? CGPoint(x: 40, y: 10) : middle
      let hit = stage.hudWindow?.hitTest(control.convert(point, to: nil), with: nil)
      #expect(hit === control, "\(name) is covered by \(hit as Any)")
    }
  }

  @Test("the card is as tall as its cells, its tabs stay, and a scroll changes neither")
  func steady() throws {
    let stage = HUDStage()
    let (card, tabs) = (stage.panel.card, try stage.control("Chain"))
    let top = tabs.convert(tabs.bounds, to: nil).minY
    for section in HUDSection.tabs {
      stage.select(section)
      #expect(abs(card.body.bounds.height - card.body.contentSize.height) < 1)
      #expect(abs(tabs.convert(tabs.bounds, to: nil).minY - top) < 1)
    }
    stage.edit()
    stage.select(.geometry)
    let frame = stage.frame
    stage.device.fling(
      from: CGPoint(x: 44, y: 470), velocity: CGPoint(x: 0, y: -0.1), duration: 0.08)
    for _ in 0..<30 {
      stage.device.advance(by: 1 / 60)
      #expect(stage.frame == frame)
    }
  }

  @Test("the card's cells bounce at their end, under the finger")
  func bounce() {
    let stage = HUDStage()
    stage.edit()
    stage.select(.chain)
    let body = stage.panel.card.body
    let end = body.contentSize.height - body.bounds.height
    stage.device.perform { body.contentOffset.y = end }
    let start = body.convert(CGPoint(x: body.bounds.midX, y: body.bounds.midY), to: nil)
    let finger = stage.device.press(from: start, to: CGPoint(x: start.x, y: start.y - 60))
    stage.device.advance(by: 1.0 / 60)
    #expect(end > 0 && body.contentOffset.y > end + 5)
    stage.device.touchUp(finger)
    stage.device.settle()
    #expect(abs(body.contentOffset.y - end) < 0.5)
  }
}
