#if canImport(SwiftUI)
  internal import Foundation

  /// An object with a first responder tag that can be read and set. It accepts any hashable value
  /// as a tag.
  @MainActor
  public protocol FirstResponderTagging: AnyObject {
    /// The tag of the first responder.
    var firstResponder: ResponderTag? { get set }
  }

  extension FirstResponderTagging {
    /// The same value for code that works with `AnyHashable`. It makes `chain.firstResponder =
    /// Field.name` compile.
    public var firstResponder: AnyHashable? {
      get { (firstResponder as ResponderTag?)?.base }
      set { firstResponder = newValue.map { ResponderTag($0) } as ResponderTag? }
    }
  }
#endif
