// Must not compile for tvOS and visionOS: the HUD is for iOS and Mac Catalyst.
import ResponderScope
import ResponderScopeFLEX
import ResponderScopeLive

@MainActor
func install() {
  ResponderHUD.install()
  ResponderHUD.installInFLEX()
  ResponderHUD.serve()
}
