#if DEBUG || HUD
  package import Foundation
  package import HeadlessRenderer
  package import ResponderScopeLive

  /// The device that pages show and control. The type that knows the words of the scenes and
  /// settings also makes their JSON.
  @MainActor
  package protocol LiveDevice: AnyObject, Sendable {
    /// The screen as it is now.
    var picture: ScreenPicture { get }
    /// The choices that the device offers, the same for every page, as a JSON object.
    var options: Data { get }
    /// The present choices, as a JSON object.
    var status: Data { get }

    /// Applies the input of a page.
    func handle(_ input: Input, from client: LiveClient) throws(InputError)
    /// Forgets a page that has disconnected, and its fingers.
    func forget(_ client: LiveClient)
  }
#endif
