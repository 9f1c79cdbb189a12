/// Something that happened, as an adapter tells it to the tag registry.
///
/// Nothing here can fail: an input about something the registry does not know changes nothing.
public enum TagInput: Equatable {
  /// A reader came; what it contains is seen by the reader around it as well. Repeating it changes nothing.
  case readerAdded(TagRegistry.ReaderID, inside: TagRegistry.ReaderID?)
  /// A reader moved into a window, or out of any.
  case readerMoved(TagRegistry.ReaderID, to: TagRegistry.WindowID?)
  /// A reader went, and its probes with it.
  case readerGone(TagRegistry.ReaderID)

  /// A probe came or was updated: its tag's view is expected, or keeps its place under a new tag.
  case announced(TagRegistry.ProbeID, tag: AnyHashable, in: TagRegistry.ReaderID)
  /// A probe found its view, in a window or not yet in one.
  case found(TagRegistry.ProbeID, view: TagRegistry.ViewID, in: TagRegistry.WindowID?)
  /// A probe looked and there is nothing that could be first responder.
  case nothingFound(TagRegistry.ProbeID)
  /// A probe went, and its tag with it; its view may still be there.
  case probeGone(TagRegistry.ProbeID)

  /// A view moved into a window, or out of any.
  case viewMoved(TagRegistry.ViewID, to: TagRegistry.WindowID?)
  /// A view ended; its probes expect another.
  case viewLost(TagRegistry.ViewID)

  /// A window became the one that gets the keys.
  case windowBecameKey(TagRegistry.WindowID)
  /// A window closed or ended.
  case windowClosed(TagRegistry.WindowID)
  /// Who is first responder in a window now: it and everything above it, nearest first; empty if nobody.
  ///
  /// Costs one lookup for each entry, however many tags there are. Repeating it changes nothing.
  case firstResponder(in: TagRegistry.WindowID, path: [TagRegistry.ViewID])

  /// The app set the value of a reader: a tag, or nil so that nobody is first responder.
  case requested(AnyHashable?, by: TagRegistry.ReaderID)
  /// The app wants to be called when a reader's request is decided.
  case afterRetrying(TagRegistry.ReaderID)
  /// What the framework said to a request, and who is first responder in that window now.
  case answered(TagRequest, accepted: Bool, path: [TagRegistry.ViewID])

  /// The run-loop turn in which `scheduleTurnEnd` came is over; the windows' first responders were told before.
  case turnEnded(at: TagMoment)
}
