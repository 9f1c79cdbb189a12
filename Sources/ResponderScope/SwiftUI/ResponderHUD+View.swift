#if canImport(SwiftUI) && canImport(UIKit) && (os(iOS) || os(Linux))
  public import SwiftUI

  extension View {
    /// Installs the HUD when this view appears; a shake then shows it. In release builds, this
    /// modifier does nothing.
    public func responderHUD() -> some View {
      #if DEBUG || HUD
        onAppear { ResponderHUD.install() }
      #else
        self
      #endif
    }
  }
#endif
