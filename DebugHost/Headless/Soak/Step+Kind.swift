/// The kinds of steps, by which a run counts the steps.
extension Step {
  enum Kind: String, CaseIterable, Sendable {
    case tap, tapField, type, returnKey, fling, drag, twoDrags, scrollToTop
    case focus, focusCustom, focusScreen, resign, refuse, offset
    case insertRow, deleteRow, reload, addViews, removeViews
    case cancelDismissal, registerDismissal, cancelAnchor, registerAnchor
    case focusNext, focusPrevious, navigateFields, endNavigation
    case present, alert, dismiss, push, pop, backSwipeBack, backSwipeCancelled
    case keyWindow, rotate, resize, slideOver, viewport, leaveApp, deactivate
    case hardwareKeyboard, predictions, otherKeyboard
    case docked, undocked, split, floating, dragKeyboard, foreign, pause
    case barHeight, language, cancelPasswordSheet
  }

  /// The postures in the order of the index of `.posture`.
  private static let postures: [Kind] = [.docked, .undocked, .split, .floating]

  var kind: Kind {
    switch self {
    case .tap: .tap
    case .tapField: .tapField
    case .type: .type
    case .returnKey: .returnKey
    case .fling: .fling
    case .drag: .drag
    case .twoDrags: .twoDrags
    case .scrollToTop: .scrollToTop
    case .focus: .focus
    case .focusCustom: .focusCustom
    case .focusScreen: .focusScreen
    case .resign: .resign
    case .moveFocus(let forward): forward ? .focusNext : .focusPrevious
    case .refuse: .refuse
    case .offset: .offset
    case .insertRow: .insertRow
    case .deleteRow: .deleteRow
    case .reload: .reload
    case .addViews: .addViews
    case .removeViews: .removeViews
    case .cancelDismissal: .cancelDismissal
    case .registerDismissal: .registerDismissal
    case .cancelAnchor: .cancelAnchor
    case .registerAnchor: .registerAnchor
    case .navigateFields: .navigateFields
    case .endNavigation: .endNavigation
    case .present: .present
    case .alert: .alert
    case .dismiss: .dismiss
    case .push: .push
    case .pop: .pop
    case .backSwipe(let part): part < 0.5 ? .backSwipeCancelled : .backSwipeBack
    case .keyWindow: .keyWindow
    case .rotate: .rotate
    case .resize: .resize
    case .slideOver: .slideOver
    case .viewport: .viewport
    case .leaveApp: .leaveApp
    case .deactivate: .deactivate
    case .hardwareKeyboard: .hardwareKeyboard
    case .predictions: .predictions
    case .otherKeyboard: .otherKeyboard
    case .posture(let index): Self.postures[index % 4]
    case .dragKeyboard: .dragKeyboard
    case .foreign: .foreign
    case .barHeight: .barHeight
    case .language: .language
    case .cancelPasswordSheet: .cancelPasswordSheet
    case .pause: .pause
    }
  }
}
