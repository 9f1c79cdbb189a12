#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation
  package import ResponderCore

  /// The state of the app at one moment, for an inspector outside the app's screen, such as a web
  /// page. It contains only values, so that other code can describe it outside the main actor.
  ///
  /// Identifiers and tags are unhashed, as the app set them. Code that sends them out of the app
  /// must first hash them with `hash`.
  package struct AppReading: Sendable {
    /// A window scene in the foreground.
    package struct Scene: Sendable {
      /// The scene's number in this launch, from 1.
      package let number: Int
      package let snapshot: ResponderSnapshot
      /// The screen's bounds, in points.
      package let screen: CGRect
      /// Whether the scene is active, and not only in the foreground.
      package let isActive: Bool
      /// The windows, back to front, without hidden windows and those of debugging tools.
      package let windows: [Window]

      package init(
        number: Int, snapshot: ResponderSnapshot, screen: CGRect, isActive: Bool = true,
        windows: [Window] = []
      ) {
        self.number = number
        self.snapshot = snapshot
        self.screen = screen
        self.isActive = isActive
        self.windows = windows
      }
    }

    package struct Window: Sendable {
      package let identity: ResponderIdentity
      /// The class of the window's root view controller; nil if it has none.
      package let root: String?
      package let level: Double
      package let isKey: Bool
      /// The window's frame in screen coordinates, in points.
      package let frame: CGRect

      package init(
        identity: ResponderIdentity, root: String?, level: Double, isKey: Bool, frame: CGRect
      ) {
        self.identity = identity
        self.root = root
        self.level = level
        self.isKey = isKey
        self.frame = frame
      }
    }

    /// The number of the epoch. A new epoch begins when a journal begins and when `hash` changes;
    /// everything in readings of earlier epochs is then invalid.
    package var epoch: Int
    /// The time of the reading, in seconds on the clock of the journal's entries.
    package var time: TimeInterval
    package var scenes: [Scene]
    /// The journal's entries since the last reading of this epoch, oldest first, as far as the
    /// journal still keeps them; `AppWatch.glance()` leaves this empty.
    package var entries: [JournalEntry]
    /// How many entries the journal has had, including those that it has dropped.
    package var entryCount: Int
    /// All mistakes that the recorder keeps, oldest first. `AppWatch.read()` leaves this nil if
    /// none was found since its last reading of this epoch.
    package var diagnoses: [Diagnosis]?
    package var isHUDShown: Bool
    /// What is known about the app and the device. `AppWatch.read()` sets it only at the beginning
    /// of an epoch.
    package var header: JournalHeader?
    /// The hash for identifiers and tags; nil if the developer has chosen to reveal them.
    package var hash: IdentifierHash?

    package init(
      epoch: Int, time: TimeInterval = 0, scenes: [Scene] = [], entries: [JournalEntry] = [],
      entryCount: Int = 0, diagnoses: [Diagnosis]? = nil, isHUDShown: Bool = false,
      header: JournalHeader? = nil, hash: IdentifierHash?
    ) {
      self.epoch = epoch
      self.time = time
      self.scenes = scenes
      self.entries = entries
      self.entryCount = entryCount
      self.diagnoses = diagnoses
      self.isHUDShown = isHUDShown
      self.header = header
      self.hash = hash
    }
  }
#endif
