#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  extension ScreenChange.Screen {
    @MainActor
    init(_ screen: UIScreen) {
      self.init(
        size: screen.bounds.size, scale: Double(screen.scale), isMain: screen === UIScreen.main)
    }
  }

  extension JournalHeader {
    /// Returns the header for this app and this device, as they are now.
    @MainActor
    static func here(begun: Date?) -> JournalHeader {
      var header = JournalHeader()
      let device = UIDevice.current
      header.app = JournalHeader.bundle
      header.system = "\(device.systemName) \(device.systemVersion)"
      header.device = JournalHeader.machine() ?? device.model
      header.locale = Locale.current.identifier
      header.screen = UIWindowScene.active.first.map { ScreenChange.Screen($0.screen).description }
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

    /// Returns the model that a simulator simulates, with the suffix "(simulator)", or the device's
    /// own model, such as `iPhone17,1`. Nil for hardware whose name has no comma, such as `arm64`.
    static func machine(
      environment: [String: String] = ProcessInfo.processInfo.environment,
      hardware: String = JournalHeader.hardware
    ) -> String? {
      if let model = environment["SIMULATOR_MODEL_IDENTIFIER"] { return "\(model) (simulator)" }
      return hardware.contains(",") ? hardware : nil
    }

    /// The name of the hardware, as uname(3) provides it. UIKit provides only the family, such as
    /// `iPhone`.
    static var hardware: String {
      var names = utsname()
      guard uname(&names) == 0 else { return "" }
      return withUnsafeBytes(of: &names.machine) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  }
#endif
