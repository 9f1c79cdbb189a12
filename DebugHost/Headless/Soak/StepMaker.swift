/// Makes steps from a seed; it never looks at the world, so that the steps are the seed's alone.
struct StepMaker {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func steps(_ count: Int) -> [Step] {
    (0..<count).map { _ in next() }
  }

  /// A step; scrolling and focusing come most often.
  mutating func next() -> Step {
    switch number(0..<100) {
    case 0..<6: .tap(x: part(), y: part())
    case 6..<22: .tapField(number(0..<40))
    case 22..<25: .focus(number(0..<40))
    case 25: .focusCustom
    case 26..<28: .focusScreen
    case 28..<33: .type(["a", "word ", "two\nlines", "x"][number(0..<4)])
    case 33..<35: .returnKey
    case 35..<38: .resign
    case 38..<53:
      .fling(list(), x: part(), y: part(), vx: speed(), vy: speed())
    case 53..<62:
      .drag(
        list(), x: part(), y: part(), dx: value(-200...200), dy: value(-500...500))
    case 62..<66:
      .twoDrags(
        list(), y: part(), first: speed(), second: value(-300...300), pause: value(0.02...0.5))
    case 66..<71: .offset(list(), x: part(), y: part(), animated: flag())
    case 71: .scrollToTop
    case 72..<75: .insertRow(list(), at: number(0..<60))
    case 75..<78: .deleteRow(list(), at: number(0..<60))
    case 78: .reload(list())
    case 79..<81: .refuse(number(0..<3) == 0)
    case 81..<83: .present(animated: flag(), focuses: flag())
    case 83..<86: .dismiss(animated: flag())
    case 86..<89: .keyWindow(number(0..<3))
    case 89: .addViews
    case 90: .removeViews
    case 91: .cancelDismissal
    case 92: .registerDismissal
    case 93: .cancelAnchor(list())
    case 94: .registerAnchor(list())
    case 95: .hardwareKeyboard(number(0..<3) == 0)
    case 96: .predictions(flag())
    case 97: .otherKeyboard(height: value(200...300), first: value(200...300))
    default: .pause(value(0...1))
    }
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func flag() -> Bool { Bool.random(using: &generator) }

  /// Whole thousandths: a script is then read and typed easily.
  private mutating func value(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &generator) * 1000).rounded() / 1000
  }

  private mutating func part() -> Double { value(0...1) }

  /// Points per millisecond.
  private mutating func speed() -> Double { value(-4...4) }

  private mutating func list() -> Step.List {
    [.form, .form, .form, .inner, .reading, .chat][number(0..<6)]
  }
}
