#if canImport(UIKit)
  import UIKit

  #if canImport(SwiftUI)
    import ResponderKit
    import SwiftUI
  #endif

  /// The screens of DebugHost. The same source runs on an iPhone and on the headless UIKit.
  public enum DemoScreen: String, CaseIterable, Sendable {
    case form, chat, packing, sheet, shelves, search, address, seating
    #if canImport(SwiftUI)
      case swiftUIFields, swiftUILogin, swiftUIRows, swiftUISheet
      case swiftUIChat, swiftUISettings, swiftUIWizard
    #endif

    /// The title that users see.
    public var title: String {
      switch self {
      case .form: "A form of fifty fields"
      case .chat: "A chat with an input bar"
      case .packing: "A packing list, a field a line"
      case .sheet: "A list, and a sheet with fields"
      case .shelves: "Carousels of cards in a list"
      case .search: "A list under a search bar"
      case .address: "An address in a grid of fields"
      case .seating: "A table with two fields a row"
      #if canImport(SwiftUI)
        case .swiftUIFields: "SwiftUI: four fields with tags"
        case .swiftUILogin: "SwiftUI: a login form"
        case .swiftUIRows: "SwiftUI: a list whose new row takes the focus"
        case .swiftUISheet: "SwiftUI: a sheet that shares the chain"
        case .swiftUIChat: "SwiftUI: a chat with its bar in the safe area"
        case .swiftUISettings: "SwiftUI: a form of settings"
        case .swiftUIWizard: "SwiftUI: a booking in tabs"
      #endif
      }
    }

    /// Creates a controller that shows the screen.
    @MainActor
    public func makeController() -> UIViewController {
      switch self {
      case .form: ScreenContainerController(showing: FormViewController())
      case .chat: ScreenContainerController(showing: ChatViewController())
      case .packing: UINavigationController(rootViewController: PackingViewController())
      case .sheet: UINavigationController(rootViewController: GuestsViewController())
      case .shelves: UINavigationController(rootViewController: ShelvesViewController())
      case .search: UINavigationController(rootViewController: SearchViewController())
      case .address: UINavigationController(rootViewController: AddressViewController())
      case .seating: UINavigationController(rootViewController: SeatingViewController())
      #if canImport(SwiftUI)
        case .swiftUIFields: host(FieldsScreen())
        case .swiftUILogin: host(LoginScreen())
        case .swiftUIRows: host(RowsScreen())
        case .swiftUISheet: host(SheetScreen())
        case .swiftUIChat: host(ConversationScreen())
        case .swiftUISettings: host(SettingsScreen())
        case .swiftUIWizard: host(WizardScreen())
      #endif
      }
    }

    #if canImport(SwiftUI)
      @MainActor
      private func host(_ screen: some View) -> UIViewController {
        UIHostingController(rootView: screen.withResponderChainEnvironmentObject())
      }
    #endif
  }
#endif
