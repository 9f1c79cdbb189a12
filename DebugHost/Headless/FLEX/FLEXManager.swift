// FLEX's names:
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

/// FLEX's front door (flex.md 2.2, 2.3): not isolated, to be called on the main thread.
///
/// Like all of this module: exactly the API that ResponderScopeFLEX and DebugHost use, as the Swift importer spells it.
open class FLEXManager: NSObject {
  /// A row of the menu's section "Custom Additions".
  struct GlobalEntry {
    var name: String
    var viewControllerFuture: () -> UIViewController
  }

  struct SimulatorShortcut {
    var key: String
    var modifiers: UIKeyModifierFlags
    var action: () -> Void
    var description: String
  }

  private nonisolated(unsafe) static let manager = FLEXManager()
  /// Appended to, never deduplicated (flex.md 2.3).
  private(set) var globalEntries: [GlobalEntry] = []
  private(set) var simulatorShortcuts: [SimulatorShortcut] = []

  public class var shared: FLEXManager { manager }

  /// Shows the toolbar. FLEX has one window for the process, made at the first call with the key window's size.
  open func showExplorer() {
    Self.assertMainThread()
    MainActor.assumeIsolated { FLEXWindow.show() }
  }

  /// Moves the window to a scene and shows the toolbar there (FLEXManager.m, flex.md).
  open func showExplorer(from scene: UIWindowScene) {
    Self.assertMainThread()
    MainActor.assumeIsolated { FLEXWindow.show(in: scene) }
  }

  /// Hides the window; whatever it presents stays presented.
  open func hideExplorer() {
    Self.assertMainThread()
    MainActor.assumeIsolated { FLEXWindow.hide() }
  }

  /// Shows the toolbar, then presents the screen in a navigation controller of FLEX's, after whatever tool is presented.
  open func presentEmbeddedTool(
    _ viewController: UIViewController,
    completion: (@Sendable (UINavigationController) -> Void)? = nil
  ) {
    showExplorer()
    MainActor.assumeIsolated { FLEXWindow.present(viewController, completion) }
  }

  open func registerGlobalEntry(
    withName entryName: String, viewControllerFutureBlock: @escaping () -> UIViewController
  ) {
    Self.assertMainThread()
    globalEntries.append(
      GlobalEntry(name: entryName, viewControllerFuture: viewControllerFutureBlock))
  }

  /// The last one registered for a key and its modifiers holds (flex.md 2.3).
  open func registerSimulatorShortcut(
    withKey key: String, modifiers: UIKeyModifierFlags, action: @escaping () -> Void,
    description: String
  ) {
    simulatorShortcuts.removeAll { $0.key == key && $0.modifiers == modifiers }
    simulatorShortcuts.append(
      SimulatorShortcut(key: key, modifiers: modifiers, action: action, description: description))
  }

  private static func assertMainThread() {
    MainActor.preconditionIsolated("FLEX is to be used on the main thread")
  }
}

extension FLEXManager {
  /// The titles of "Custom Additions", in their order.
  package var globalEntryNames: [String] { globalEntries.map(\.name) }

  /// Presses a key in the simulator: nothing happens while any window has a first responder (flex.md 2.3).
  @MainActor
  package func pressSimulatorKey(_ key: String, modifiers: UIKeyModifierFlags) {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
    guard !windows.contains(where: { $0.focus.firstResponder != nil }) else { return }
    simulatorShortcuts.first { $0.key == key && $0.modifiers == modifiers }?.action()
  }

  /// Takes the window away, as the end of the process does; entries and shortcuts stay.
  @MainActor
  package func removeWindow() {
    FLEXWindow.remove()
  }
}
