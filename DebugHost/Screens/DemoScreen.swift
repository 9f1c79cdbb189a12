#if canImport(UIKit)
  import UIKit

  /// The screens of DebugHost; the same source on an iPhone and on the headless one.
  public enum DemoScreen: String, CaseIterable, Sendable {
    case form, chat

    /// The screen's name for people.
    public var title: String {
      switch self {
      case .form: "A form of fifty fields"
      case .chat: "A chat with an input bar"
      }
    }

    /// A new controller that shows the screen.
    @MainActor
    public func makeController() -> UIViewController {
      let screen: UIViewController
      switch self {
      case .form: screen = FormViewController()
      case .chat: screen = ChatViewController()
      }
      return ScreenContainerController(showing: screen)
    }
  }
#endif
