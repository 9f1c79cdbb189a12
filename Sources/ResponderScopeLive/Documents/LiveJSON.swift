#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Encodes values as JSON with sorted keys, so that equal values give equal text. The text is one
  /// line.
  package enum LiveJSON {
    /// The version of every document and event. It increases when a field is removed or changes its
    /// meaning; new fields may be added at any time.
    static let version = 1

    package static func data(_ value: some Encodable) -> Data {
      (try? JournalFormat.encoder().encode(value)) ?? Data("{}".utf8)
    }

    /// Returns a document or an event: the fields of its content, and the version.
    static func document(_ content: some Encodable) -> Data { data(Versioned(content: content)) }

    private struct Versioned<Content: Encodable>: Encodable {
      let content: Content

      func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
        try encoder.write([("version", LiveJSON.version)])
      }
    }
  }

  /// An object of a document. It has no field for a value that is nil.
  struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private let fields: [(JournalKey, (any Encodable)?)]

    init(dictionaryLiteral fields: (JournalKey, (any Encodable)?)...) { self.fields = fields }

    func encode(to encoder: any Encoder) throws { try encoder.write(fields) }
  }

  extension CGRect {
    /// A rectangle in points.
    var document: JSONObject {
      ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height]
    }
  }

  extension CGPoint {
    var document: JSONObject { ["x": x, "y": y] }
  }

  extension FieldVisibility {
    /// Returns how much of a field of this size is visible.
    func document(of size: CGSize) -> JSONObject {
      [
        // The visible part of the field's area, from 0 to 1.
        "fraction": fraction,
        // `visible`, `partial` or `hidden`.
        "status": status,
        "hiddenSide": hiddenSide,
        "words": title(of: size),
      ]
    }
  }
#endif
