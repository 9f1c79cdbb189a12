#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  #if canImport(Darwin)
    internal import Darwin
  #endif

  /// Return addresses, and what the dynamic linker says they are.
  @MainActor
  package enum CallStack {
    /// Names an address of the app where the dynamic linker does not. Where there is no `dladdr` nothing else does, and without
    /// it no call stack is recorded.
    package static var symbolizer: ((UInt) -> String?)?
    /// Modules that play the user, as a test's driver does: what called them is no part of the app.
    package static var hands: Set<String> = []

    private static var known: [UInt: FocusCause.RawFrame?] = [:]
    /// Of the present call, innermost first. Cheap: nothing is looked up.
    static var addresses: [UInt] { Thread.callStackReturnAddresses.map(\.uintValue) }

    /// What stands at the addresses; each is looked up once in the life of the process.
    static func frames(at addresses: [UInt]) -> [FocusCause.RawFrame] {
      addresses.compactMap { address in
        if let frame = known[address] { return frame }
        let frame = lookUp(address)
        known.updateValue(frame, forKey: address)
        return frame
      }
    }

    /// Forgets what was looked up, for tests that change the symbolizer.
    package static func forget() { known = [:] }

    #if canImport(Darwin)
      /// Whether an address can be named.
      static let isAvailable = true

      private static func lookUp(_ address: UInt) -> FocusCause.RawFrame? {
        var info = Dl_info()
        // A call that never returns is the last instruction of its function, and its return address is the next function's.
        guard address > 1, let pointer = UnsafeRawPointer(bitPattern: address - 1),
          dladdr(pointer, &info) != 0, let base = info.dli_fbase, let path = info.dli_fname
        else { return nil }
        let image = image(at: base, path)
        guard image.isInApp else {
          return FocusCause.RawFrame(symbol: nil, image: image.name, isInApp: false)
        }
        let symbol = info.dli_sname.map { String(cString: $0) } ?? symbolizer?(address - 1)
        return FocusCause.RawFrame(symbol: symbol, image: image.name, isInApp: true)
      }

      private struct Image {
        var name: String
        var isInApp: Bool
      }

      private static var images: [UnsafeMutableRawPointer: Image] = [:]

      private static func image(
        at base: UnsafeMutableRawPointer, _ path: UnsafePointer<CChar>
      ) -> Image {
        if let image = images[base] { return image }
        let path = String(cString: path)
        let image = Image(
          name: String(path.split(separator: "/").last ?? ""),
          isInApp: base == ownBase || !isOfSystem(path))
        images[base] = image
        return image
      }

      /// This module is linked into the app, or into the tests, wherever that file lies.
      private static let ownBase: UnsafeMutableRawPointer? = {
        var info = Dl_info()
        return dladdr(#dsohandle, &info) == 0 ? nil : info.dli_fbase
      }()

      /// Xcode loads an app's own frameworks from its build folder, not from the app's: so it is told by what is the system's.
      private static func isOfSystem(_ path: String) -> Bool {
        path.hasPrefix("/System/") || path.hasPrefix("/usr/lib/")
          || [".simruntime/", "/Symbols/", "/Xcode", "/Developer/Library/"].contains {
            path.contains($0)
          }
      }
    #else
      static var isAvailable: Bool { symbolizer != nil }

      /// What the symbolizer does not know is the system's.
      private static func lookUp(_ address: UInt) -> FocusCause.RawFrame? {
        guard address > 1, let symbol = symbolizer?(address - 1) else { return nil }
        return FocusCause.RawFrame(
          symbol: symbol, image: ProcessInfo.processInfo.processName, isInApp: true)
      }
    #endif
  }
#endif
