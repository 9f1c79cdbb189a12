#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  public import SwiftUI
  internal import UIKit

  extension View {
    /// Puts a bar with the buttons previous, next and done on the keyboard, for every field on this view's screen that has no
    /// accessory view of its own; as `UIView.navigateFields(_:)` does with a `bar`.
    ///
    /// The screen is the view of the controller that hosts this view: a page of a navigation stack, a sheet, or the row of a list where the
    /// modifier is written in one. The return key stays SwiftUI's: name it with `submitLabel(_:)`, and move on where SwiftUI
    /// submits, with `ResponderChain.focusNext()`.
    ///
    /// - Parameter titles: the buttons' names; the package has no translations of its own.
    public func fieldNavigation(
      titles: FieldNavigation.Titles = FieldNavigation.Titles()
    ) -> some View {
      overlay { FieldNavigationProbe(titles: titles).allowsHitTesting(false) }
    }
  }

  /// Has the screen around it navigated for as long as it is there.
  private struct FieldNavigationProbe: ProbeRepresentable {
    let titles: FieldNavigation.Titles

    final class Probe: PlatformProbe {
      private var titles: FieldNavigation.Titles?
      private var token: BehaviorToken?

      func update(_ new: FieldNavigation.Titles) {
        guard new != titles || token == nil else { return }
        titles = new
        // It may be in its window before it knows the names.
        movedToWindow()
      }

      override func movedToWindow() {
        end()
        guard window != nil, let titles else { return }
        let screen = sequence(first: self as UIView, next: \.superview)
          .first { $0.next is UIViewController }
        let navigation = FieldNavigation(usesReturnKey: false, bar: titles)
        // A second modifier on the screen may end before this one.
        token = screen.map {
          FieldNavigator.install(FieldNavigator(view: $0, navigation: navigation), overOthers: true)
        }
      }

      override func end() {
        token?.cancel()
        token = nil
      }
    }

    func makeProbe() -> Probe { Probe() }

    func updateProbe(_ view: Probe, _ environment: EnvironmentValues) {
      view.update(titles)
    }
  }
#endif
