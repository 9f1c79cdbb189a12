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
    /// The return key of a text field inside this view says *next*, or *done* in the last field,
    /// and moves on when the field submits, after or before the app's own `onSubmit(of:_:)`. It
    /// does not move from a field with another `submitLabel(_:)` than `.next` or `.continue`.
    ///
    /// - Parameters:
    ///   - titles: The names of the buttons. The package has no translations, so pass localized
    ///     strings of the app.
    ///   - usesReturnKey: Whether the return key moves on.
    public func fieldNavigation(
      titles: FieldNavigation.Titles = FieldNavigation.Titles(), usesReturnKey: Bool = true
    ) -> some View {
      probe(FieldNavigationProbe.self, .init(titles: titles, usesReturnKey: usesReturnKey))
        .onSubmit { MainActor.ifCurrent { FieldMove.runAfterSubmit() } }
    }
  }

  /// Installs a field navigator on the screen around it, for as long as it is in a window.
  private final class FieldNavigationProbe: PlatformProbe, ModifierProbe {
    struct Value: Equatable {
      let titles: FieldNavigation.Titles
      let usesReturnKey: Bool
    }

    private var value: Value?
    private var token: BehaviorToken?

    func update(_ new: Value, in environment: EnvironmentValues) {
      guard new != value || token == nil else { return }
      value = new
      // The probe may enter its window before it has the value, so try again now.
      movedToWindow()
    }

    override func movedToWindow() {
      // The old navigator ends after the new one has started. Otherwise a navigation around them
      // would take the edited field over in between.
      let former = token
      token = nil
      defer { former?.cancel() }
      guard window != nil, let value else { return }
      let screen = sequence(first: self as UIView, next: \.superview)
        .first { $0.ownController != nil }
      let navigation = FieldNavigation(usesReturnKey: value.usesReturnKey, bar: value.titles)
      // Another modifier on the screen may end before this one. So a new navigator overrides the
      // others until it ends, instead of ending them.
      token = screen.map {
        FieldNavigator.install(
          FieldNavigator(view: $0, navigation: navigation, isOfSwiftUI: true), overOthers: true)
      }
    }

    override func end() {
      token?.cancel()
      (value, token) = (nil, nil)
    }
  }
#endif
