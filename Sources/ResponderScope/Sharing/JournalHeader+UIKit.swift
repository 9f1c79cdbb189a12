#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import UIKit

  extension JournalHeader {
    /// Returns the header for this app and this device, as they are now.
    @MainActor
    static func here(begun: Date?) -> JournalHeader {
      var header = JournalHeader()
      let device = UIDevice.current
      header.app = JournalHeader.bundle
      header.system = "\(device.systemName) \(device.systemVersion)"
      header.device = JournalHeader.machine ?? device.model
      header.locale = Locale.current.identifier
      header.screen = UIWindowScene.active.first.map { scene in
        let screen = scene.screen
        return "\(Int(screen.bounds.width)) × \(Int(screen.bounds.height)) pt at \(screen.scale)"
      }
      header.written = clock(Date())
      header.begun = begun.map(clock)
      return header
    }

    /// Formats a date as ISO 8601 with milliseconds and the time zone, whatever the user's calendar
    /// and numerals.
    private static func clock(_ date: Date) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"
      return formatter.string(from: date)
    }

    private static var bundle: String? {
      let bundle = Bundle.main
      guard let name = bundle.bundleIdentifier else { return nil }
      func value(_ key: String) -> String? { bundle.object(forInfoDictionaryKey: key) as? String }
      let version = value("CFBundleShortVersionString").map { " \($0)" } ?? ""
      let build = value("CFBundleVersion").map { " (\($0))" } ?? ""
      return name + version + build
    }

    /// The model that a simulator simulates; nil on a device, for which UIKit provides only the
    /// family.
    private static var machine: String? {
      ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"].map { "\($0) (simulator)" }
    }
  }
#endif
