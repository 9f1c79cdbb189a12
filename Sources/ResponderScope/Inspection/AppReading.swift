#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation
  package import ResponderCore

  /// The app at one moment, for an inspector that is not on its screen: plain values, which are
  /// put into words outside the main actor.
  ///
  /// Names are as the app set them. They leave the app only through `hash`.
  package struct AppReading: Sendable {
    /// A window scene in the foreground.
    package struct Scene: Sendable {
      /// Its number in this launch, from 1.
      package let number: Int
      package let snapshot: ResponderSnapshot
      /// The screen's bounds, points.
      package let screen: CGRect
      /// Whether it is active, and not only visible.
      package let isActive: Bool
      /// Back to front; without those of debugging tools and those that are hidden.
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
      /// The class of its root view controller.
      package let root: String?
      package let level: Double
      package let isKey: Bool
      /// In screen coordinates, points.
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

    /// Counts the journals that have begun, and the changes of `hash`: with another number,
    /// everything that was told before is void.
    package var epoch: Int
    /// Seconds of the journal.
    package var time: TimeInterval
    package var scenes: [Scene]
    /// The entries since the last reading of this epoch, oldest first.
    package var entries: [JournalEntry]
    /// How many entries the journal has had.
    package var entryCount: Int
    /// The mistakes, oldest first; nil if there is none that was not told.
    package var diagnoses: [Diagnosis]?
    package var isHUDShown: Bool
    /// What is known about the app and the device; at the beginning of an epoch only.
    package var header: JournalHeader?
    /// The hash for identifiers and tags; nil if the developer reveals them.
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
