import Foundation

/// What SwiftUI is taken to do where its versions differ or the truths name a conflict. Kept here, beside the other choices:
/// the module SwiftUI reads it.
package struct SwiftUIChoices: Equatable, Sendable {
  package enum ListView: Sendable {
    /// iOS 16 and later.
    case collection
    /// iOS 15: `scrollDismissesKeyboard(_:)` is not there yet, no list dismisses by itself (T4.20.1), and text fields have no accessory
    /// view (T4.20.32).
    case table
  }

  package enum FormDismissal: Sendable {
    case asList, none
  }

  package enum Search: Sendable {
    /// A search controller on the navigation item.
    case controller
    /// No view of UIKit: SwiftUI draws the field itself.
    case drawn
  }

  package enum Insets: Sendable {
    /// The content inset is the app's.
    case left
    /// Each update writes the one that SwiftUI has set itself (T4.20.8).
    case writtenAgain
  }

  package enum Probes: Sendable {
    case withTheirViews
    /// A pass of layout earlier (T4.20.23).
    case first
  }

  /// What stands behind a `List` and a `Form` (T4.20.12).
  package var list = ListView.collection
  /// What `ScrollDismissesKeyboardMode.automatic` means in a `Form` (C5.19).
  package var formDismissal = FormDismissal.asList

  /// What stands behind `searchable` (T4.20.17, C5.20).
  package var search = Search.controller

  /// What an update does with a `contentInset` that was set from outside.
  package var insets = Insets.left

  /// When a background or an overlay appears.
  package var probes = Probes.withTheirViews

  /// The answers in force.
  @MainActor package static var current = HeadlessChoices.initial.swiftUI

  package init() {}
}
