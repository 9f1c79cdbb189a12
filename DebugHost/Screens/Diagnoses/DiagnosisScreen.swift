#if canImport(UIKit)
  import UIKit

  /// The screens for the diagnoses. Each screen makes the mistake that its diagnosis finds, or does
  /// the same thing without the mistake.
  public enum DiagnosisScreen: String, CaseIterable, Sendable {
    case orphan
    case behindKeyboard = "behind-keyboard"
    case contentBehindKeyboard = "content-behind-keyboard"
    case strayKeyboard = "stray-keyboard"
    case otherWindow = "other-window"
    case overlay
    case refusal
    case cycle
    case doubleLift = "double-lift"
    case inset
    #if canImport(SwiftUI)
      case tag
      case tagNotFocused = "tag-not-focused"
      case twoLists = "two-lists"
      case leftField = "left-field"
    #endif
    case unhandled
    case lostFocus = "lost-focus"
    case raised
    case lifted
    case lateGuide = "late-guide"
    case behindBar = "behind-bar"
    case lostBar = "lost-bar"
    case reload
    case leftOut = "left-out"
    case sharedPlace = "shared-place"

    /// The title that users see.
    public var title: String {
      switch self {
      case .orphan: "Orphan at rest"
      case .behindKeyboard: "Field behind the keyboard"
      case .contentBehindKeyboard: "Content behind the keyboard"
      case .strayKeyboard: "Keyboard without a responder"
      case .otherWindow: "Responder outside the key window"
      case .overlay: "Overlay took the keys"
      case .refusal: "Resign refused"
      case .cycle: "Chain cycle"
      case .doubleLift: "Double lift"
      case .inset: "Inset not restored"
      #if canImport(SwiftUI)
        case .tag: "Duplicate tag"
        case .tagNotFocused: "Tag not focused"
        case .twoLists: "Ambiguous scroll view"
        case .leftField: "Field left with its screen"
      #endif
      case .unhandled: "Unhandled action"
      case .lostFocus: "Focus lost early"
      case .raised: "Layout not restored"
      case .lifted: "Needless lift"
      case .lateGuide: "Layout guide below the keyboard"
      case .behindBar: "Field behind a bar"
      case .lostBar: "Lost accessory bar"
      case .reload: "Row reloaded"
      case .leftOut: "Field not in order"
      case .sharedPlace: "Shared field place"
      }
    }

    /// Creates a controller that shows the screen with or without its mistake.
    @MainActor
    public func makeController(isMistaken: Bool) -> UIViewController {
      switch self {
      case .orphan: OrphanDiagnosisController(title, isMistaken)
      case .behindKeyboard: CoveredDiagnosisController(title, isMistaken)
      case .contentBehindKeyboard: ContentDiagnosisController(title, isMistaken)
      case .strayKeyboard: StrayKeyboardDiagnosisController(title, isMistaken)
      case .otherWindow: WindowDiagnosisController(title, isMistaken, level: .normal)
      case .overlay: WindowDiagnosisController(title, isMistaken, level: .alert + 1)
      case .refusal: RefusalDiagnosisController(title, isMistaken)
      case .cycle, .unhandled:
        ActionDiagnosisController(title, isMistaken, isAboutCycle: self == .cycle)
      case .doubleLift: LiftDiagnosisController(title, isMistaken)
      case .inset: InsetDiagnosisController(title, isMistaken)
      #if canImport(SwiftUI)
        case .tag: TagDiagnosisController(title, isMistaken)
        case .tagNotFocused: TagRequestDiagnosisController(title, isMistaken)
        case .twoLists: TwoListsDiagnosisController(title, isMistaken)
        case .leftField: LeftFieldDiagnosisController(title, isMistaken)
      #endif
      case .lostFocus: LostFocusDiagnosisController(title, isMistaken)
      case .raised: RaisedDiagnosisController(title, isMistaken)
      case .lifted: LiftedDiagnosisController(title, isMistaken)
      case .lateGuide: GuideDiagnosisController(title, isMistaken)
      case .behindBar: BarDiagnosisController(title, isMistaken)
      case .lostBar: LostBarDiagnosisController(title, isMistaken)
      case .reload: ReloadDiagnosisController(title, isMistaken)
      case .leftOut, .sharedPlace:
        FieldOrderDiagnosisController(title, isMistaken, isAboutPlace: self == .sharedPlace)
      }
    }
  }
#endif
