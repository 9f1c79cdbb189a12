#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI
  internal import UIKit

  extension View {
    /// Shows a bar with previous, next and done buttons above the keyboard, for every field on this
    /// view's screen that has no input accessory view of its own.
    ///
    /// Works like `UIView.navigateFields(_:)` with a `bar`. The screen is the view of the
    /// controller that hosts this view, such as a page of a navigation stack or a sheet.
    ///
    /// When a text field inside this view submits, the focus moves on, unless the field has a
    /// `submitLabel(_:)` other than `.next`, `.continue` and `.return`, `submitScope()` is between
    /// them, or the field's own `onSubmit` writes the binding of its `responderTag`.
    ///
    /// - Parameter titles: The names of the buttons. The package has no translations, so pass
    ///   localized strings of the app.
    public func fieldNavigation(titles: FieldNavigation.Titles = .init()) -> some View {
      probe(FieldNavigationProbe.self, titles)
        .onSubmit { @Sendable in MainActor.ifCurrent { FieldMove.runAfterSubmit() } }
    }
  }

  /// Installs a field navigator on the screen around it, for as long as it is in a window.
  private final class FieldNavigationProbe: PlatformProbe, ModifierProbe {
    private var titles: FieldNavigation.Titles?
    private var token: BehaviorToken?

    func update(_ new: FieldNavigation.Titles, in environment: EnvironmentValues) {
      guard new != titles || token == nil else { return }
      titles = new
      // The probe may enter its window before it has the titles, so try again now.
      movedToWindow()
    }

    override func movedToWindow() {
      // The old navigator ends after the new one has started. Otherwise a navigation around them
      // would take the edited field over in between.
      let former = token
      token = nil
      defer { former?.cancel() }
      guard window != nil, let titles else { return }
      let screen = sequence(first: self as UIView, next: \.superview)
        .first { $0.ownController != nil }
      let navigation = FieldNavigation(bar: titles)
      // Another modifier on the screen may end before this one. So a new navigator overrides the
      // others until it ends, instead of ending them.
      token = screen.map {
        FieldNavigator.install(
          FieldNavigator(view: $0, navigation: navigation, isOfSwiftUI: true), overOthers: true)
      }
    }

    override func end() {
      token?.cancel()
      (titles, token) = (nil, nil)
    }
  }
#endif
