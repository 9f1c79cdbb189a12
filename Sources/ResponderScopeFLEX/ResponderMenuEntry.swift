#if (DEBUG || HUD) && canImport(FLEX) && (os(iOS) || os(Linux))
  internal import FLEX
  internal import ResponderScope
  internal import UIKit

  /// The menu entry "First Responder", and the screens behind it.
  @MainActor
  enum ResponderMenuEntry {
    static let name = "First Responder"
    // Free on both versions of FLEX, and no single letter, which an app is likelier to have taken.
    static let shortcut = (key: "r", modifiers: UIKeyModifierFlags.control)

    private static var isInstalled = false

    static func install() {
      guard OutsideResponder.shared.start() else { return }
      HUDExplorer.shared = HUDExplorer(name: "FLEX") { responder, scene in
        // FLEX stays in the scene it was shown in first, unless it is told.
        if let scene { FLEXManager.shared.showExplorer(from: scene) }
        FLEXManager.shared.presentEmbeddedTool(
          makeScreen(about: responder ?? OutsideResponder.shared.responder))
      }
      guard !isInstalled else { return }
      isInstalled = true
      // The second label is written: a bare trailing closure chooses its overload by shape.
      FLEXManager.shared.registerGlobalEntry(
        withName: name, viewControllerFutureBlock: { makeScreen() })
      FLEXManager.shared.registerSimulatorShortcut(
        withKey: shortcut.key, modifiers: shortcut.modifiers, action: { ResponderHUD.toggle() },
        description: "Toggle the first responder HUD")
    }

    /// FLEX's explorer for the responder, or the screen that says there is none; FLEX takes neither a nil screen nor a nil
    /// object.
    static func makeScreen() -> UIViewController {
      makeScreen(about: OutsideResponder.shared.responder)
    }

    private static func makeScreen(about responder: UIResponder?) -> UIViewController {
      guard let responder else {
        return NoFirstResponderController()
      }
      let subject = ResponderSubject(responder)
      var sections: [FLEXTableViewSection] = ResponderTopic.allCases.map {
        ResponderSection(topic: $0, subject: subject)
      }
      // Custom sections replace FLEX's own shortcuts for the object: they come back after ours.
      sections.append(shortcuts(for: responder))
      return FLEXObjectExplorerViewController.exploringObject(responder, customSections: sections)
    }

    private static func shortcuts(for responder: UIResponder) -> FLEXShortcutsSection {
      let ofViews = RuntimeClass.named("FLEXViewShortcuts") as? FLEXShortcutsSection.Type
      return responder is UIView
        ? (ofViews ?? FLEXShortcutsSection.self).forObject(responder)
        : FLEXShortcutsSection.forObject(responder)
    }
  }

  /// The screen for "nobody is first responder".
  final class NoFirstResponderController: FLEXFilteringTableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = ResponderMenuEntry.name
    }

    override func makeSections() -> [FLEXTableViewSection] {
      let nobody = ResponderSubject(nil)
      return [.responder, .actions, .keyboard, .journal].map { (topic: ResponderTopic) in
        ResponderSection(topic: topic, subject: nobody)
      }
    }
  }
#endif
