#if canImport(SwiftUI)
  public import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Names the UIKit or AppKit view behind this one, so that a ``ResponderChain`` can focus it
    /// and report when it has the focus.
    ///
    /// Works for everything that can become first responder: text fields, text editors, search
    /// fields and any representable, in lists, lazy stacks, sheets, popovers and toolbars. If
    /// several views on screen have the same tag, the view that got the tag last counts.
    ///
    /// A tag is a name for developers. The HUD and the journal show a string or a number in plain
    /// text, so do not use text that a user typed as a tag.
    public func responderTag<Tag: Hashable>(_ tag: Tag) -> some View {
      probe(TagProbeRepresentable(tag: ResponderTag(tag).base))
    }

    /// Names the view and keeps a binding equal to the tag while the view is first responder.
    ///
    /// Works like `focused(_:equals:)`. If the app writes the tag into the binding, the view gets
    /// the focus; if it writes nil, the view loses the focus. When the focus moves elsewhere, the
    /// binding becomes nil, or the tag of the new first responder if that view has the same
    /// binding. After a request that had no effect, the binding is set back to the actual state.
    public func responderTag<Tag: Hashable>(_ binding: Binding<Tag?>, equals tag: Tag) -> some View
    {
      probe(
        TagProbeRepresentable(
          tag: ResponderTag(tag).base,
          binding: TagBinding(
            read: { binding.wrappedValue.map { ResponderTag($0).base } },
            write: { binding.wrappedValue = $0?.base as? Tag })))
    }

    /// Adds a ``ResponderChain`` to the environment of the views inside, as an environment object.
    /// The chain lives as long as this view keeps its place in the view tree. SwiftUI does not
    /// evaluate this view again when the chain changes.
    public func withResponderChainEnvironmentObject() -> some View {
      ResponderChainReader(reloadContent: .onlyInitialValue) { chain in
        environmentObject(chain)
      }
    }

    /// Adds the tags inside to an existing chain, and passes that chain to the views inside as an
    /// environment object.
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
