import HeadlessDriver
import ResponderJournal
import ResponderKit
import Testing
import UIKit

@testable import Soak

@MainActor @Suite("Random use of the behaviours", .serialized)
struct SoakTests {
  /// Plays few steps, because this is a debug build. `scripts/check soak` plays 25,000 steps in a
  /// release build.
  @Test("the promises hold after each of 500 random steps")
  func clean() {
    defer { _ = Device.boot() }
    let outcome = SoakSeries(steps: 500, seed: 1).run()
    #expect(outcome.failure == nil, "\(outcome.script)")
    #expect(outcome.clean == 500)
  }

  /// Plays as many steps as are practical in a debug build. `scripts/soak --diagnoses` plays any
  /// number of steps.
  @Test(
    "on a screen without a mistake, random steps lead to notes only", arguments: [1, 2] as [UInt64])
  func noFalseAlarm(_ seed: UInt64) {
    defer { _ = Device.boot() }
    let outcome = SoakSeries(steps: 1_000, seed: seed, plan: SoakPlan(makesNoMistake: true)).run()
    #expect(outcome.failure == nil, "\(outcome.script)")
  }

  /// Repeats scripts for which the soak once reported a broken promise. The causes of the first two
  /// reports, at step 464 of seed 1 and step 39 of seed 2 of the first random driver, could not be
  /// found at that time. The comments below name the seeds, and some of the steps, of later
  /// reports.
  @Test(
    "drags that once looked like early dismissals",
    arguments: [
      [
        Step.tapField(0), .tapField(28),
        .drag(.form, x: 0.406, y: 0.057, dx: -19.418, dy: -24.813),
      ],
      [
        .offset(.reading, x: 0.837, y: 0.99, animated: true), .tapField(34),
        .fling(.form, x: 0.264, y: 0.268, vx: -0.087, vy: -1.971),
      ],
      // Seed 4: a keyboard of another app with a fractional height seemed to float.
      [
        .focus(18), .refuse(true), .foreign(321.043),
        .twoDrags(.form, y: 0.021, first: -3.537, second: 34.357, pause: 0.49),
        .twoDrags(.form, y: 0.754, first: 1.677, second: 171.812, pause: 0.192),
      ],
      // Seed 6: the phone was rotated below a sheet, and the screen behind it stayed a small card.
      [
        .focusScreen, .present(style: 0, animated: true, focuses: false), .rotate(2),
        .dismiss(animated: true), .focus(28),
        .fling(.reading, x: 0.917, y: 0.685, vx: -0.264, vy: 1.764),
      ],
      // A fling that began on the keyboard pressed its return key. So the field lost the focus, but
      // not through the package.
      [.focus(2), .fling(.form, x: 0.443, y: 0.675, vx: 3.692, vy: 2.716)],
      // Seed 6: a chat at its end reappeared when a pushed screen was popped after a rotation.
      [
        .hardwareKeyboard(true), .push(animated: false, focuses: true), .rotate(1),
        .pop(animated: false),
      ],
      // Seed 1, step 60,308: an iPad was rotated with a floating keyboard, half of which was then
      // below the screen.
      [
        .push(animated: true, focuses: true), .posture(3),
        .dragKeyboard(dx: -118.201, dy: -85.285), .alert(withField: false), .rotate(2),
        .dismiss(animated: true),
      ],
      // Seed 1, step 155,700: an app on half an iPad's screen was rotated, and UIKit posted frames
      // of a hidden keyboard.
      [.rotate(2), .resize(1), .rotate(3)],
      // Seeds 1 and 2: the app shrinks a list while a keyboard or its bar is up.
      [.viewport(2), .focusCustom, .resize(3)],
      [
        .foreign(234.872), .viewport(1), .present(style: 2, animated: false, focuses: true),
        .rotate(2), .dismiss(animated: false),
      ],
      // Seed 2: a keyboard covers the whole list.
      [.barHeight(221.301), .tapField(12), .rotate(1)],
      // Seed 1, step 149,584: a keyboard covers the whole list inside another list.
      [
        .rotate(2), .insertRow(.reading, at: 40), .focusCustom,
        .offset(.form, x: 0.316, y: 0.705, animated: false),
        .fling(.form, x: 0.301, y: 0.1, vx: 1.588, vy: 0.727),
        .fling(.reading, x: 0.161, y: 0.004, vx: -2.201, vy: 1.126), .scrollToTop, .tapField(34),
        .foreign(355.089), .offset(.form, x: 0.306, y: 0.778, animated: true),
      ],
      // Seed 1: a tap at the top of a screen with one list is a tap on the status bar.
      [
        .push(animated: true, focuses: false),
        .offset(.pushed, x: 0.088, y: 0.868, animated: false),
        .tap(x: 0.999, y: 0.017),
      ],
      // Seeds 2 and 3: a finger touches another list than the step names.
      [.slideOver(true), .fling(.inner, x: 0.974, y: 0.743, vx: 2.741, vy: -2.055)],
      [.slideOver(true), .fling(.inner, x: 0.969, y: 0.511, vx: -1.423, vy: -1.079)],
      // Seed 4, step 1,518: a chat that was wider than its window was scrolled sideways and then
      // resized at its end.
      [
        .present(style: 2, animated: true, focuses: false), .resize(1), .reload(.chat),
        .dismiss(animated: false), .drag(.chat, x: 0.663, y: 0.819, dx: -105.861, dy: -19.885),
        .slideOver(true),
      ],
      // Seed 1, step 159,979: an app in Slide Over is resized while another app's keyboard is up.
      [
        .reload(.form), .foreign(338.218), .slideOver(true),
        .offset(.form, x: 0.599, y: 0.68, animated: false), .tapField(4), .resize(2),
        .offset(.form, x: 0.225, y: 0.292, animated: true),
      ],
      // Seed 3: a field refuses to resign, its cell is removed, and the field becomes first
      // responder again. Its row has another cell.
      [
        .viewport(2), .deleteRow(.form, at: 24), .tapField(39), .refuse(true),
        .fling(.form, x: 0.831, y: 0.784, vx: 1.07, vy: -3.311),
        .push(animated: true, focuses: false), .pop(animated: false), .scrollToTop,
        .twoDrags(.form, y: 0.874, first: 3.364, second: -219.472, pause: 0.142),
        .insertRow(.pushed, at: 2), .resize(1),
      ],
    ])
  func onceFound(_ script: [Step]) {
    defer { _ = Device.boot() }
    for model in SoakSeries.models {
      let failure = SoakRun(script, plan: SoakPlan(model: model)).failure
      #expect(failure == nil, "\(model): \(String(describing: failure))")
    }
  }

