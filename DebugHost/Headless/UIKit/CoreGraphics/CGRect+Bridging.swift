import Foundation

// The keyboard's notifications contain frames as `NSValue`. Apps read them with `as? CGRect` as
// well as with `as? NSValue` (T1.11 to T1.13), so both casts must work here as they do on iOS.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSValue

  private static let encoding = String(cString: NSValue(rect: .zero).objCType)

  /// Returns whether the value really contains a rectangle. `rectValue` would trap on a number or
  /// another struct.
  private static func isRectangle(_ value: NSValue) -> Bool {
    value.holds(CGRect.self, encoding: encoding)
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
  /// Returns whether the value contains a struct of this type.
  ///
  /// Foundation on Linux never frees the text that it makes for `objCType`, and this method runs
  /// for each of the keyboard's notifications. It therefore inspects the content of the value,
  /// which Foundation stores as it was given.
  func holds<T>(_ type: T.Type, encoding: String) -> Bool {
    if self is NSNumber { return false }
    if let kept = Mirror(reflecting: self).descendant("_value") {
      return Swift.type(of: kept) == type
    }
    return String(cString: objCType) == encoding
  }

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
