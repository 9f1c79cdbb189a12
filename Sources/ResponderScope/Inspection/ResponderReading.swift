#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Reads a responder chain: the identity of each responder, and the reason why it is in the
  /// chain. An unchanged chain is not read again, because reading the name of a class costs far
  /// more than following `next`.
  @MainActor
  struct ChainReader {
    /// A responder of the chain. It may have been deallocated since the chain was read.
    struct Hop {
      private(set) weak var responder: UIResponder?
      let identity: ResponderIdentity
      let reason: ChainReason
    }

    private(set) var hops: [Hop] = []

    /// Returns a responder of the chain; nil if it has been deallocated, or if the chain is
    /// shorter.
    func responder(at index: Int) -> UIResponder? {
      hops.indices.contains(index) ? hops[index].responder : nil
    }

    mutating func read(from first: UIResponder) {
      guard !first.chain.elementsEqual(hops, by: { $0 === $1.responder }) else { return }
      var previous: UIResponder?
      hops = first.chain.map { responder in
        let reason = previous.map { Self.reason(for: responder, after: $0) } ?? .first
        // After SwiftUI's own responder comes what would follow the view before it (T4.20.56).
        if reason != .swiftUI { previous = responder }
        return Hop(
          responder: responder, identity: ResponderIdentity(responder), reason: reason)
      }
    }

    /// Returns a responder's identity, without reading its class name again if it is part of the
    /// chain.
    func identity(of responder: UIResponder) -> ResponderIdentity {
      hops.first { $0.responder === responder }?.identity ?? ResponderIdentity(responder)
    }

    private static func reason(for hop: UIResponder, after child: UIResponder) -> ChainReason {
      switch (child, hop) {
      case (is UIWindow, is UIScene): .scene
      case (_, is UIApplication): .application
      case (is UIApplication, _): .applicationDelegate
      case (let view as UIView, let controller as UIViewController)
      where controller.viewIfLoaded === view:
        .controller
      case (let controller as UIViewController, let presenter as UIViewController)
      where controller.presentingViewController === presenter:
        .presenter
      case (_, is UIWindow): .window
      case (let view as UIView, let parent as UIView) where view.superview === parent: .superview
      case (let controller as UIViewController, let parent as UIView)
      where controller.viewIfLoaded?.superview === parent:
        .parentView
      default: ResponderDetails.module(of: hop) == "SwiftUI" ? .swiftUI : .custom
      }
    }
  }

  extension ResponderDetails {
    /// Reads the settings and class names of a responder, but no text, placeholder or label.
    ///
    /// This calls the app's `inputView` and `inputAccessoryView`, as UIKit did when the responder
    /// became first responder. Read the details once for each responder, not in each frame.
    @MainActor
    init(_ responder: UIResponder) {
      let field = responder as? UITextField
      let text = responder as? UITextView
      // A text view that is only selected needs no keyboard.
      let type = field?.keyboardType ?? (text?.isEditable == true ? text?.keyboardType : nil)
      let address = UInt(bitPattern: Unmanaged.passUnretained(responder).toOpaque())
      self.init(address: "0x" + String(address, radix: 16))
      module = Self.module(of: responder)
      let nearest = responder.chain.lazy.compactMap { $0 as? UIViewController }.first
      controller = responder.screenType ?? nearest.map { ResponderIdentity.className(of: $0) }
      keyboardType = type.map(Self.name)
      contentType = (field?.textContentType ?? text?.textContentType)?.rawValue
      isSecure = field?.isSecureTextEntry ?? text?.isSecureTextEntry ?? false
      inputView = responder.inputView.map { String(describing: Swift.type(of: $0)) }
      inputAccessoryView = responder.inputAccessoryView.map {
        String(describing: Swift.type(of: $0))
      }
      isAlert = responder is UIAlertController
      returning = FirstResponderTracker.shared.returning(after: responder).map {
        ResponderIdentity($0)
      }
    }

    static func module(of responder: UIResponder) -> String? {
      let parts = String(reflecting: type(of: responder)).split(separator: ".")
      return parts.count > 1 ? parts.first.map(String.init) : nil
    }

    /// The names in the order of UIKit's raw values. Types that are newer than this list are shown
    /// by number.
    private static let keyboardTypes = [
      "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
      "asciiCapableNumberPad",
    ]

    private static func name(_ type: UIKeyboardType) -> String {
      keyboardTypes.indices.contains(type.rawValue)
        ? keyboardTypes[type.rawValue] : "type \(type.rawValue)"
    }
  }

  /// Reads the keyboard layout guide that the app uses to lay out its topmost screen, or a screen
  /// that contains it.
  @MainActor
  struct GuideReading {
    private weak var screen: UIView?
    private weak var guide: UILayoutGuide?

    /// Returns the guide's upper edge in screen coordinates, in points; nil without a guide, or
    /// without a keyboard or bar at the bottom of the screen. By default a guide follows only such
    /// a keyboard (truth T4.15.4).
    mutating func top(in window: UIWindow?, _ keyboard: KeyboardState) -> CGFloat? {
      guard keyboard.placement == .docked || keyboard.placement == .accessoryOnly,
        let screen = window?.topScreen
      else { return nil }
      if guide == nil || screen !== self.screen { guide = screen.keyboardGuideAround }
      self.screen = screen
      return guide?.screenFrame?.minY
    }

    /// Returns the guide under a keyboard for the rules about it; nil while a finger or a transition
    /// may be moving the keyboard or the guide's view. `covering` is the keyboard that covers the
    /// window.
    mutating func evidence(
      in window: UIWindow?, _ keyboard: KeyboardState, covering: KeyboardState
    ) -> DiagnosisEvidence? {
      guard let top = top(in: window, keyboard), let view = guide?.owningView,
        let rest = view.safeAreaLayoutGuide.screenFrame?.maxY,
        // The search is needed only for a guide that looks wrong.
        top > keyboard.frame.minY, !view.isInTransition,
        ![view].withSubviews.contains(where: { ($0 as? UIScrollView)?.isTracking == true })
      else { return nil }
      return .guide(
        view: ResponderIdentity(view), top: top, rest: rest, keyboard: covering, restedFor: 0)
    }
  }

  extension UIWindow {
    /// The root view of the topmost view controller, the only view whose keyboard layout guide is
    /// reliable (truths T4.15.14, T4.15.16).
    var topScreen: UIView? {
      var top = rootViewController
      while let next = top?.presentedViewController
        ?? top?.children.last(where: { $0.viewIfLoaded?.window === self })
      { top = next }
      return top?.viewIfLoaded
    }
  }

  /// The fields around a view at one moment, and a description of their order for the debugging
  /// tools.
  @MainActor
  struct FieldReading {
    /// A field and its number in the order, from 1. The number is nil if the order leaves the field
    /// out.
    struct Field {
      private(set) weak var view: UIView?
      let number: Int?
    }

    let listing: FieldListing
    /// The fields in their order, followed by those that the order leaves out.
    let fields: [Field]

    /// Reads the fields among which a move from this view would choose, and those that the order
    /// leaves out. The view may be a window.
    init(around view: UIView) {
      let scope = FieldScope(around: view)
      let order = scope.look()
      let current = order.field(around: view)
      FieldNames.note(order.ids)
      listing = FieldListing(
        fields: order.ids.map { ResponderIdentity($0) },
        current: current.flatMap { order.ids.firstIndex(of: $0) },
        omissions: order.omissions.map {
          FieldListing.Omission(
            field: ResponderIdentity($0.id), reason: $0.reason,
            isCurrent: view.isDescendant(of: $0.id))
        },
        clashes: order.clashes.map { clash in
          FieldListing.Clash(place: clash.place, fields: clash.ids.map { ResponderIdentity($0) })
        },
        isNavigated: FieldScope.isNavigated(scope.root))
      fields =
        order.ids.enumerated().map { Field(view: $1, number: $0 + 1) }
        + order.omissions.map { Field(view: $0.id, number: nil) }
    }
  }

  /// Reads the order of the fields around the first responder: when the responder changes, and
  /// otherwise at most four times a second, because each reading visits all views of the screen.
  @MainActor
  final class FieldOrderReader {
    private(set) var reading: FieldReading?
    private weak var responder: UIResponder?
    private var lastTime: TimeInterval = -1
    /// Causes the turn in which a postponed reading takes place.
    private let reminder = TurnReminder()

    func look(from responder: UIResponder?, at time: TimeInterval) {
      let age = time - lastTime
      // The reminder's timer may fire slightly early.
      guard responder !== self.responder || age < 0 || age >= HUDPace.interval - 0.001 else {
        if reading != nil { reminder.put(off: HUDPace.interval - age) }
        return
      }
      self.responder = responder
      lastTime = time
      reminder.drop()
      reading = responder?.ownView.map { FieldReading(around: $0) }
    }

    func stop() {
      reading = nil
      responder = nil
      reminder.drop()
    }
  }
#endif
