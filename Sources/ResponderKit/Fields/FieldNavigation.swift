#if canImport(UIKit)
  public import UIKit

  /// How the user gets from field to field inside a view; see `UIView.navigateFields(_:)`.
  @MainActor
  public struct FieldNavigation {
    /// In which order the fields are visited.
    public enum Order {
      /// As they are read: row by row, from the leading to the trailing edge.
      case reading
      /// By their tags, from 1 up; then, as they are read, those whose tag is 0 or less.
      case tags
      /// These, or what is inside these, in this order, and no others; held weakly.
      case listed([UIView])
    }

    /// The buttons' names for VoiceOver, and the last one's title. The package has no translations: give the app's own.
    public struct Titles: Equatable, Sendable {
      /// VoiceOver's name for the button to the previous field.
      public var previous: String
      /// VoiceOver's name for the button to the next field.
      public var next: String
      /// The title of the button that ends editing.
      public var done: String

      public init(
        previous: String = "Previous field", next: String = "Next field", done: String = "Done"
      ) {
        (self.previous, self.next, self.done) = (previous, next, done)
      }
    }

    /// The order; by default that of reading.
    public var order: Order
    /// Whether the return key of a text field moves on, or on the last field ends editing; by default it does.
    public var usesReturnKey: Bool
    /// A bar with the buttons previous, next and done on the keyboard, for fields that have no accessory view; by default there is none.
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
    /// The titles are the app's texts: they stay out of logs.
    public var debugDescription: String { "titles" }
    public var customMirror: Mirror { .withoutChildren(of: self) }
  }

  extension UIView {
    /// Lets the user go from field to field inside this view with the return key, and with a bar on the keyboard if one is asked for.
    ///
    /// It touches only the field that is being edited, if the order has it, and leaves that as it was when editing ends:
    ///
    /// - A text field's return key that is `.default` becomes `.next`, on the last field `.done`. Pressing it moves on, or ends
    ///   editing. A key that the app has chosen stays; `.next` and `.continue` move on, `.done` ends editing, and any other
    ///   one is left to the app. The delegate is asked first, as always, and if its `textFieldShouldReturn(_:)` returns false, or has
    ///   moved the focus, nothing happens here. Search fields and text views keep their return key.
    /// - The bar is the field's `inputAccessoryView`, where neither the field nor a responder up its chain has one; the empty
    ///   one of SwiftUI's text fields does not count. Without a keyboard below it, as with a hardware keyboard, the bar is taken away.
    ///
    /// Whatever other code sets meanwhile stays. The behaviour lives as long as the view or until the token is cancelled; calling again
    /// replaces it. Inside a view with a navigation of its own, that one counts. Nothing runs while nothing is edited.
    @discardableResult
    public func navigateFields(_ navigation: FieldNavigation = FieldNavigation()) -> BehaviorToken {
      FieldNavigator.install(FieldNavigator(view: self, navigation: navigation))
    }
  }
#endif
