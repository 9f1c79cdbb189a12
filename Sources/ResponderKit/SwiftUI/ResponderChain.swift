#if canImport(SwiftUI)
  public import Combine
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// The tag of the first responder, to read, to set and to observe.
  ///
  /// The value is what UIKit or AppKit has confirmed, never a request. It also changes when the user
  /// moves the focus. A request for an unknown tag, or one that is refused,
  /// does not by itself change the value. When the focus moves from one tagged view to another, the
  /// value is not nil in between. Setting the value is synchronous for a view that is on screen. A
  /// request for a view that is about to appear, as in `onAppear`, waits for the view, but at most
  /// half a second or two frames, whichever is longer. The chain holds no view strongly and
  /// swizzles nothing.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class ResponderChain: ObservableObject, FirstResponderTagging {
    /// Incrementing this counter notifies the chain's observers.
    @Published private var changes = 0
    /// Whether `availableResponders` was read since its last change. If it was not, the chain does
    /// not notify observers of further changes, because rows that scroll in and out cause many.
    private var isAvailabilityRead = false

    /// The reason why the last decided request had no effect; nil after a request that succeeded,
    /// and before the first one.
    ///
    /// Views can observe this property as they observe ``firstResponder``. Inside
    /// ``afterRetrying(_:)`` the property already holds the result of the request:
    ///
    /// ```swift
    /// chain.firstResponder = "name"
    /// chain.afterRetrying { if let failure = chain.lastFailure { print(failure) } }
    /// ```
    @Published public internal(set) var lastFailure: ResponderTagFailure?

    /// The chain in the registry, the same for two objects of one window.
    let id: TagRegistry.ChainID
    /// The former value, which `firstResponder` still returns while the chain announces a change.
    private var formerValue: ResponderTag??
    private let subject: CurrentValueSubject<ResponderTag?, Never>

    /// Creates the chain of a window, which includes every tag in the window, also those inside a
    /// ``ResponderChainReader``. Two chains of one window behave as one.
    public convenience init(forWindow window: PlatformWindow) {
      self.init(id: TagAdapter.shared.chain(of: window))
    }

    /// Creates a chain that has no place in the view tree yet.
    convenience init() {
      self.init(id: TagRegistry.ChainID(number: TagAdapter.shared.nextNumber()))
    }

    private init(id: TagRegistry.ChainID) {
      self.id = id
      subject = CurrentValueSubject(
        TagAdapter.shared.registry.firstResponder(of: id).map { ResponderTag($0) })
      lastFailure = TagAdapter.shared.lastFailure(of: id)
      TagAdapter.shared.add(self)
    }

    /// The tag of the first responder, or of the nearest tagged view around it; nil if there is
    /// none.
    ///
    /// Setting a tag asks the tagged view to become first responder, at once if the view is on
    /// screen. Setting nil asks the window's first responder, tagged or not, to resign. To learn
    /// the result, read the property afterwards or in ``afterRetrying(_:)``.
    public var firstResponder: ResponderTag? {
      get {
        if let formerValue { return formerValue }
        return TagAdapter.shared.registry.firstResponder(of: id).map { ResponderTag($0) }
      }
      set { TagAdapter.shared.request(newValue?.base, by: id) }
    }

    /// The values of ``firstResponder``: the current one, and then each new one when it is
    /// confirmed.
    public var firstResponders: AnyPublisher<ResponderTag?, Never> {
      subject.eraseToAnyPublisher()
    }

    /// The tags whose views are first responder or can become it now: in a window, on a screen that
    /// stays and that no other covers, and not in a hidden view.
    ///
    /// The body of a view may read this property, because reading it searches for nothing and
    /// changes nothing visible. A read asks each view whether it can become first responder. UIKit's
    /// text fields then ask their delegate, in `textFieldShouldBeginEditing(_:)`, which should only
    /// answer. After a read, the chain notifies its observers of the next change of these tags, but
    /// not of later ones until the next read.
    public var availableResponders: Set<AnyHashable> {
      isAvailabilityRead = true
      return TagAdapter.shared.availableTags(of: id)
    }

    /// Returns whether a view with this tag is among ``availableResponders``. The call counts as a
    /// read of that property: after it, the next change of the tags notifies the chain's observers.
    public func isAvailable<Tag: Hashable>(_ tag: Tag) -> Bool {
      availableResponders.contains(ResponderTag(tag).base)
    }

    /// Whether the last request is not decided yet, usually because its view has not appeared.
    public var isRetrying: Bool { TagAdapter.shared.registry.isRetrying(id) }

    /// Calls the block when the last request is decided: at once if it already is, or if there was
    /// none; otherwise after a wait for the view. The wait lasts at most half a second or two
    /// frames, whichever is longer. If the chain ends first, the block is called at the end of that
    /// turn.
    public func afterRetrying(_ block: @escaping () -> Void) {
      TagAdapter.shared.afterRetrying(id, block)
    }

    func publish(_ value: AnyHashable?) {
      let now = value.map { ResponderTag($0) }
      formerValue = .some(subject.value)
      changes += 1
      formerValue = nil
      subject.send(now)
    }

    func tagsChanged() {
      guard isAvailabilityRead else { return }
      isAvailabilityRead = false
      changes += 1
    }
  }
#endif
