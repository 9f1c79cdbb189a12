/// Something that an adapter is to do for the tag registry, in the order given, after `handle` returned.
///
/// What an adapter does may call the app, and the app this registry; the effects of such a call are performed within it.
/// An adapter asks `TagRegistry.isDue(_:)` before each, so that nothing older is performed after them.
public enum TagEffect: Equatable {
  /// Ask a view to become first responder, making its window key where the framework wants that, then send `answered`.
  case becomeFirstResponder(TagRegistry.ViewID, TagRequest)
  /// Ask the first responder of the request's window to resign, then send `answered`.
  case resign(TagRequest)
  /// The framework confirmed another value for a reader: tell its observers, whose answer is `firstResponder(of:)`.
  case publish(AnyHashable?, to: TagRegistry.ReaderID)
  /// The tags that a reader can choose from may have changed: tell its observers. Once a turn at most.
  case tagsChanged(TagRegistry.ReaderID)
  /// A request came to nothing; the value is what it was, or what is true now. A nil tag is a refused resignation.
  case failed(AnyHashable?, TagFailure, by: TagRegistry.ReaderID)
  /// Run and forget the blocks that wait for a reader's request.
  case runAfterRetrying(TagRegistry.ReaderID)
  /// Send `turnEnded` when the present run-loop turn is over; while a request waits, when the next frame's is. Not repeated
  /// before that.
  case scheduleTurnEnd
  /// Watch a window: tell its first responder now and at every change, and whether it is key.
  case watch(TagRegistry.WindowID)
  /// Stop watching a window: no reader has anything in it.
  case unwatch(TagRegistry.WindowID)
  /// Record a mistake of the app's.
  case diagnose(Diagnosis)
}

extension TagEffect {
  /// Whether performing it leads back to the registry, in most cases.
  var callsBack: Bool {
    switch self {
    case .becomeFirstResponder, .resign, .runAfterRetrying, .watch: true
    case .publish, .tagsChanged, .failed, .scheduleTurnEnd, .unwatch, .diagnose: false
    }
  }
}
