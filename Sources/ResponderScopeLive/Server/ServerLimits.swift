#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Limits what clients may cost the app.
  package struct ServerLimits: Sendable {
    /// The maximum number of connections: five browsers with six each. A further one takes the
    /// place of the one that has sent nothing for the longest time.
    package var connections = 32
    /// The maximum number of connections that are event streams, so that requests have room.
    package var streams = 12
    /// The maximum size of a request's head, in bytes. It has room for cookies: a browser sends all
    /// cookies of a host, regardless of the port of the server that has set them.
    package var head = 32 * 1024
    /// The maximum size of a body, in bytes: a journal, which is replayed.
    package var body = 16 << 20
    /// The number of bytes that may wait for a page that reads too slowly. Its stream then ends,
    /// and the page reconnects and gets the newest state.
    package var waiting = 2 << 20
    /// The maximum time for a request to arrive, and for a reply to make progress, in seconds.
    package var requestTime: TimeInterval = 15
    /// The maximum time before a connection's first request, and between two, in seconds.
    package var idleTime: TimeInterval = 30

    package init() {}
  }
#endif
