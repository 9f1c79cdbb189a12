/// An action of the user, the system or the app. Steps are values, so that any selection of them
/// can be played again.
///
/// Places are fractions of the screen or of a list, from 0 to 1. Indexes count from 0 and wrap
/// around.
enum Step: Hashable, Sendable {
  /// The lists of the soak's screen, and the list of the screen that a step pushes over it.
  enum List: String, CaseIterable, Sendable {
    case form, inner, reading, chat, pushed
  }

  // Steps of the user: fingers and keys.
  case tap(x: Double, y: Double)
  case tapField(Int)
  case type(String)
  case returnKey
  case fling(List, x: Double, y: Double, vx: Double, vy: Double)
  case drag(List, x: Double, y: Double, dx: Double, dy: Double)
  case twoDrags(List, y: Double, first: Double, second: Double, pause: Double)
  case scrollToTop

  // Steps of the app: focus, content and behaviours.
  case focus(Int)
  case focusCustom
  case focusScreen
  case resign
  case moveFocus(forward: Bool)
  case refuse(Bool)
  case offset(List, x: Double, y: Double, animated: Bool)
  case insertRow(List, at: Int)
  case deleteRow(List, at: Int)
  case reload(List)
  case cancelDismissal
  case registerDismissal
  case cancelAnchor(List)
  case registerAnchor(List)
  case navigateFields(hasBar: Bool)
  case endNavigation

  // Steps with screens and windows.
  case present(style: Int, animated: Bool, focuses: Bool)
  case alert(withField: Bool)
  case dismiss(animated: Bool)
  case push(animated: Bool, focuses: Bool)
  case pop(animated: Bool)
  case backSwipe(part: Double)
  case keyWindow(Int)
  case rotate(Int)
  case resize(Int)
  case slideOver(Bool)
  case viewport(Int)
  case leaveApp(Double)
  case deactivate(Double)

  // Steps with the keyboard.
  case hardwareKeyboard(Bool)
  case predictions(Bool)
  case otherKeyboard(height: Double, first: Double)
  case posture(Int)
  case dragKeyboard(dx: Double, dy: Double)
  case foreign(Double)
  case barHeight(Double)
  case language(Double)
  case cancelPasswordSheet
  case pause(Double)

  /// The list that the step names, or nil if it names none.
  var list: List? {
    switch self {
    case .fling(let list, _, _, _, _), .drag(let list, _, _, _, _), .twoDrags(let list, _, _, _, _),
      .offset(let list, _, _, _), .insertRow(let list, _), .deleteRow(let list, _),
      .reload(let list), .cancelAnchor(let list), .registerAnchor(let list):
      list
    default: nil
    }
  }

  /// Whether the step changes the size of all lists.
  var resizes: Bool {
    switch self {
    case .rotate, .resize, .slideOver, .viewport: true
    default: false
    }
  }

  /// Whether the step itself may move the list, with or without a finger. A keyboard that appears
  /// or hides does not count.
  func moves(_ list: List) -> Bool {
    switch self {
    case _ where resizes: true
    case .scrollToTop: list == .form || list == .pushed
    // A tap this high may hit the status bar, which scrolls the only list of a screen to its top.
    case .tap(_, let y) where y < 0.05: true
    default: self.list == list
    }
  }
}
