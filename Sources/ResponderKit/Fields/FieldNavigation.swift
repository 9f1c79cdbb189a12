#if canImport(UIKit)
  public import UIKit

  /// How the user moves from field to field inside a view. Pass it to `UIView.navigateFields(_:)`.
  @MainActor
  public struct FieldNavigation {
    /// The order in which the user visits the fields.
    public enum Order {
      /// Reading order: row by row, each row from the leading to the trailing edge.
      case reading
      /// Ascending by `tag`, from 1. Fields whose tag is 0 or less follow in reading order.
      case tags
      /// Only the fields that are one of these views or inside one of them, in the order of the
      /// views. `navigateFields(_:)` holds the views weakly.
      case listed([UIView])
    }

    /// The names of the bar's buttons.
    ///
    /// The package has no translations, so pass localized strings of the app for the buttons
    /// previous and next. The system names its own done button.
    public struct Titles: Equatable, Sendable {
      /// The VoiceOver label of the button that moves to the previous field.
      public var previous: String
      /// The VoiceOver label of the button that moves to the next field.
      public var next: String
      /// The title of the button that ends editing; nil for the system's done button, which from
      /// iOS 26 is a checkmark. The default is nil.
      public var done: String?

      public init(
        previous: String = "Previous field", next: String = "Next field", done: String? = nil
      ) {
        (self.previous, self.next, self.done) = (previous, next, done)
      }
    }

    /// The order of the fields. The default is reading order.
    public var order: Order
    /// Whether the return key of a text field moves to the next field and, in the last field, ends
    /// editing. The default is true.
    public var usesReturnKey: Bool
    /// The titles of the bar's buttons; nil for no bar. The bar appears above the keyboard of text
    /// fields and text views that have no other input accessory view, with previous, next and done
    /// buttons. The default is nil.
    public var bar: Titles?

    public init(order: Order = .reading, usesReturnKey: Bool = true, bar: Titles? = nil) {
      (self.order, self.usesReturnKey, self.bar) = (order, usesReturnKey, bar)
    }
  }

  extension FieldNavigation: CustomDebugStringConvertible, CustomReflectable {
    public nonisolated var debugDescription: String {
      usesReturnKey ? "by return key" : "return key unused"
    }
    public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
  }

  extension FieldNavigation.Order: CustomDebugStringConvertible, CustomReflectable {
    public var debugDescription: String {
      switch self {
      case .reading: "reading"
      case .tags: "tags"
      case .listed(let views): "\(views.count) listed"
      }
    }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  extension FieldNavigation.Titles: CustomDebugStringConvertible, CustomReflectable {
    /// A fixed word, because the titles are the app's text and stay out of logs.
    public var debugDescription: String { "titles" }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  extension UIView {
    /// Lets the user move from field to field inside this view with the return key, and with a bar
    /// above the keyboard if `navigation` has one.
    ///
    /// The behaviour changes only the field that the user edits, provided that the order contains
    /// the field. With a bar, it also changes the text views that the user may edit next. When
    /// editing ends, it undoes these changes:
    ///
    /// - A text field's return key of `.default` becomes `.next`, or `.done` in the last field.
    ///   Pressing it moves to the next field, or ends editing. A return key that the app has set
    ///   stays as it is: `.next` and `.continue` move to the next field, `.done` ends editing, and
    ///   the app handles any other. UIKit asks the delegate first, as always. If the delegate's
    ///   `textFieldShouldReturn(_:)` returns false or moves the focus, this behaviour does nothing.
    ///   Search fields and text views keep their return key.
    /// - The bar becomes the `inputAccessoryView` of the text field or text view, unless that
    ///   control or a responder up its chain has one already. The empty input accessory view of
    ///   SwiftUI's text fields does not count. Text views get the bar while the user edits another
    ///   field, because UIKit shows their keyboard before they begin editing. With a hardware
    ///   keyboard, the bar is at the bottom of the screen.
    ///
    /// If other code changes these settings meanwhile, its values stay. The behaviour lasts as long
    /// as the view, or until the token is cancelled. Another call replaces the behaviour. If an
    /// inner view has a navigation of its own, the fields inside that view follow the inner
    /// navigation. While no field is being edited, the behaviour only observes notifications.
    ///
    /// - Returns: A token that ends the behaviour.
    @discardableResult
    public func navigateFields(_ navigation: FieldNavigation = FieldNavigation()) -> BehaviorToken {
      FieldNavigator.install(FieldNavigator(view: self, navigation: navigation))
    }
  }
#endif
