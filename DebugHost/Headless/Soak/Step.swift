/// Something that the user or the app does; a value, so that any selection of steps can be played again.
///
/// Places are parts of the screen or of a list, from 0 to 1; numbers that choose count from 0 and wrap around.
enum Step: Hashable, Sendable {
  /// A list of the screen.
  enum List: String, CaseIterable, Sendable {
    case form, inner, reading, chat
  }

  case tap(x: Double, y: Double)
  case tapField(Int)
  case focus(Int)
  case focusCustom
  case focusScreen
  case type(String)
  case returnKey
  case resign
  case fling(List, x: Double, y: Double, vx: Double, vy: Double)
  case drag(List, x: Double, y: Double, dx: Double, dy: Double)
  case twoDrags(List, y: Double, first: Double, second: Double, pause: Double)
  case offset(List, x: Double, y: Double, animated: Bool)
  case scrollToTop
  case insertRow(List, at: Int)
  case deleteRow(List, at: Int)
  case reload(List)
  case refuse(Bool)
  case present(animated: Bool, focuses: Bool)
  case dismiss(animated: Bool)
  case keyWindow(Int)
  case addViews
  case removeViews
  case cancelDismissal
  case registerDismissal
  case cancelAnchor(List)
  case registerAnchor(List)
  case hardwareKeyboard(Bool)
  case predictions(Bool)
  case otherKeyboard(height: Double, first: Double)
  case pause(Double)

  /// The list that the step scrolls or changes; nil if it does neither by itself.
  var list: List? {
    switch self {
    case .fling(let list, _, _, _, _), .drag(let list, _, _, _, _), .twoDrags(let list, _, _, _, _),
      .offset(let list, _, _, _), .insertRow(let list, _), .deleteRow(let list, _),
      .reload(let list):
      list
    default: nil
    }
  }

  /// Whether the step moves content and does nothing else.
  var isScroll: Bool {
    switch self {
    case .fling, .drag, .offset, .scrollToTop: true
    default: false
    }
  }
}
