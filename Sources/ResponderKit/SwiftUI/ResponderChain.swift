#if canImport(SwiftUI)
  public import Combine
  internal import ResponderCore
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// Which tagged view is first responder, to read, to set and to observe.
  ///
  /// The value is what UIKit or AppKit confirmed, never a wish (design rule 6): it follows the user, a tag that is unknown or refused
  /// leaves it at what is true, and from one tag to the next it never passes through nil. Setting is synchronous for a
  /// view that is on screen; one that is about to come, as in `onAppear`, is waited for, half a second at most. Nothing is
  /// held strongly, and nothing is swizzled.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class ResponderChain: ObservableObject, FirstResponderTagging {
    /// Counts the changes: what makes those who observe the chain hear of them beforehand.
    @Published private var changes = 0
    /// Whether the tags to choose from were read since they changed. Where they were not, those who observe the chain need not hear
    /// that they change: rows that scroll bring such changes with every step.
    private var isAvailabilityRead = false

    /// Why the last request that was decided came to nothing; nil after one that succeeded, and before the first.
    ///
    /// Observed like ``firstResponder``. In ``afterRetrying(_:)`` it is that of the request before:
    ///
    /// ```swift
    /// chain.firstResponder = "name"
    /// chain.afterRetrying { if let failure = chain.lastFailure { print(failure) } }
    /// ```
    @Published public private(set) var lastFailure: ResponderTagFailure?

    /// The name that the registry knows it by; two chains of one window have the same.
    let id: TagRegistry.ChainID
    /// What the observers are told to be true until now, while they are told.
    private var formerValue: ResponderTag??
    private let subject: CurrentValueSubject<ResponderTag?, Never>
    /// The tags to choose from, while one of its publishers or subscriptions is kept.
    private weak var availability: CurrentValueSubject<Set<AnyHashable>, Never>?

    /// The chain of a window: it sees every tag in it, also those inside a ``ResponderChainReader``.
    ///
    /// Two chains of one window are the same to their users.
    public convenience init(forWindow window: PlatformWindow) {
      self.init(id: TagHub.shared.chain(of: window))
    }

    convenience init() {
      self.init(id: TagHub.shared.chains.makeChain())
    }

    private init(id: TagRegistry.ChainID) {
      self.id = id
      subject = CurrentValueSubject(
        TagHub.shared.firstResponder(of: id).map { ResponderTag($0) })
      lastFailure = TagHub.shared.lastFailure(of: id)
      TagHub.shared.chains.add(self)
    }

    /// The tag of the first responder, or of the nearest tagged view around it; nil when there is none.
    ///
    /// Setting asks the tagged view to become first responder, at once if it is on screen; nil asks the window's first
    /// responder, tagged or not, to resign. Ask again afterwards, or in ``afterRetrying(_:)``, for what came of it.
    public var firstResponder: ResponderTag? {
      get {
        if let formerValue { return formerValue }
        return TagHub.shared.firstResponder(of: id).map { ResponderTag($0) }
      }
      set { TagHub.shared.request(newValue?.base, by: id) }
    }

    /// The values of ``firstResponder``, the present one first, each as it is confirmed.
    public var firstResponders: AnyPublisher<ResponderTag?, Never> {
      subject.eraseToAnyPublisher()
    }

    /// The tags whose views stand in a window and say, now, that they can become first responder.
    ///
    /// A body may read them: that looks for nothing and changes nothing that can be seen. A change of the tags is then a change of
    /// the chain for all who observe it, and it is none as long as the tags were not read. Where only one view shows them, beside
    /// rows that scroll, give it ``availableResponderSets``: then nothing else is evaluated again.
    public var availableResponders: Set<AnyHashable> {
      isAvailabilityRead = true
      return TagHub.shared.availableTags(of: id)
    }

    /// Whether a view with this tag is among ``availableResponders``; observed like them.
    public func isAvailable<Tag: Hashable>(_ tag: Tag) -> Bool {
      availableResponders.contains(ResponderTag(tag).base)
    }

    /// The values of ``availableResponders``, the present one first, each after the tags to choose from have changed.
    ///
    /// May be subscribed to on any thread. A view that only changes its mind, as `.disabled(true)` makes it, comes and goes with no tag:
    /// that is told with the next tag that does.
    public var availableResponderSets: AnyPublisher<Set<AnyHashable>, Never> {
      let subject = availability ?? CurrentValueSubject(TagHub.shared.availableTags(of: id))
      availability = subject
      return Self.sets(of: subject)
    }

    /// On whichever thread a client subscribes: nothing here belongs to the main actor. What is subscribed to keeps the subject, which
    /// the chain does not.
    private nonisolated static func sets(
      of subject: CurrentValueSubject<Set<AnyHashable>, Never>
    ) -> AnyPublisher<Set<AnyHashable>, Never> {
      subject.map { tags in withExtendedLifetime(subject) { tags } }
        .removeDuplicates().eraseToAnyPublisher()
    }

    /// Whether a request still waits for its view.
    public var isRetrying: Bool { TagHub.shared.isRetrying(id) }

    /// Calls the block when the last request is decided: at once, or after half a second at most, and never before
    /// two more frames. Where the chain ends first, it is called as that turn ends.
    public func afterRetrying(_ block: @escaping () -> Void) {
      TagHub.shared.chains.afterRetrying(id, block)
    }

    func publish(_ value: AnyHashable?) {
      let now = value.map { ResponderTag($0) }
      formerValue = .some(subject.value)
      changes += 1
      formerValue = nil
      subject.send(now)
    }

    func publish(_ failure: ResponderTagFailure?) {
      lastFailure = failure
    }

    func tagsChanged() {
      if isAvailabilityRead {
        isAvailabilityRead = false
        changes += 1
      }
      availability?.send(TagHub.shared.availableTags(of: id))
    }
  }
#endif
