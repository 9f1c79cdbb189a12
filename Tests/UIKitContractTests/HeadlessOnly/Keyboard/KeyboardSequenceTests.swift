#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  // One file, because it is one table.

  /// Tests what UIKit posts when the user, the app or the system changes the keyboard (sections
  /// 4.13 to 4.15).
  @MainActor
  struct KeyboardSequenceTests {
    typealias Posture = HeadlessDriver.DeviceKeyboard.Posture

    enum Change: Sendable {
      case nothing, focus, focusInTurn, leave, focusOther, attach, detach, background, foreground
      case predictions(Bool)
      case language(CGFloat)
      case thirdParty
      case foreign(CGFloat?)
      case focusAndTakeover, giveBack, cancelPassword, crossFade
      case posture(Posture)
      case drag, dropBar, minimiseBar, stage
      case rotate(UIInterfaceOrientation)
      case follow
      case padding(CGFloat)

      @MainActor
      func make(_ bench: KeyboardBench) {
        let keyboard = bench.keyboard
        switch self {
        case .nothing: break
        case .focus: bench.field.becomeFirstResponder()
        case .focusInTurn: bench.device.perform { bench.field.becomeFirstResponder() }
        case .leave: bench.field.resignFirstResponder()
        case .focusOther: bench.focusOther(accessory: 44)
        case .attach: keyboard.hasHardwareKeyboard = true
        case .detach: keyboard.hasHardwareKeyboard = false
        case .background: bench.host.applicationDidEnterBackground()
        case .foreground: bench.host.applicationWillEnterForeground()
        case .predictions(let shows): keyboard.showsPredictions = shows
        case .language(let height): keyboard.languageHeight = height
        case .thirdParty: keyboard.useThirdParty(height: 302, firstHeight: 258)
        case .foreign(let height): keyboard.showForeign(height: height)
        case .focusAndTakeover:
          bench.field.becomeFirstResponder()
          keyboard.isTakenOver = true
        case .giveBack: keyboard.isTakenOver = false
        case .cancelPassword: keyboard.cancelPasswordSheet()
        case .crossFade: (bench.device.reducesMotion, bench.device.prefersCrossFade) = (true, true)
        case .posture(let posture): keyboard.posture = posture
        case .drag: keyboard.drag(by: CGVector(dx: 10, dy: -10))
        case .dropBar: keyboard.dropShortcutBar()
        case .minimiseBar: keyboard.minimisesShortcutBar = true
        case .stage:
          let place = CGRect(x: 100, y: 100, width: 500, height: 800)
          bench.device.stage(bench.device.scene, at: place)
        case .rotate(let orientation): bench.device.rotate(to: orientation)
        case .follow: bench.screenGuide.followsUndockedKeyboard = true
        case .padding(let points): bench.screenGuide.keyboardDismissPadding = points
        }
      }
    }

    /// A change, and what must hold when it has ended. What is nil or empty may be anything.
    struct Step: Sendable {
      typealias Condition = @MainActor @Sendable (KeyboardBench) -> Bool

      let change: Change
      let names: [String]?
      /// The end frames, by the notification's name.
      let ends: [String: CGRect]
      /// The heights of the end frames of all notifications.
      let heights: [CGFloat]?
      /// The part of the screen that the keyboard covers.
      let covers: CGRect?
      let guide: CGRect?
      let isUp: Bool?
      let holds: Condition

      init(
        _ change: Change, _ names: [String]? = nil, _ ends: [String: CGRect] = [:],
        heights: [CGFloat]? = nil, covers: CGRect? = nil, guide: CGRect? = nil, isUp: Bool? = nil,
        holds: @escaping Condition = { _ in true }
      ) {
        (self.change, self.names, self.ends, self.heights) = (change, names, ends, heights)
        (self.covers, self.guide, self.isUp, self.holds) = (covers, guide, isUp, holds)
      }
    }

    /// A device with a field, which may have an accessory, and the changes of its keyboard.
    struct Row: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let model: HeadlessDevice.Model
      let accessory: CGSize
      let isEditing: Bool
      let before: [Change]
      let choose: @Sendable (inout KeyboardChoices) -> Void
      let steps: [Step]

      /// - Parameters:
      ///   - isEditing: Whether the field has its keyboard before the first step.
      ///   - before: What is changed before the field has its keyboard.
      init(
        _ name: String, on model: HeadlessDevice.Model = .iPhone14, isEditing: Bool = false,
        bar: CGFloat = 0, before: [Change] = [], _ steps: [Step],
        choose: @escaping @Sendable (inout KeyboardChoices) -> Void = { _ in }
      ) {
        (testDescription, self.model, self.isEditing) = (name, model, isEditing)
        (self.before, self.choose, self.steps) = (before, choose, steps)
        accessory = CGSize(width: model == .iPhoneSE ? 375 : 390, height: bar)
      }
    }

    nonisolated private static func phone(_ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: 0, y: y, width: 390, height: height)
    }

    nonisolated private static func pad(_ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: 0, y: y, width: 834, height: height)
    }

    nonisolated private static let shown = phone(508, 336)
    nonisolated private static let (show, hide, pair) = (
      KeyboardBench.show, KeyboardBench.hide, KeyboardBench.pair
    )

    /// What the user and the system do to the keyboard of a phone.
    nonisolated static let phones = [
      Row(
        "T4.13.25 suggestions go and come back", isEditing: true,
        [
          Step(.predictions(false), pair, ["DCF": phone(553, 291)]) {
            $0.log["WCF"]?.begin == shown && $0.log["DCF"]?.duration == 0.25
          },
          Step(.predictions(true), pair, ["DCF": shown]),
        ]),
      Row(
        "T4.13.57 a language of another height", isEditing: true,
        [Step(.language(42), pair, ["DCF": phone(466, 378)], covers: phone(466, 378))]),
      Row(
        "T4.13.50 a hardware keyboard comes and goes", isEditing: true,
        [
          Step(.attach, hide, isUp: false), Step(.leave, hide), Step(.focus, hide),
          Step(.detach, show),
        ]),
      Row(
        "T4.13.50 a bar stays under a hardware keyboard", isEditing: true, bar: 44,
        [Step(.attach, hide, ["DH": phone(766, 78)]), Step(.detach, show)]),
      Row(
        "T4.13.50 a field under a hardware keyboard", before: [.attach],
        [
          Step(.focus, hide, isUp: false) { $0.log.entries.allSatisfy { $0.end.minY >= 844 } },
          Step(.leave, hide) { $0.log.entries.allSatisfy { $0.end.minY >= 844 } },
        ]),
      Row(
        "T4.13.50 a bar under a hardware keyboard", bar: 44, before: [.attach],
        [Step(.focus, show), Step(.leave, hide)]),
      Row(
        "T4.13.50 from a field to a bar", before: [.attach],
        [
          Step(.focus),
          Step(.focusOther, nil, ["WS": phone(766, 78)], isUp: true) { !$0.host.hasKeyboard },
        ]),
      Row(
        "T4.14.12 a bar alone, without a home indicator", on: .iPhoneSE, bar: 44, before: [.attach],
        [Step(.focus, nil, ["WS": CGRect(x: 0, y: 623, width: 375, height: 44)])]),
      Row(
        "T4.13.39 T4.13.15 a password manager takes over right after the show",
        [
          Step(.focusAndTakeover, ["WCF", "WS", "WCF", "WH", "DCF", "DH"], isUp: false) {
            $0.log["WH"]?.duration == 0
          },
          Step(.giveBack, show),
        ]),
      Row(
        "T4.13.53 a cancelled password sheet", isEditing: true,
        [
          Step(.cancelPassword, show, ["WS": phone(-336, 336)], covers: shown),
          Step(.leave, hide),
        ]),
      Row(
        "C5.15 T4.13.42 to the background and back", isEditing: true,
        [Step(.background, hide), Step(.foreground, show, ["DS": shown])]),
      Row(
        "C5.15 T4.13.42 silently to the background", isEditing: true,
        [Step(.background, []), Step(.foreground, show, ["DS": shown])]
      ) { $0.background = .showsOnReturn },
      Row(
        "T4.14.14 a wake-up without a height", isEditing: true,
        [Step(.background), Step(.foreground, show, ["WS": phone(844, 0), "DS": shown])]
      ) { $0.wakesWithoutHeight = true },
      Row(
        "T4.13.51 two rounds at first",
        [
          Step(
            .focus, ["WCF", "WS", "WCF", "WS", "DCF", "DS"],
            heights: [291, 291, 336, 336, 336, 336]),
          Step(.leave), Step(.focus, show),
        ]
      ) { $0.firstRounds = .oneMore },
      Row(
        "T4.13.51 three rounds of another maker", before: [.thirdParty],
        [
          Step(
            .focus, ["WCF", "WS", "WCF", "WS", "WCF", "WS", "DCF", "DS"],
            heights: [258, 258, 280, 280, 302, 302, 302, 302])
        ]
      ) { $0.firstRounds = .oneMore },
      Row(
        "T4.13.62 a wrong frame at rest",
        [Step(.focus, ["WCF", "WS", "DCF", "DS", "DCF"]) { $0.host.frame.minY == 508 }]
      ) { $0.tellsWrongFrameAtRest = true },
      Row(
        "T4.15.18 a guide that stays down",
        [Step(.focus, nil, ["DS": shown], guide: phone(810, 34))]
      ) { $0.guidesStayDown = true },
      Row("C5.14 T4.13.23 another accessory", isEditing: true, [Step(.focusOther, show)]) {
        $0.accessorySwitch = .showsAgain
      },
      hides(.collapsed, bar: 0, 0), hides(.collapsed, bar: 44, 44),
      hides(.unchangedSize, bar: 0, 336), hides(.unchangedSize, bar: 44, 380),
      Row(
        "C5.22 T4.14.16 a bar in the frame", bar: 44,
        [
          Step(.focus, nil, ["WS": phone(464, 380), "DS": phone(464, 380)]) {
            $0.field.inputAccessoryView?.frame.minY == 464 && $0.guideTop == 464
          }
        ]
      ) { $0.accessoryInFrame = .contained },
      Row(
        "C5.22 T4.14.16 a bar above the frame", bar: 44,
        [
          Step(.focus, nil, ["WS": shown, "DS": shown]) {
            $0.field.inputAccessoryView?.frame.minY == 464 && $0.guideTop == 464
          }
        ]
      ) { $0.accessoryInFrame = .leftOut },
    ]

    nonisolated private static func hides(
      _ frame: KeyboardChoices.HideFrame, bar: CGFloat, _ height: CGFloat
    ) -> Row {
      Row(
        "C5.9 the end frame of a hide, \(frame), with a bar of \(bar)", isEditing: true, bar: bar,
        [Step(.leave, nil, ["WH": phone(844, height)])]
      ) { $0.hideFrame = frame }
    }

    /// Another maker, another app, other systems and other settings.
    nonisolated static let others = [
      foreign(isLocal: true), foreign(isLocal: false), fade(bar: 0, phone(508, 336)),
      fade(bar: 44, phone(464, 380)),
      Row(
        "T4.13.22 T4.13.25 another maker shows again", before: [.thirdParty],
        correction(["WCF", "WS", "WCF", "WS", "DCF", "DS"])
      ) { $0.correction = .showsAgain },
      Row(
        "T4.13.22 T4.13.25 another maker changes the frame", before: [.thirdParty],
        correction(["WCF", "WS", "WCF", "DCF", "DS"])
      ) { $0.correction = .changesFrame },
      Row(
        "T4.13.9 the object is the screen",
        [Step(.focus, show) { $0.log.entries.allSatisfy(\.objectIsScreen) }]
      ) { $0.objectIsScreen = true },
      Row(
        "T4.13.9 no object",
        [Step(.focus, show) { !$0.log.entries.contains(where: \.objectIsScreen) }]
      ) { $0.objectIsScreen = false },
      Row(
        "T4.15.13 no padding", isEditing: true, before: [.padding(0)],
        [Step(.nothing) { $0.host.pullEdge == 508 }]),
      Row(
        "T4.15.13 a finger takes the keyboard along earlier", isEditing: true,
        before: [.padding(30)], [Step(.nothing) { $0.host.pullEdge == 478 }]),
    ]

    /// The correction occurs only the first time.
    nonisolated private static func correction(_ names: [String]) -> [Step] {
      [
        Step(.focusInTurn, names, ["DS": phone(542, 302)]) {
          $0.log.entries[0].end.height == 258 && $0.log.entries[2].begin.height == 258
        },
        Step(.leave), Step(.focus, show) { $0.log["WS"]?.end.height == 302 },
      ]
    }

    /// After another app's keyboard, the next one belongs to this app again.
    nonisolated private static func foreign(isLocal: Bool) -> Row {
      let agrees: Step.Condition = { $0.log.entries.allSatisfy { $0.isLocal == isLocal } }
      let steps = [
        Step(.foreign(300), show, ["WS": phone(544, 300)], holds: agrees),
        Step(.foreign(nil), hide, holds: agrees), Step(.focus, isUp: true),
        Step(.leave, hide) { $0.log["WH"]?.isLocal == true },
      ]
      return Row("T4.13.40 T4.13.41 another app's keyboard, local: \(isLocal)", steps) {
        $0.foreignClaimsToBeLocal = isLocal
      }
    }

    nonisolated private static func fade(bar: CGFloat, _ shown: CGRect) -> Row {
      Row(
        "T4.13.54 hides with a cross-fade, with a bar of \(bar)", bar: bar, before: [.crossFade],
        [
          Step(.focus, show, ["DS": shown]),
          Step(.leave, hide, isUp: false) {
            $0.log.entries.allSatisfy { $0.end == .zero && $0.begin == shown }
          },
          Step(.focus, show, ["DS": shown]),
        ])
    }

    nonisolated private static func postures(_ posture: Posture) -> [Row] {
      [
        Row(
          "T4.13.32 docks: \(posture)", on: .iPad11, isEditing: true, before: [.posture(posture)],
          [Step(.posture(.docked), show, ["WS": pad(861, 333)])]),
        Row(
          "T4.13.33 T4.13.55 comes and goes: \(posture)", on: .iPad11, before: [.posture(posture)],
          [
            Step(.focus, pair) {
              ($0.log["DCF"]?.end.maxY ?? 2000) < 1194 && $0.log["DCF"]?.end == $0.keyboard.frame
            },
            Step(.leave, pair, isUp: false) { $0.log["DCF"]?.end.minY == 1194 },
          ]),
        Row(
          "T4.15.2 T4.15.4 T4.15.7 T4.15.8 the guide: \(posture)", on: .iPad11, isEditing: true,
          before: [.posture(posture)],
          [
            Step(.nothing, guide: pad(1174, 20)),
            Step(.follow) { $0.screenGuide.layoutFrame == $0.keyboard.frame },
          ]),
      ]
    }

    nonisolated private static let docked = pad(861, 333)
    nonisolated private static let undocked = pad(741, 333)

    /// Keyboards of an iPad that are not docked. The frames of T4.13.31 are from a dump of 2012.
    nonisolated static let pads =
      postures(.undocked) + postures(.split) + postures(.floating) + [
        Row(
          "T4.13.31 undocks", on: .iPad11, isEditing: true,
          [
            Step(
              .posture(.undocked), hide, ["WH": pad(1194, 333), "DCF": undocked], covers: undocked)
          ]),
        Row(
          "T4.13.31 splits", on: .iPad11, isEditing: true,
          [Step(.posture(.split), hide, ["WH": pad(1194, 333), "DCF": undocked], covers: undocked)]
        ),
        Row(
          "T4.13.31 undocks, with the true frame everywhere", on: .iPad11, isEditing: true,
          [
            Step(.posture(.undocked), hide) {
              $0.log.entries.allSatisfy { $0.begin == docked && $0.end == undocked }
            }
          ]
        ) { $0.undocking = .tellsTrueFrame },
        Row(
          "T4.13.33 from undocked to floating", on: .iPad11, isEditing: true,
          before: [.posture(.undocked)],
          [Step(.posture(.floating), pair) { $0.log["DCF"]?.end == $0.keyboard.frame }]),
        Row(
          "T4.13.29 T4.13.33 rotates undocked", on: .iPad11, isEditing: true,
          before: [.posture(.undocked)],
          [
            Step(.rotate(.landscapeRight), pair) {
              $0.log["DCF"]?.end == $0.keyboard.frame && $0.keyboard.frame.width == 1194
            }
          ]),
        Row(
          "T4.13.36 did-change only", on: .iPad11, before: [.posture(.floating)],
          [Step(.focus, ["DCF"]), Step(.drag, ["DCF"]), Step(.leave, ["DCF"])]
        ) { $0.floatingChange = .didChangeOnly },
        Row(
          "T4.14.13 a wrong height after a rotation", on: .iPad11, isEditing: true,
          [
            Step(
              .rotate(.landscapeLeft), KeyboardBench.whole,
              ["DS": CGRect(x: 0, y: 692, width: 1194, height: 142)])
          ]
        ) { $0.rotationHeight = 142 },
        Row(
          "T4.13.38 T4.14.10 the bar has the full height", on: .iPad11, before: [.attach],
          [
            Step(.focus, show, ["WS": pad(1139, 333)], covers: pad(1139, 55)),
            Step(.leave, hide),
          ]
        ) { $0.shortcutBarHeight = 55 },
        Row(
          "T4.13.38 T4.14.10 later 69 points of it show", on: .iPad11, before: [.attach],
          [
            Step(.focus, show, ["WS": pad(1125, 333)], covers: pad(1125, 69)),
            Step(.leave, hide),
          ]
        ) { $0.shortcutBarHeight = 69 },
        Row(
          "T4.13.38 the frame is what shows", on: .iPad11, before: [.attach],
          [Step(.focus, nil, ["WS": pad(1139, 55)])]
        ) { $0.shortcutBarFrame = .visiblePart },
        Row(
          "T4.13.38 an accessory on the bar", on: .iPad11, bar: 44, before: [.attach],
          [
            Step(.focus, nil, ["DS": pad(1095, 377)]) {
              $0.field.inputAccessoryView?.frame == pad(1095, 44)
            }
          ]),
        // Without its bar, an iPad behaves like a phone (T4.13.50).
        Row(
          "T4.13.35 a dropped bar", on: .iPad11, isEditing: true, before: [.attach],
          [Step(.dropBar, show, ["WS": .zero], isUp: false), Step(.leave, hide)]),
        Row(
          "T4.15.9 T4.15.1 the bar's guide", on: .iPad11, before: [.attach],
          [Step(.focus, guide: pad(1139, 55))]),
        Row(
          "T4.13.58 a minimised bar in Stage Manager", on: .iPad11, isEditing: true,
          before: [.attach],
          [
            Step(.nothing, [], isUp: true), Step(.minimiseBar, hide, isUp: false),
            Step(.stage, show, isUp: true),
          ]),
      ]

    @Test(
      "each change posts its notifications, with its frames",
      .fact(
        "C5.9", "C5.14", "C5.15", "C5.22", "T4.13.9", "T4.13.15", "T4.13.22", "T4.13.23",
        "T4.13.25", "T4.13.29", "T4.13.31", "T4.13.32", "T4.13.33", "T4.13.35", "T4.13.36",
        "T4.13.38", "T4.13.39", "T4.13.40", "T4.13.41", "T4.13.42", "T4.13.50", "T4.13.51",
        "T4.13.53", "T4.13.54", "T4.13.55", "T4.13.57", "T4.13.58", "T4.13.62", "T4.14.10",
        "T4.14.12", "T4.14.13", "T4.14.14", "T4.14.16", "T4.15.1", "T4.15.2", "T4.15.4",
        "T4.15.7", "T4.15.8", "T4.15.9", "T4.15.13", "T4.15.18"),
      arguments: phones + others + pads)
    func sequence(row: Row) {
      let bench = KeyboardBench(row.model)
      row.choose(&bench.host.choices)
      // A guide that is first asked for when the keyboard is up does not move (T4.15.15).
      let guide = bench.screenGuide
      for change in row.before { change.make(bench) }
      if row.accessory.height > 0 {
        bench.field.inputAccessoryView = UIView(frame: CGRect(origin: .zero, size: row.accessory))
      }
      if row.isEditing { bench.edit() }
      var isFocused = row.isEditing
      for step in row.steps {
        let names = bench.names { step.change.make(bench) }
        let entries = bench.log.entries
        #expect(step.names == nil || names == step.names, "\(step.change)")
        for (name, end) in step.ends { #expect(bench.log[name]?.end == end, "\(step.change)") }
        #expect(step.heights == nil || entries.map(\.end.height) == step.heights)
        if let covers = step.covers { #expect(bench.keyboard.frame == covers, "\(step.change)") }
        if let expected = step.guide { #expect(guide.layoutFrame == expected) }
        if let isUp = step.isUp { #expect(bench.keyboard.isVisible == isUp, "\(step.change)") }
        #expect(step.holds(bench), "\(step.change): \(entries)")
        switch step.change {
        case .focus, .focusInTurn, .focusAndTakeover: isFocused = true
        case .leave, .focusOther: isFocused = false
        default: break
        }
        #expect(bench.field.isFirstResponder == isFocused, "\(step.change)")
      }
    }
  }
#endif
