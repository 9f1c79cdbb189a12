#if canImport(SwiftUI)
  public import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Names the UIKit or AppKit view behind this one, so that a ``ResponderChain`` can focus it
    /// and report when it has the focus.
    ///
    /// Works for everything that can become first responder, in lists, lazy stacks, sheets, popovers
    /// and toolbars. A tag on a container stands for every view inside that has no tag of its own.
    /// If several views on screen have the same tag, the one that got it last counts.
    ///
    /// A tag is a name for developers. The HUD and the journal show a string or a number in plain
    /// text, so do not use text that a user typed as a tag.
    nonisolated public func responderTag<Tag: Hashable>(_ tag: Tag) -> some View {
      probe(TagProbe.self, TagProbe.Value(tag: ResponderTag(tag).base))
    }

    /// Names the view and keeps a binding equal to the tag while the view is first responder.
    ///
    /// Works like `focused(_:equals:)`. If the app writes the tag into the binding, the view gets
    /// the focus; if it writes nil, the view loses the focus. When the focus moves elsewhere or the
    /// view is gone, the binding becomes nil, or the tag of the new first responder if that view has
    /// the same binding. So it does after a request that had no effect. The binding's storage must
    /// outlive the view. See <doc:FocusInSwiftUI>.
    nonisolated public func responderTag<Tag: Hashable>(
      _ binding: Binding<Tag?>, equals tag: Tag
    ) -> some View {
      probe(
        TagProbe.self,
        TagProbe.Value(
          tag: ResponderTag(tag).base,
          binding: {
            TagBinding(
              tag: $0, read: { binding.wrappedValue.map { ResponderTag($0).base } },
              write: { binding.wrappedValue = $0?.base as? Tag })
          }))
    }

    /// Keeps a binding true while the view is first responder.
    ///
    /// Works like `focused(_:)`: several views may share one condition. The storage may go with the
    /// view, as an element of an array does, so a view that goes leaves the condition as it is.
    nonisolated public func responderTag(_ condition: Binding<Bool>) -> some View {
      probe(
        TagProbe.self,
        TagProbe.Value(binding: { tag in
          TagBinding(
            tag: tag, isFlag: true, read: { condition.wrappedValue ? tag : nil },
            write: { condition.wrappedValue = $0 == tag })
        }))
    }

    #if canImport(UIKit)
      /// Names the search field that `searchable` puts into the bar of this view's screen.
      ///
      /// The bar is not part of this view, so `responderTag(_:)` cannot name the field. The package
      /// finds the field with UIKit's public API, in the navigation item of the screen or of the
      /// nearest screen around it. iOS only.
      ///
      /// From iOS 26, a UIKit search field exists only for a stack inside a `TabView` and, on an
      /// iPad, in double columns and split views (T4.20.38). SwiftUI's own `searchFocused(_:)`, from
      /// iOS 18, works everywhere.
      nonisolated public func searchResponderTag<Tag: Hashable>(_ tag: Tag) -> some View {
        probe(TagProbe.self, TagProbe.Value(tag: ResponderTag(tag).base, namesSearchField: true))
      }
    #endif

    /// Adds a ``ResponderChain`` to the environment of the views inside, as an environment object.
    /// SwiftUI does not evaluate this view again when the chain changes.
    public func withResponderChainEnvironmentObject() -> some View {
      ResponderChainReader(isObserving: false) { environmentObject($0) }
    }

    /// The older name of ``withResponderChainEnvironmentObject()``.
    public func withResponderChainForCurrentWindow() -> some View {
      withResponderChainEnvironmentObject()
    }
  }
#endif
