#if canImport(UIKit)
  import UIKit

  /// The screens for the diagnoses. Each screen makes the mistake that its diagnosis finds, or does
  /// the same thing without the mistake.
  public enum DiagnosisScreen: CaseIterable, Sendable {
    case orphan
    case behindKeyboard
    case contentBehindKeyboard
    case strayKeyboard
    case otherWindow
    case overlay
    case refusedFocus
    case refusal
    case cycle
    case doubleLift
    case inset
    #if canImport(SwiftUI)
      case tag
      case tagNotFocused
      case twoLists
      case leftField
    #endif
    case unhandled
    case lostFocus
    case replaced
    case number
    case jump
    case raised
    case lifted
    case lateGuide
    case behindBar
    case lostBar
    case reload
    case leftOut
    case sharedPlace

    /// The title that users see.
    public var title: String {
      switch self {
      case .orphan: "Orphan at rest"
      case .behindKeyboard: "Field behind the keyboard"
      case .contentBehindKeyboard: "Content behind the keyboard"
      case .strayKeyboard: "Keyboard without a responder"
      case .otherWindow: "Responder outside the key window"
      case .overlay: "Overlay took the keys"
      case .refusedFocus: "Focus refused"
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
      case .replaced: "Field replaced"
      case .number: "Keyboard that cannot be dismissed"
      case .jump: "List jumped"
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

    /// What distinguishes the screen from another one that makes the same mistake; nil for the first.
    public var variant: String? {
      switch self {
      case .overlay: "overlay"
      case .sharedPlace: "shared-place"
      default: nil
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
      case .refusedFocus: RefusedDiagnosisController(title, isMistaken)
      case .lostFocus: LostFocusDiagnosisController(title, isMistaken)
      case .replaced: ReplacedDiagnosisController(title, isMistaken)
      case .number: NumberDiagnosisController(title, isMistaken)
      case .jump: JumpDiagnosisController(title, isMistaken)
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
