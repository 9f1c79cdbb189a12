public import Foundation
import UIKit

extension Device {
  /// The models that can be booted, each with a common screen size.
  public enum Model: String, CaseIterable, Sendable {
    /// 375 × 667 points, with a home button.
    case iPhoneSE = "iphone-se"
    /// 390 × 844 points, with a notch. This is the default.
    case iPhone14 = "iphone-14"
    /// 393 × 852 points, with a Dynamic Island.
    case iPhone15 = "iphone-15"
    /// 430 × 932 points, with a Dynamic Island.
    case iPhone15ProMax = "iphone-15-pro-max"
    /// 466 × 678 points with a column for the status bar; opened, 951 × 669 points.
    case iPhoneDuo = "iphone-duo"
    /// 834 × 1194 points.
    case iPad11 = "ipad-11"
    /// 1024 × 1366 points.
    case iPad13 = "ipad-13"

    /// The size of the screen in portrait, in points; of a phone that folds, that of its outer
    /// display.
    public var size: CGSize { table.size }

    /// The name that users see: `iPhone 15 Pro Max`.
    public var name: String { table.name }

    /// Whether the model is an iPad.
    public var isPad: Bool { table.idiom == .pad }

    /// Whether the model is a phone that folds, so that it has an inner display.
    public var folds: Bool { table.inside != nil }

    var table: DeviceModel {
      switch self {
      case .iPhoneSE: .iPhoneSE
      case .iPhone14: .iPhone14
      case .iPhone15: .iPhone15
      case .iPhone15ProMax: .iPhone15ProMax
      case .iPhoneDuo: .iPhoneDuo
      case .iPad11: .iPad11
      case .iPad13: .iPad13
      }
    }
  }
}
