#if canImport(SwiftUI)
  public import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Names the view of UIKit or AppKit behind this one, so that a ``ResponderChain`` can focus it and tell when it has the focus.
    ///
    /// Works for everything that can become first responder: text fields, text editors, search fields, and any
    /// representable, in lists, lazy stacks, sheets, popovers and toolbars. Of two views with one tag the later one
    /// counts.
    ///
    /// A tag is a name for developers: one that is a string or a number is written to the log and the journal as it is.
    /// What a user typed belongs in none.
    public func responderTag<Tag: Hashable>(_ tag: Tag) -> some View {
      overlay {
        TagProbeRepresentable(tag: ResponderTag(tag).base).allowsHitTesting(false)
      }
    }

    /// Names the view and keeps a binding at the tag while the view is first responder.
    ///
    /// As with `focused(_:equals:)`: the tag written into the binding focuses the view, nil takes its focus away; the
    /// binding becomes nil when the focus goes elsewhere, and again after a request that came to nothing.
    public func responderTag<Tag: Hashable>(_ binding: Binding<Tag?>, equals tag: Tag) -> some View
    {
      overlay {
        TagProbeRepresentable(
          tag: ResponderTag(tag).base,
          binding: TagBinding(
            read: { binding.wrappedValue.map { ResponderTag($0).base } },
            write: { binding.wrappedValue = $0?.base as? Tag })
        )
        .allowsHitTesting(false)
      }
    }

    /// Gives the views inside a ``ResponderChain`` as environment object, one that lives as long as this view has its
    /// place; this view itself is not made again when the chain changes.
    public func withResponderChainEnvironmentObject() -> some View {
      ResponderChainReader(reloadContent: .onlyInitialValue) { chain in
        environmentObject(chain)
      }
    }

    /// Lets the tags inside tell a chain that is there already, and gives it to the views inside as environment object.
    public func withResponderChainEnvironmentObject(writingInto chain: ResponderChain) -> some View
    {
      ResponderChainReader(writingInto: chain) { environmentObject(chain) }
    }

    /// The older name of ``withResponderChainEnvironmentObject()``.
    public func withResponderChainForCurrentWindow() -> some View {
      withResponderChainEnvironmentObject()
    }
  }
#endif
