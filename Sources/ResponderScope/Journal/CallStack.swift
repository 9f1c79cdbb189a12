#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  #if canImport(Darwin)
    internal import Darwin
  #endif

  /// Takes return addresses, and looks up what the dynamic linker knows about them.
  @MainActor
  package enum CallStack {
    /// Names an address of the app that the dynamic linker cannot name. On a platform without
    /// `dladdr` it is the only source of names; without it, no call stack is recorded.
    package static var symbolizer: ((UInt) -> String?)?
    /// Modules that simulate the user, such as a test's driver. Their callers are not part of the
    /// app.
    package static var hands: Set<String> = []

    private static var known: [UInt: FocusCause.RawFrame?] = [:]
    /// The return addresses of the present call, innermost first. It is cheap, as nothing is looked
    /// up.
    static var addresses: [UInt] { Thread.callStackReturnAddresses.map(\.uintValue) }

    /// Returns the frames at the addresses. Each address is looked up once in the life of the
    /// process.
    static func frames(at addresses: [UInt]) -> [FocusCause.RawFrame] {
      addresses.compactMap { address in
        if let frame = known[address] { return frame }
        let frame = lookUp(address)
        known.updateValue(frame, forKey: address)
        return frame
      }
    }

    /// Forgets all lookups, for tests that change the symbolizer.
    package static func forget() { known = [:] }

    #if canImport(Darwin)
      /// Whether the name of the function at an address can be looked up.
      static let isAvailable = true

      private static func lookUp(_ address: UInt) -> FocusCause.RawFrame? {
        var info = Dl_info()
        // A call that never returns is the last instruction of its function; its return address
        // belongs to the next function.
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

      /// The base address of the image that contains this module: the app's, or that of the tests.
      private static let ownBase: UnsafeMutableRawPointer? = {
        var info = Dl_info()
        return dladdr(#dsohandle, &info) == 0 ? nil : info.dli_fbase
      }()

      /// Xcode loads an app's own frameworks from its build folder, not from the app's. The paths
      /// of the system therefore decide.
      private static func isOfSystem(_ path: String) -> Bool {
        path.hasPrefix("/System/") || path.hasPrefix("/usr/lib/")
          || [".simruntime/", "/Symbols/", "/Xcode", "/Developer/Library/"].contains {
            path.contains($0)
          }
      }
    #else
      static var isAvailable: Bool { symbolizer != nil }

      /// An address that the symbolizer does not know belongs to the system.
      private static func lookUp(_ address: UInt) -> FocusCause.RawFrame? {
        guard address > 1, let symbol = symbolizer?(address - 1) else { return nil }
        return FocusCause.RawFrame(
          symbol: symbol, image: ProcessInfo.processInfo.processName, isInApp: true)
      }
    #endif
  }
#endif
