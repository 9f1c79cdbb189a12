#if DEBUG || HUD
  package import Foundation
  package import HeadlessRenderer
  package import ResponderScopeLive

  /// What the pages look at: a device with whatever is said about it. JSON is made by whoever knows the words.
  @MainActor
  package protocol LiveDevice: AnyObject, Sendable {
    /// The screen as it is now.
    var picture: ScreenPicture { get }
    /// A number that changes when another device boots: its journal is another.
    var epoch: Int { get }
    /// What there is to choose, once for every page: a JSON object.
    var options: Data { get }
    /// What is chosen now: a JSON object.
    var status: Data { get }
    /// What is known about the first responder now: a JSON object.
    var inspector: Data { get }
    /// How many entries the journal has had.
    var journalCount: Int { get }
    /// The entries from a number on, a JSON object each, and the number of the first that there still is.
    func journal(from number: Int) -> (first: Int, rows: [Data])

    /// Does what a page asks for.
    func handle(_ input: Input, from client: LiveClient) throws(InputError)
    /// A page is gone, and its fingers with it.
    func forget(_ client: LiveClient)
    /// Answers a request.
    func reply(to request: LiveRequest) async -> LiveReply
  }
#endif
