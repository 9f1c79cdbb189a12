#if canImport(UIKit) && (os(iOS) || os(Linux))
  public import Foundation
  public import ResponderScope

  extension ResponderHUD {
    /// How a browser reaches the inspector of an app on a device.
    public enum LiveNetwork: Sendable {
      /// The device's own 127.0.0.1, for a tunnel over USB to the Mac.
      case usbTunnel
      /// The Wi-Fi or Ethernet network of this device or, if it is on none, its personal hotspot;
      /// never the cellular network.
      case localNetwork
    }

    /// Serves the inspector to browsers and programs on this machine: `http://127.0.0.1:8461`.
    ///
    /// In the simulator, on Mac Catalyst and for an iPad app that runs on a Mac, this machine is the
    /// Mac. On an iPhone or iPad, every app could read the inspector, so the method serves nothing there and logs the reason; use
    /// ``serve(on:port:allowsActions:)`` instead. See <doc:Live>.
    ///
    /// The method starts the journal if the HUD is not installed. A second call ends the
    /// connections of the first. The server pauses while the app is in the background. The method
    /// does nothing in release builds, and where the HUD is switched off.
    ///
    /// - Parameters:
    ///   - port: The port; 0 selects any free port. If another program uses the port, the log and
    ///     ``liveStatus`` say so.
    ///   - allowsActions: Whether a page may make the first responder resign, scroll to it, and
    ///     show or hide the HUD.
    public static func serve(port: UInt16 = 8461, allowsActions: Bool = true) {
      #if DEBUG || HUD
        start(LiveService.Wish(scope: .loopback, port: port, allowsActions: allowsActions))
      #endif
    }

    /// Serves the inspector on the local network, or through a tunnel over USB, to browsers that
    /// open its address with the token.
    ///
    /// The HUD's card and the debugger's console show the address. Its token is valid until the app
    /// ends. There is no TLS: other devices on the network can read the token and the content. See
    /// <doc:Live>.
    ///
    /// Everything else is as with ``serve(port:allowsActions:)``.
    ///
    /// - Parameters:
    ///   - network: The network, or the tunnel.
    ///   - port: The port; 0 selects any free port.
    ///   - allowsActions: Whether a page may make the first responder resign, scroll to it, and
    ///     show or hide the HUD.
    public static func serve(
      on network: LiveNetwork, port: UInt16 = 8461, allowsActions: Bool = false
    ) {
      #if DEBUG || HUD
        let scope: LiveService.Wish.Scope =
          switch network {
          case .usbTunnel: .tunnel
          case .localNetwork: .network(nil)
          }
        start(LiveService.Wish(scope: scope, port: port, allowsActions: allowsActions))
      #endif
    }

    /// Ends every connection and stops listening.
    public static func stopServing() {
      #if DEBUG || HUD
        LiveService.shared.stop()
      #endif
    }

    /// The address to open in a browser, with the token if one is needed; nil while nothing is
    /// served.
    public static var liveAddress: URL? {
      #if DEBUG || HUD
        LiveService.shared.address
      #else
        nil
      #endif
    }

    /// One line that says whether the inspector is served, or why not. It never contains the token,
    /// and is empty in release builds.
    public static var liveStatus: String {
      #if DEBUG || HUD
        LiveService.shared.status
      #else
        ""
      #endif
    }

    #if DEBUG || HUD
      private static func start(_ wish: LiveService.Wish) {
        LiveService.shared.serve(
          wish, whenLaunched: HostApplication.whenLaunched, if: ResponderHUD.startRecording)
      }
    #endif
  }
#endif
