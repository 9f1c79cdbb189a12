#if !(DEBUG || HUD) && canImport(SwiftUI) && canImport(UIKit) && (os(iOS) || os(Linux))
  public import SwiftUI

  extension View {
    /// Nothing, in release builds.
    public func responderHUD() -> some View {
      self
    }
  }
#endif
