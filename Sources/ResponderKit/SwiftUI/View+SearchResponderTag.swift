#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI
  internal import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Names the search field that `searchable` puts into the bar of this view's screen.
    ///
    /// The bar is not part of this view, so `responderTag(_:)` cannot name the field. The package
    /// finds the field with UIKit's public API, in the navigation item of the screen or of the
    /// nearest screen around it. iOS only.
    ///
    /// From iOS 26 the system may show a search without a UIKit search field, which leaves nothing
    /// to name (C5.20). A request for the tag then has no effect, ``ResponderChain/lastFailure``
    /// has the reason, and the log names the reason once. SwiftUI's own `searchFocused(_:)`, from
    /// iOS 18, works in both cases.
    public func searchResponderTag<Tag: Hashable>(_ tag: Tag) -> some View {
      probe(SearchTagRepresentable(tag: ResponderTag(tag).base))
    }
  }

  /// Puts a probe that stands for the search field into the hierarchy.
  @available(iOSApplicationExtension, unavailable)
  struct SearchTagRepresentable: ProbeRepresentable {
    let tag: AnyHashable

    func makeProbe() -> TagProbe {
      let probe = TagProbe()
      probe.namesSearchField = true
      return probe
    }

    func updateProbe(_ view: TagProbe, _ environment: EnvironmentValues) {
      view.update(tag, environment.tagChain, nil)
    }
  }
#endif
