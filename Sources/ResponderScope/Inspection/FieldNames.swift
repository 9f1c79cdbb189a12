#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Names the fields of SwiftUI, whose views have no accessibility identifier (T4.20.46): by the
  /// responder tag, else by the identifier in SwiftUI's accessibility tree, else by the field's
  /// place. Never reads a text.
  @MainActor
  enum FieldNames {
    private struct Known {
      weak var field: UIView?
      var identifier: String?
      var place: String?
      var time = -TimeInterval.infinity
    }

    private static var known: [ObjectIdentifier: Known] = [:]
    /// Whether a class of views is SwiftUI's.
    private static var classes: [ObjectIdentifier: Bool] = [:]
    /// How long a place counts, in seconds. Finding it visits all views of the screen.
    private static let lasting: TimeInterval = 1

    /// Makes `ResponderIdentity` name fields of SwiftUI.
    static func start() {
      ResponderIdentity.unnamed = { view in
        guard isUnnamed(view) else { return (nil, nil) }
        if let tag = ResponderIdentity.tag?(view) {
          // Also the name of a field that has left its screen, and with it its tag.
          let name = tag.base as? String ?? TagWording.name(tag)
          known[ObjectIdentifier(view)] = Known(field: view, identifier: name)
          return (name, nil)
        }
        if view.window != nil, CACurrentMediaTime() - (known(view)?.time ?? -.infinity) > lasting {
          note(FieldScope(around: view).look().ids, with: view)
        }
        return (known(view)?.identifier, known(view)?.place)
      }
    }

    /// Reads the identifier in SwiftUI's accessibility tree. Called only when the debug tools show a
    /// responder for the first time, and only while VoiceOver runs: the call may switch SwiftUI's
    /// accessibility on, and has ended apps (pendo-mobile-sdk #162).
    static func look(at responder: UIResponder) {
      guard UIAccessibility.isVoiceOverRunning, let view = responder as? UIView, isUnnamed(view)
      else { return }
      known[ObjectIdentifier(view)] = Known(field: view, identifier: identifier(of: view))
    }

    /// Notes the places of fields that have been read in their order.
    static func note(_ fields: [UIView], with other: UIView? = nil) {
      known = known.filter { $0.value.field != nil }
      guard let screen = (other ?? fields.first).map({ $0.screenType.map { " in \($0)" } ?? "" })
      else { return }
      for (index, field) in ([other].compactMap(\.self) + fields).enumerated() {
        let number = other == nil ? index + 1 : index
        known[ObjectIdentifier(field)] = Known(
          field: field, identifier: known(field)?.identifier,
          place: (number == 0 ? "a field" : "field \(number) of \(fields.count)") + screen,
          time: CACurrentMediaTime())
      }
    }

    private static func known(_ field: UIView) -> Known? {
      known[ObjectIdentifier(field)].flatMap { $0.field === field ? $0 : nil }
    }

    /// Whether the view is a field of SwiftUI, or one that a SwiftUI view represents.
    private static func isUnnamed(_ view: UIView) -> Bool {
      view is any UITextInput && view.accessibilityIdentifier?.isEmpty != false
        && sequence(first: view, next: \.superview).contains { view in
          let type = type(of: view)
          if let isKnown = classes[ObjectIdentifier(type)] { return isKnown }
          let isOfSwiftUI = ResponderDetails.module(of: view) == "SwiftUI"
          classes[ObjectIdentifier(type)] = isOfSwiftUI
          return isOfSwiftUI
        }
    }

    /// Returns the identifier of the smallest element that has the view's middle, in the nearest
    /// view that tells of elements; nil while no assistive technology runs (T4.20.47).
    private static func identifier(of view: UIView) -> String? {
      let frame = view.convertToScreen(view.bounds)
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      for host in sequence(first: view, next: \.superview) {
        var elements = (host.accessibilityElements ?? []).compactMap { $0 as? NSObject }
        var best: (area: CGFloat, identifier: String)?
        // Bounded, because an element may tell of any number of others.
        for _ in 0..<1_000 {
          guard let element = elements.popLast() else { break }
          elements += (element.accessibilityElements ?? []).compactMap { $0 as? NSObject }
          let frame = element.accessibilityFrame
          let named = element as? any UIAccessibilityIdentification
          if let identifier = named?.accessibilityIdentifier, !identifier.isEmpty,
            frame.contains(middle), frame.width * frame.height < best?.area ?? .infinity
          {
            best = (frame.width * frame.height, identifier)
          }
        }
        if let best { return best.identifier }
      }
      return nil
    }
  }

  extension UIResponder {
    /// The app's type in the name of the nearest controller that has one: `ProfileView` for a
    /// `UIHostingController<ProfileView>`.
    var screenType: String? {
      chain.lazy.compactMap { $0 as? UIViewController }
        .compactMap { Wording.appType(in: String(reflecting: type(of: $0))) }.first
    }
  }
#endif
