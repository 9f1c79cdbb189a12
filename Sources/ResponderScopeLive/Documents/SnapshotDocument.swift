#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import ResponderScope
  internal import UIKit

  /// The content of `GET /snapshot.json`: for every scene, its windows, the keyboard, and the first
  /// responder with its place, its chain and the fields among which it can move. Lengths are in
  /// points. Rectangles are in screen coordinates, unless their names say otherwise.
  struct SnapshotDocument: Encodable {
    struct Responder: Encodable {
      let className: String
      let identifier: String?

      init(_ identity: ResponderIdentity) {
        (className, identifier) = (identity.className, identity.identifier)
      }
    }

    struct Hop: Encodable {
      let className: String
      let identifier: String?
      /// Why the responder is in the chain; nil if this is not known.
      let reason: String?
    }

    struct Details: Encodable {
      let module, keyboardType, contentType: String?
      let isSecure: Bool
      let inputView, inputAccessoryView: String?
      let isAlert: Bool
      let returning: Responder?
    }

    struct Scroll: Encodable {
      let scrollView: Responder
      /// The field's bounds or, in a web view, the caret's rectangle, in content coordinates.
      let contentRect: RectDocument
      /// The visible part of the content, in content coordinates; nil if no part is visible.
      let visibleContentRect: RectDocument?
      let screenRect: RectDocument
      let contentOffset: PointDocument
      let contentWidth, contentHeight: Double
      let insetTop, insetLeft, insetBottom, insetRight: Double
    }

    struct Placement: Encodable {
      let screenRect: RectDocument
      let windowRect: RectDocument?
      let visibility: VisibilityDocument
      let scroll: Scroll?
    }

    struct Prediction: Encodable {
      /// `dragging` or `decelerating`.
      let phase: String
      let restingOffset: PointDocument
      let screenRect: RectDocument
      let visibility: VisibilityDocument
    }

    struct Keyboard: Encodable {
      /// `hidden`, `docked`, `floating`, `undocked` or `accessoryOnly`.
      let placement: String
      /// The keyboard's frame; nil while the keyboard is hidden.
      let frame: RectDocument?
      /// The height of the part of the list, or of the window, that the keyboard covers.
      let overlap: Double
      /// The upper edge of the keyboard layout guide, in screen coordinates; nil if the screen uses
      /// no guide, or if no keyboard or bar is at the bottom of the screen.
      let guideTop: Double?
    }

    struct Fields: Encodable {
      /// The first responder's place in the order, in words.
      let position: String
      /// The first responder's index in the order, from 0; nil if it is not in the order.
      let current: Int?
      let count: Int
      /// The first hundred fields.
      let fields: [Responder]
    }

    struct Window: Encodable {
      let className: String
      let identifier: String?
      let root: String?
      let level: Double
      let isKey: Bool
      let frame: RectDocument

      init(_ window: AppReading.Window) {
        (className, identifier) = (window.identity.className, window.identity.identifier)
        (root, level, isKey) = (window.root, window.level, window.isKey)
        frame = RectDocument(window.frame)
      }
    }

    struct Scene: Encodable {
      let scene: Int
      let isActive: Bool
      let screen: RectDocument
      /// The scene's windows, from back to front.
      let windows: [Window]
      /// The first responder; nil if there is none. `details`, `placement`, `prediction` and
      /// `fields` are then nil, too, and `chain` is empty.
      let responder: Responder?
      let details: Details?
      let chain: [Hop]
      let placement: Placement?
      let prediction: Prediction?
      let keyboard: Keyboard
      let fields: Fields?
    }

    /// The time on the journal's clock, in seconds.
    let time: Double
    /// Whether identifiers are `hashed` or `plain`.
    let identifiers: String
    let isHUDShown: Bool
    let scenes: [Scene]

    /// - Parameter reading: The reading, whose identifiers are already hashed unless the developer
    ///   reveals them.
    init(_ reading: AppReading) {
      time = reading.time
      identifiers = reading.hash == nil ? "plain" : "hashed"
      isHUDShown = reading.isHUDShown
      scenes = reading.scenes.map(Scene.init)
    }
  }

  extension SnapshotDocument.Scene {
    init(_ scene: AppReading.Scene) {
      let snapshot = scene.snapshot
      self.init(
        scene: scene.number, isActive: scene.isActive, screen: RectDocument(scene.screen),
        windows: scene.windows.map(SnapshotDocument.Window.init),
        responder: snapshot.responder.map(SnapshotDocument.Responder.init),
        details: snapshot.details.map { details in
          SnapshotDocument.Details(
            module: details.module, keyboardType: details.keyboardType,
            contentType: details.contentType, isSecure: details.isSecure,
            inputView: details.inputView, inputAccessoryView: details.inputAccessoryView,
            isAlert: details.isAlert,
            returning: details.returning.map(SnapshotDocument.Responder.init))
        },
        chain: snapshot.chain.enumerated().map { index, hop in
          let reasons = snapshot.chainReasons
          return SnapshotDocument.Hop(
            className: hop.className, identifier: hop.identifier,
            reason: index < reasons.count ? reasons[index].phrase : nil)
        },
        placement: snapshot.placement.map(SnapshotDocument.Placement.init),
        prediction: snapshot.prediction.map { prediction in
          SnapshotDocument.Prediction(
            phase: prediction.phase.rawValue,
            restingOffset: PointDocument(prediction.restingOffset),
            screenRect: RectDocument(prediction.screenRect),
            visibility: VisibilityDocument(
              prediction.visibility, size: prediction.screenRect.size))
        },
        keyboard: SnapshotDocument.Keyboard(
          placement: snapshot.keyboard.placement.rawValue,
          frame: snapshot.keyboard.placement == .hidden
            ? nil : RectDocument(snapshot.keyboard.frame),
          overlap: Double(snapshot.keyboardOverlap),
          guideTop: snapshot.keyboardGuideTop.map { Double($0) }),
        fields: snapshot.fields.map { fields in
          SnapshotDocument.Fields(
            position: fields.position, current: fields.current, count: fields.fields.count,
            fields: fields.fields.prefix(100).map(SnapshotDocument.Responder.init))
        })
    }
  }

  extension SnapshotDocument.Placement {
    init(_ placement: ResponderPlacement) {
      self.init(
        screenRect: RectDocument(placement.screenRect),
        windowRect: placement.windowRect.map { RectDocument($0) },
        visibility: VisibilityDocument(
          placement.visibility, size: placement.screenRect.size),
        scroll: placement.scroll.map { scroll in
          let (geometry, visible) = (scroll.geometry, scroll.visibleRect)
          return SnapshotDocument.Scroll(
            scrollView: SnapshotDocument.Responder(scroll.scrollView),
            contentRect: RectDocument(scroll.contentRect),
            visibleContentRect: visible.isNull || visible.isEmpty ? nil : RectDocument(visible),
            screenRect: RectDocument(scroll.screenRect),
            contentOffset: PointDocument(geometry.contentOffset),
            contentWidth: Double(geometry.contentSize.width),
            contentHeight: Double(geometry.contentSize.height),
            insetTop: Double(geometry.inset.top), insetLeft: Double(geometry.inset.left),
            insetBottom: Double(geometry.inset.bottom), insetRight: Double(geometry.inset.right))
        })
    }
  }
#endif
