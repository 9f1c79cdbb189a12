import Foundation

// The keyboard's frames travel as `NSValue`; client code reads them with `as? CGRect` as well as with `as? NSValue`
// (T1.11 to T1.13), so both casts must work here as they do on iOS.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSValue

  /// The type encodings under which Foundation on Linux stores a rectangle, learnt from one.
  private static var storedEncoding: String {
    String(cString: NSValue(rect: .zero).objCType)
  }

  /// Whether the value really holds a rectangle: a number or another struct would trap in `rectValue`.
  private static func isRectangle(_ value: NSValue) -> Bool {
    !(value is NSNumber) && String(cString: value.objCType) == storedEncoding
  }

  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(rect: self)
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = isRectangle(source) ? source.rectValue : .zero
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard isRectangle(source) else {
      result = nil
      return false
    }
    result = source.rectValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.flatMap { isRectangle($0) ? $0.rectValue : nil } ?? .zero
  }
}

extension NSValue {
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}
