#if !(DEBUG || HUD) && canImport(SwiftUI) && canImport(UIKit) && (os(iOS) || os(Linux))
  public import SwiftUI

  extension View {
    /// Does nothing in release builds.
    public func responderHUD() -> some View {
      self
    }
  }
#endif
