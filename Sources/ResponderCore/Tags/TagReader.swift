/// What the registry knows of one that publishes a value.
struct TagReader {
  /// What the app asked for and what is not decided yet.
  enum Pending: Equatable {
    /// For the view of a tag, since the end of the turn that it was asked for in.
    case waiting(AnyHashable, since: TagMoment?)
    /// For the framework's answer.
    case asked(TagRequest)
  }

  var parent: TagRegistry.ReaderID?
  let order: Int
  /// The window in which it stands itself.
  var home: TagRegistry.WindowID?
  /// The windows in which it has something, and how many things.
  var windows: [TagRegistry.WindowID: Int] = [:]
  /// The readers directly inside it, and the probes that were announced in it itself.
  var children: Set<TagRegistry.ReaderID> = []
  var probes: Set<TagRegistry.ProbeID> = []
  /// Its probes and those of the readers inside it, the earliest first.
  var tags: [AnyHashable: [TagRegistry.ProbeID]] = [:]

  /// What its observers were told last, or are to be told.
  var published: AnyHashable?
  /// What they were told last.
  var told: AnyHashable?
  /// Whether a request was decided and nobody is first responder now, while the observers are still to be told.
  var isVacated = false
  var pending: Pending?
  /// The tag that was asked for last: of several tags of one view, the one to name.
  var wish: AnyHashable?
  var wantsAfterRetrying = false
  /// The window in which its last request succeeded, and when.
  var success: (window: TagRegistry.WindowID, stamp: Int)?
}
