#if canImport(SwiftUI)
  internal import Foundation

  /// Something whose first responder has a tag that can be read and set; lets any hashable value be assigned as it is.
  @MainActor
  public protocol FirstResponderTagging: AnyObject {
    /// The tag of the first responder.
    var firstResponder: ResponderTag? { get set }
  }

  extension FirstResponderTagging {
    /// The same value for code that works with `AnyHashable`; what makes `chain.firstResponder = Field.name` compile.
    public var firstResponder: AnyHashable? {
      get { (firstResponder as ResponderTag?)?.base }
      set { firstResponder = newValue.map { ResponderTag($0) } as ResponderTag? }
    }
  }
#endif
