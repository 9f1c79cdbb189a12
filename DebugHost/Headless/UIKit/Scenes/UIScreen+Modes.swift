import Foundation

/// What a screen can show, pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  open private(set) var size: CGSize
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

/// The built-in screen: one mode, never mirrored, never captured.
extension UIScreen {
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  public var preferredMode: UIScreenMode? { currentMode }
  public var availableModes: [UIScreenMode] { [currentMode].compactMap { $0 } }
  public var mirrored: UIScreen? { nil }
  public var isCaptured: Bool { false }
  public var calibratedLatency: CFTimeInterval { 0 }
  public var currentEDRHeadroom: CGFloat { 1 }
  public var potentialEDRHeadroom: CGFloat { 1 }

  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// A picture of the screen: here its frame without content.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }

  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }
  public nonisolated class var modeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenModeDidChangeNotification")
  }
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }
  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  }
}
