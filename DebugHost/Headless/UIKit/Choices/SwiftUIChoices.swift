import Foundation

/// The stand-in's behaviour where versions of SwiftUI differ or sources conflict
/// (`Facts/Conflicts.md`). The choices are stored here with all others, and the SwiftUI module
/// reads them.
package struct SwiftUIChoices: Equatable, Sendable {
  package enum ListView: Sendable {
    /// A collection view, as on iOS 16 and later.
    case collection
    /// A table view, as on iOS 15. There, `scrollDismissesKeyboard(_:)` does not exist yet, a list
    /// does not dismiss the keyboard (T4.20.1), and text fields have no accessory view (T4.20.32).
    case table
  }

  package enum FormDismissal: Sendable {
    case asList, none
  }

  package enum Search: Sendable {
    /// A search controller on the navigation item.
    case controller
    /// No UIKit view: SwiftUI draws the field itself.
    case drawn
  }

  package enum Accessory: Sendable {
    /// SwiftUI sets its own view when the field takes the focus, and with each update (T4.20.33).
    case setWithFocus
    /// It does so when the keyboard shows for the field, too, as on iOS 26 (T4.20.36).
    case setAsKeyboardShows
  }

  package enum Insets: Sendable {
    /// An update keeps the content inset that the app has set.
    case left
    /// Each update sets the inset to SwiftUI's own value again (T4.20.8).
    case writtenAgain
  }

  package enum Probes: Sendable {
    case withTheirViews
    /// A probe appears one layout pass before the view to which it belongs (T4.20.23).
    case first
  }

  /// Whether a hosting view's `next` is a key-press responder, as from iOS 17 on (T4.20.56).
  package var hasKeyPressResponder = true
  /// Whether a text, a colour and a button are layers without views, as on iOS 26 (T4.20.57).
  package var drawsPrimitives = false
  /// The UIKit view that implements a `List` and a `Form` (T4.20.12).
  package var list = ListView.collection
  /// The meaning of `ScrollDismissesKeyboardMode.automatic` in a `Form` (C5.19).
  package var formDismissal = FormDismissal.asList

  /// The implementation of `searchable` (T4.20.17, C5.20).
  package var search = Search.controller

  /// The effect of an update on a `contentInset` that code outside SwiftUI has set.
  package var insets = Insets.left

  /// The time at which a probe appears. A probe is a view in a background or an overlay.
  package var probes = Probes.withTheirViews

  /// How many containers lie around a platform view that ignores events (T4.20.50).
  package var eventContainers = 1

  /// When SwiftUI sets the accessory view of a text field to its own.
  package var accessory = Accessory.setWithFocus

  /// Whether a text field resigns before the submit actions, and not after them (T4.20.39).
  package var resignsBeforeSubmit = false
  /// Whether the outermost `onSubmit` is called first (T4.20.39).
  package var submitsOutermostFirst = false
  /// What `textFieldShouldReturn` of SwiftUI's text field answers (T4.20.39).
  package var returnGoesOn = false

  /// The choices in force.
  @MainActor package static var current = HeadlessChoices.initial.swiftUI

  package init() {}
}
