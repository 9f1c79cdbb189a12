import TestSupport

/// Makes steps from a seed. It does not use the state of the world, so the steps depend on the seed
/// alone.
struct StepMaker {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func steps(_ count: Int) -> [Step] {
    (0..<count).map { _ in next() }
  }

  /// Returns the next step; scrolling and focusing come most often.
  mutating func next() -> Step {
    switch number(0..<146) {
    case 0..<6: .tap(x: part(), y: part())
    case 6..<24: .tapField(number(0..<40))
    case 24..<28: .focus(number(0..<40))
    case 28: .focusCustom
    case 29..<31: .focusScreen
    case 31..<36: .type(["a", "word ", "two\nlines", "x"][number(0..<4)])
    case 36..<38: .returnKey
    case 38..<41: .resign
    case 41..<56: .fling(list(), x: part(), y: part(), vx: speed(), vy: speed())
    case 56..<66:
      .drag(list(), x: part(), y: part(), dx: value(-200...200), dy: value(-500...500))
    case 66..<70:
      .twoDrags(
        list(), y: part(), first: speed(), second: value(-300...300), pause: value(0.02...0.5))
    case 70..<75: .offset(list(), x: part(), y: part(), animated: flag())
    case 75: .scrollToTop
    case 76..<79: .insertRow(list(), at: number(0..<60))
    case 79..<82: .deleteRow(list(), at: number(0..<60))
    case 82: .reload(list())
    case 83..<87: .refuse(number(0..<3) == 0)
    case 87: .cancelDismissal
    case 88..<90: .registerDismissal
    case 90: .cancelAnchor(list())
    case 91..<93: .registerAnchor(list())
    case 93..<113: screenStep(number(0..<20))
    case 113..<127: keyboardStep(number(0..<14))
    case 127..<135: newerStep(number(0..<8))
    case 135..<140: .moveFocus(forward: number(0..<3) > 0)
    case 140..<142: .navigateFields(hasBar: flag())
    case 142: .endNavigation
    default: .pause(value(0...1))
    }
  }

  /// Returns a step for Slide Over, the size of the lists, the height of the bar, the language of
  /// the keyboard, or the password sheet.
  private mutating func newerStep(_ choice: Int) -> Step {
    switch choice {
    case 0..<2: .slideOver(flag())
    case 2..<4: .viewport(number(0..<3))
    case 4..<6: .barHeight(value(30...240))
    case 6: .language(value(-60...60))
    default: .cancelPasswordSheet
    }
  }

  private mutating func screenStep(_ choice: Int) -> Step {
    switch choice {
    case 0..<2: .present(style: number(0..<4), animated: flag(), focuses: flag())
    case 2: .alert(withField: flag())
    case 3..<7: .dismiss(animated: flag())
    case 7..<9: .push(animated: flag(), focuses: flag())
    case 9..<11: .pop(animated: flag())
    case 11..<13: .backSwipe(part: part())
    case 13..<16: .keyWindow(number(0..<4))
    case 16: .rotate(number(0..<4))
    case 17: .resize(number(0..<4))
    case 18: .leaveApp(value(0...2))
    default: .deactivate(value(0...2))
    }
  }

  private mutating func keyboardStep(_ choice: Int) -> Step {
    switch choice {
    case 0..<2: .hardwareKeyboard(number(0..<3) == 0)
    case 2..<4: .predictions(flag())
    case 4..<6: .otherKeyboard(height: value(200...300), first: value(200...300))
    case 6..<10: .posture([0, 0, 0, 1, 2, 3][number(0..<6)])
    case 10..<12: .dragKeyboard(dx: value(-200...200), dy: value(-300...300))
    // A negative value hides the other app's keyboard.
    default: .foreign(value(-600...400))
    }
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func flag() -> Bool { Bool.random(using: &generator) }

  /// Returns a value in whole thousandths, so that a script is easy to read and to type.
  private mutating func value(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &generator) * 1000).rounded() / 1000
  }

  private mutating func part() -> Double { value(0...1) }

  /// Returns a speed in points per millisecond.
  private mutating func speed() -> Double { value(-4...4) }

  private mutating func list() -> Step.List {
    [.form, .form, .form, .inner, .reading, .chat, .pushed][number(0..<7)]
  }
}