  /// Repeats scripts to which `scripts/soak --diagnoses` has shrunk its failures, except for
  /// failures that a row of the diagnoses' corpus covers.
  @Test(
    "scripts that once led to a diagnosis",
    arguments: [
      // A list regained its room behind a pushed screen, while a swipe back was cancelled.
      [
        .viewport(1), .hardwareKeyboard(true), .tapField(37),
        .push(animated: false, focuses: true), .viewport(0), .backSwipe(part: 0.034),
      ],
      // Another screen covers the same list while the app shrinks it, below a bar that returns with
      // the list.
      [
        .push(animated: false, focuses: true), .focusCustom, .viewport(1), .pop(animated: false),
      ],
      // The bar is above a split keyboard.
      [.focus(32), .tapField(22), .posture(2), .type("two\nlines"), .tapField(27)],
      // The return key ends editing in a field whose row is scrolled out of view.
      [
        .tapField(4), .viewport(2), .rotate(1), .tapField(18), .rotate(0), .tapField(28),
        .present(style: 0, animated: false, focuses: false), .scrollToTop,
        .fling(.form, x: 0.906, y: 0.792, vx: -0.971, vy: 2.899), .type("two\nlines"),
      ],
    ] as [[Step]])
  func onceDiagnosed(_ script: [Step]) {
    defer { _ = Device.boot() }
    for model in SoakSeries.models {
      let failure = SoakRun(script, plan: SoakPlan(model: model, makesNoMistake: true)).failure
      #expect(failure == nil, "\(model): \(String(describing: failure))")
    }
  }
}
