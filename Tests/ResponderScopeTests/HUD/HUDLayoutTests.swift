import DebugHostScreens
import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

/// Tests that no labels of the panel overlap and that none is truncated, for various devices, text
/// sizes, directions, sections and states. Also tests the sizes of the card and of its controls.
@MainActor @Suite("Text in the panel", .serialized)
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

  private func boot(_ test: Case) -> HUDStage {
    var setup = Device.Setup(
      model: test.model, orientation: test.isLandscape ? .landscapeRight : .portrait)
    setup.sceneFrame = test.frame
    setup.contentSize = test.size
    setup.layoutDirection = test.isRightToLeft ? .rightToLeft : .leftToRight
    return HUDStage(setup)
  }

  @Test("no label overlaps another, and none is cut", arguments: cases)
  func labels(_ test: Case) {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = boot(test)
    check(stage, "no first responder")
    let field = stage.edit()
    stage.device.perform {
      HUDController.shared.recorder.record(.diagnosis(HUDPictureTests.diagnosis))
    }
    for section in HUDSection.allCases {
      stage.select(section)
      check(stage, section.rawValue)
    }
    // The headline changes, and may need another number of lines.
    stage.select(.responder)
    for part in [0.5, 1.5, -1] as [CGFloat] {
      stage.device.perform {
        guard let list = stage.list, let field else { return }
        let rect = list.convert(field.bounds, from: field)
        list.contentOffset.y =
          rect.minY + part * rect.height - list.adjustedContentInset.top
      }
      stage.device.settle()
      check(stage, "\(part) of the field above")
    }
    stage.device.perform { stage.panel.card.select(.prediction) }
    stage.device.fling(
      from: CGPoint(x: 4, y: 120), velocity: CGPoint(x: 0, y: -2), duration: 0.05)
    check(stage, "coasting")
    stage.device.settle()
    check(stage, "at rest")
  }

  @Test("the pill's words are whole, too", arguments: cases)
  func pill(_ test: Case) {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    HUDStage.end()
    var setup = Device.Setup(
      model: test.model, orientation: test.isLandscape ? .landscapeRight : .portrait)
    setup.sceneFrame = test.frame
    setup.contentSize = test.size
    setup.layoutDirection = test.isRightToLeft ? .rightToLeft : .leftToRight
    let stage = HUDStage(setup, memory: HUDMemory(isCollapsed: true))
    check(stage, "no first responder")
    stage.edit()
    check(stage, "pill")
    #expect(stage.frame.height >= 44)
  }

  private func check(_ stage: HUDStage, _ state: String) {
    let panel = stage.panel
    panel.layoutIfNeeded()
    let window = panel.window?.bounds ?? .zero
    #expect(window.contains(panel.frame), "\(state): the panel leaves the window \(panel.frame)")
    let labels = HUDStage.labels(in: panel)
    for (index, one) in labels.enumerated() {
      let room = CGSize(
        width: one.label.bounds.width + 0.01, height: CGFloat.greatestFiniteMagnitude)
      let needed = one.label.sizeThatFits(room)
      #expect(
        needed.height <= one.label.bounds.height + 0.5
          && needed.width <= one.label.bounds.width + 0.5,
        "\(state): \"\(one.label.text ?? "")\" needs \(needed), has \(one.label.bounds.size)")
      #expect(
        one.frame.minX >= -0.5 && one.frame.maxX <= panel.bounds.width + 0.5,
        "\(state): \"\(one.label.text ?? "")\" juts out, \(one.frame)")
      for other in labels[(index + 1)...] where one.label.superview !== other.label.superview {
        // Scrolling labels are clipped by the body, so they cannot overlap fixed ones.
        guard scrolls(one.label) == scrolls(other.label) else { continue }
        let common = one.frame.intersection(other.frame)
        #expect(
          common.isNull || common.width < 0.5 || common.height < 0.5,
          "\(state): \"\(one.label.text ?? "")\" and \"\(other.label.text ?? "")\" overlap")
      }
    }
    #expect(panel.isCollapsed || stage.panel.card.body.clipsToBounds)
    let head = panel.card.head
    #expect(
      panel.isCollapsed || head.bounds.height >= head.height(forWidth: head.bounds.width) - 0.5,
      "\(state): the head is lower than its words")
  }

  private func scrolls(_ view: UIView) -> Bool {
    view.superview.map { $0 is HUDBody || scrolls($0) } ?? false
  }

  @Test(
    "the card is as wide as it should be, and never takes more than the free space",
    arguments: [
      (Device.Model.iPhone14, UIContentSizeCategory.large, 300),
      (.iPhoneSE, .large, 300), (.iPad11, .large, 360),
      (.iPhoneSE, .accessibilityExtraExtraExtraLarge, 359),
    ] as [(Device.Model, UIContentSizeCategory, CGFloat)])
  func width(model: Device.Model, size: UIContentSizeCategory, width: CGFloat) {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    var setup = Device.Setup(model: model)
    setup.contentSize = size
    let stage = HUDStage(setup)
    #expect(stage.frame.width == width)
    stage.edit()
    let keyboard = stage.device.keyboard.frame
    #expect(!keyboard.isNull && stage.frame.maxY <= keyboard.minY + 0.5)
    #expect(stage.frame.minY >= stage.app.safeAreaInsets.top)
  }

  @Test("every control is at least as large as a finger")
  func targets() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    var controls: [UIControl] = []
    func walk(_ view: UIView) {
      guard !view.isHidden else { return }
      if let control = view as? UIControl { controls.append(control) }
      for child in view.subviews { walk(child) }
    }
    walk(stage.panel)
    #expect(controls.count > 10)
    for control in controls where !(control is HUDRowView) {
      let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
      // Buttons cover the trailing end of the head, so the test hits the head near its leading end.
      let point = control is HUDHead ? CGPoint(x: 40, y: 10) : middle
      let hit = stage.hudWindow?.hitTest(control.convert(point, to: nil), with: nil)
      #expect(hit === control, "\(control.accessibilityLabel ?? "") is covered by \(hit as Any)")
    }
    for control in controls {
      #expect(
        control.bounds.width >= 44 && control.bounds.height >= 44,
        "\(control.accessibilityLabel ?? "") is \(control.bounds.size)")
    }
  }

  @Test("the card keeps its height whatever the section and the verdict")
  func steady() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    let height = stage.frame.height
    for section in HUDSection.tabs {
      stage.select(section)
      #expect(stage.frame.height == height)
    }
    stage.device.fling(
      from: CGPoint(x: 44, y: 470), velocity: CGPoint(x: 0, y: -0.4), duration: 0.08)
    for _ in 0..<30 {
      stage.device.advance(by: 1 / 60)
      #expect(stage.frame.height == height)
    }
  }

  @Test("the card's cells bounce at their end, under the finger")
  func bounce() {
    defer { HUDStage.end() }
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

  @Test("a live value that fitted on a line is measured again on a narrower one")
  func narrower() {
    let cell = HUDRowView()
    let values = ["123456789 123456789", "1"].map { HUDRow("Offset", $0, isLive: true) }
    _ = cell.show(values[0])
    let height = cell.height(forWidth: 300)
    #expect(!cell.show(values[1]))
    #expect(cell.height(forWidth: 60) == height)
    #expect(cell.show(values[0]))
    #expect(cell.height(forWidth: 60) > height)
    // The same value needs no layout.
    let text = HUDRow("Class", "UITextField")
    #expect(cell.show(text) && !cell.show(text))
  }
}
