/// The site in the app where a mistake was found: class names and a place on the screen, never
/// text.
public struct DiagnosisSite: Equatable, Codable, Sendable {
  /// The class of the nearest view controller around the mistake, or of the topmost one if none is
  /// around it.
  public let controller: String?
  /// The class of the window's root view controller, or of the window if it has none.
  public let root: String?
  /// The rectangle of the view that the mistake is about, in screen coordinates, in points; nil if
  /// the mistake is about no view in a window.
  public let frame: CGRect?

  /// Creates a site.
  public init(controller: String?, root: String?, frame: CGRect?) {
    self.controller = controller
    self.root = root
    self.frame = frame
  }

  /// Whether any part of the site is known.
  var isKnown: Bool { controller != nil || root != nil || frame != nil }

  /// The site as a sentence: `In LoginController, window of TabController, at (20, 600) 350 × 44 on
  /// the screen.` It names a controller that is the window's root once.
  package var sentence: String {
    let parts = [
      controller.map { "in \(Wording.name($0))" },
      root.flatMap { $0 == controller ? nil : "window of \(Wording.name($0))" },
      frame.map { "at \(Wording.rect($0)) on the screen" },
    ].compactMap { $0 }
    return parts.joined(separator: ", ").capitalizedFirst + "."
  }
}

extension Diagnosis {
  /// Returns a copy of this diagnosis that records the site. The copy equals the diagnosis if
  /// nothing of the site is known, or if it already has a site.
  public func found(at site: DiagnosisSite?) -> Diagnosis {
    guard let site, site.isKnown, self.site == nil else { return self }
    var found = self
    found.site = site
    return found
  }
}
