#if canImport(UIKit)
  import UIKit

  /// The screens of DebugHost; the same source on an iPhone and on the headless one.
  public enum DemoScreen: String, CaseIterable, Sendable {
    case form, chat, packing, sheet, shelves, search

    /// The screen's name for people.
    public var title: String {
      switch self {
      case .form: "A form of fifty fields"
      case .chat: "A chat with an input bar"
      case .packing: "A packing list, a field a line"
      case .sheet: "A list, and a sheet with fields"
      case .shelves: "Carousels of cards in a list"
      case .search: "A list under a search bar"
      }
    }

    /// A new controller that shows the screen.
    @MainActor
    public func makeController() -> UIViewController {
      switch self {
      case .form: ScreenContainerController(showing: FormViewController())
      case .chat: ScreenContainerController(showing: ChatViewController())
      case .packing: UINavigationController(rootViewController: PackingViewController())
      case .sheet: UINavigationController(rootViewController: GuestsViewController())
      case .shelves: UINavigationController(rootViewController: ShelvesViewController())
      case .search: UINavigationController(rootViewController: SearchViewController())
      }
    }
  }
#endif
