/// What the registry knows of a window in which a reader has something.
struct TagWindow {
  let order: Int
  /// When it last became key, 0 for never.
  var keyStamp = 0
  /// How many probes and readers are in it, each counted for every reader that sees it.
  var interest = 0
  /// Who is first responder and everything above it, as the framework said last.
  var path: [TagRegistry.ViewID] = []
  /// For each reader that has one in the path, the tagged view nearest to the first responder.
  var nearest: [TagRegistry.ReaderID: TagRegistry.ViewID] = [:]
  /// Questions without an answer. Until then the first responder may be on its way somewhere.
  var asks: Set<TagRequest> = []
}
