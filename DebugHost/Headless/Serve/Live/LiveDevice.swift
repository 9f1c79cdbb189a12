#if DEBUG || HUD
  package import Foundation
  package import HeadlessRenderer
  package import ResponderScopeLive

  /// What the pages look at and touch. JSON is made by whoever knows the words.
  @MainActor
  package protocol LiveDevice: AnyObject, Sendable {
    /// The screen as it is now.
    var picture: ScreenPicture { get }
    /// What there is to choose, once for every page: a JSON object.
    var options: Data { get }
    /// What is chosen now: a JSON object.
    var status: Data { get }

    /// Does what a page asks for.
    func handle(_ input: Input, from client: LiveClient) throws(InputError)
    /// A page is gone, and its fingers with it.
    func forget(_ client: LiveClient)
  }
#endif
