// FLEX's names:
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

/// FLEX's main interface (flex.md 2.2, 2.3). It is not isolated to an actor, but must be used on
/// the main thread.
///
/// Like the rest of this module, it has only the API that ResponderScopeFLEX and DebugHost use, in
/// the form in which Swift imports it.
open class FLEXManager: NSObject {
  /// A row in the section "Custom Additions" of the menu.
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
  /// The app's entries. Registering a name twice adds a second entry (flex.md 2.3).
  private(set) var globalEntries: [GlobalEntry] = []
  private(set) var simulatorShortcuts: [SimulatorShortcut] = []

  public class var shared: FLEXManager { manager }

  /// Shows the toolbar. FLEX has one window in the process. The first call creates this window.
  open func showExplorer() {
    Self.assertMainThread()
    MainActor.assumeIsolated { FLEXWindow.show() }
  }

  /// Moves the window to a scene and shows the toolbar there (FLEXManager.m, flex.md).
  open func showExplorer(from scene: UIWindowScene) {
    Self.assertMainThread()
    MainActor.assumeIsolated { FLEXWindow.show(in: scene) }
  }

  /// Hides the window. A controller that it presents stays presented.
  open func hideExplorer() {
    Self.assertMainThread()
    MainActor.assumeIsolated { FLEXWindow.hide() }
  }

  /// Shows the toolbar, dismisses the tool that is presented, if any, and presents the view
  /// controller in FLEX's own navigation controller.
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

  /// Registers a shortcut, which replaces an earlier one for the same key and modifiers (flex.md
  /// 2.3).
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
  /// The titles in the section "Custom Additions", in order.
  package var globalEntryNames: [String] { globalEntries.map(\.name) }

  /// Presses a key in the simulator. Nothing happens while any window has a first responder
  /// (flex.md 2.3).
  @MainActor
  package func pressSimulatorKey(_ key: String, modifiers: UIKeyModifierFlags) {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
    guard !windows.contains(where: { $0.focus.firstResponder != nil }) else { return }
    simulatorShortcuts.first { $0.key == key && $0.modifiers == modifiers }?.action()
  }

  /// Removes the window, as if the process had ended. Entries and shortcuts stay registered.
  @MainActor
  package func removeWindow() {
    FLEXWindow.remove()
  }
}
