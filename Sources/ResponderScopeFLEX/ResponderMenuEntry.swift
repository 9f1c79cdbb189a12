#if (DEBUG || HUD) && canImport(FLEX) && (os(iOS) || os(Linux))
  internal import FLEX
  internal import UIKit

  /// The menu entry "First Responder", and the screens behind it.
  @MainActor
  enum ResponderMenuEntry {
    static let name = "First Responder"
    // Neither FLEX 5.22.10 nor its branch `master` uses this shortcut. It is not a single letter,
    // because an app is more likely to use a single letter itself.
    static let shortcut = (key: "r", modifiers: UIKeyModifierFlags.control)

    private static var isInstalled = false

    static func install() {
      guard ResponderHUD.isSwitchedOn else { return }
      HUDExplorer.shared = (
        "FLEX",
        { responder, scene in
          // FLEX stays in the scene in which it was first shown, unless a caller names another one.
          if let scene { FLEXManager.shared.showExplorer(from: scene) }
          FLEXManager.shared.presentEmbeddedTool(
            makeScreen(about: responder ?? AppResponder.current))
        }
      )
      guard !isInstalled else { return }
      isInstalled = true
      // The closure's label is written out: for a trailing closure, Swift would choose the overload
      // by the closure's type.
      FLEXManager.shared.registerGlobalEntry(
        withName: name, viewControllerFutureBlock: { makeScreen(about: AppResponder.current) })
      FLEXManager.shared.registerSimulatorShortcut(
        withKey: shortcut.key, modifiers: shortcut.modifiers, action: { ResponderHUD.toggle() },
        description: "Toggle the first responder HUD")
    }

    /// Returns FLEX's explorer for the responder, or a screen that says there is none. FLEX accepts
    /// neither a nil screen nor a nil object.
    private static func makeScreen(about responder: UIResponder?) -> UIViewController {
      guard let responder else { return NoFirstResponderController() }
      let subject = ResponderSubject(responder)
      var sections: [FLEXTableViewSection] = ResponderTopic.allCases.map {
        ResponderSection(topic: $0, subject: subject)
      }
      // Custom sections replace FLEX's own shortcuts for the object, so add the shortcuts after
      // this module's sections.
      let ofViews = RuntimeClass.named("FLEXViewShortcuts") as? FLEXShortcutsSection.Type
      let shortcuts = responder is UIView ? ofViews : nil
      sections.append((shortcuts ?? FLEXShortcutsSection.self).forObject(responder))
      return FLEXObjectExplorerViewController.exploringObject(responder, customSections: sections)
    }
  }

  /// The screen for the case without a first responder.
  final class NoFirstResponderController: FLEXFilteringTableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = ResponderMenuEntry.name
    }

    override func makeSections() -> [FLEXTableViewSection] {
      let noResponder = ResponderSubject(nil)
      return [.responder, .actions, .keyboard, .journal].map { (topic: ResponderTopic) in
        ResponderSection(topic: topic, subject: noResponder)
      }
    }
  }
#endif
