#if DEBUG || HUD
  package import Foundation
  package import HeadlessRenderer
  package import ResponderScopeLive

  /// The device that pages show and control. It returns finished JSON, because only its
  /// implementation knows the names of scenes and settings.
  @MainActor
  package protocol LiveDevice: AnyObject, Sendable {
    /// The screen as it is now.
    var picture: ScreenPicture { get }
    /// The choices that the device offers, the same for every page, as a JSON object.
    var options: Data { get }
    /// The choices that apply to the device now, as a JSON object.
    var status: Data { get }

    /// Applies the input of a page.
    func handle(_ input: Input, from client: EventStream) throws(InputError)
    /// Forgets a page that has disconnected. If a finger of the page is on the screen, cancels all
    /// touches, including those of other pages.
    func forget(_ client: EventStream)
  }
#endif
