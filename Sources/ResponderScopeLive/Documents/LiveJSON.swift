#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation
  internal import ResponderCore
  internal import UIKit

  /// Encodes values as JSON with sorted keys, so that equal values give equal text. The text is one
  /// line.
  package enum LiveJSON {
    /// The version of every document and event. It increases when a field is removed or changes its
    /// meaning; new fields may be added at any time.
    package static let version = 1

    package static func data(_ value: some Encodable) -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return (try? encoder.encode(value)) ?? Data("{}".utf8)
    }
  }

  /// A document or an event: the fields of its content, and the version.
  package struct Versioned<Content: Encodable>: Encodable {
    private enum Key: String, CodingKey { case version }

    let content: Content

    package init(_ content: Content) { self.content = content }

    package func encode(to encoder: any Encoder) throws {
      try content.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(LiveJSON.version, forKey: .version)
    }
  }

  /// A rectangle in points.
  struct RectDocument: Encodable {
    let x, y, width, height: Double

    init(_ rect: CGRect) {
      (x, y, width, height) = (
        Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
        Double(rect.size.height)
      )
    }
  }

  struct PointDocument: Encodable {
    let x, y: Double

    init(_ point: CGPoint) { (x, y) = (Double(point.x), Double(point.y)) }
  }

  /// How much of a field is visible.
  struct VisibilityDocument: Encodable {
    /// The visible part of the field's area, from 0 to 1.
    let fraction: Double
    /// `visible`, `partial` or `hidden`.
    let status: String
    let hiddenSide: String?
    /// The visibility in words.
    let words: String

    init(_ visibility: FieldVisibility, size: CGSize) {
      fraction = Double(visibility.fraction)
      status = visibility.status.rawValue
      hiddenSide = visibility.hiddenSide?.rawValue
      words = VisibilityVerdict(visibility, size: size).title
    }
  }
#endif
