#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  #if canImport(Darwin)
    internal import Darwin
  #endif

  /// Reads the return addresses of the current call, and looks up the names of functions with the
  /// dynamic linker or, where the linker has no name, with `symbolizer`.
  @MainActor
  package enum CallStack {
    /// Returns the name of the function at an address of the app that the dynamic linker cannot
    /// name. On a platform without `dladdr`, this closure is the only source of names, and without
    /// it no call stack is recorded.
    package static var symbolizer: ((UInt) -> String?)?
    /// The modules that simulate the user, such as a test's driver. The functions that call them
    /// are not part of the app, so a cause ends at the first frame of such a module.
    package static var hands: Set<String> = []

    private static var known: [UInt: FocusCause.RawFrame?] = [:]
    /// The return addresses of the current call, innermost first. Reading them is cheap, because no
    /// name is looked up.
    static var addresses: [UInt] { Thread.callStackReturnAddresses.map(\.uintValue) }

    /// Returns the frames at the addresses, without the addresses about which nothing is known.
    /// Each address is looked up once, unless `forget()` is called.
    static func frames(at addresses: [UInt]) -> [FocusCause.RawFrame] {
      addresses.compactMap { address in
        if let frame = known[address] { return frame }
        let frame = lookUp(address)
        known.updateValue(frame, forKey: address)
        return frame
      }
    }

    /// Forgets the results of all lookups, for tests that change `symbolizer`.
    package static func forget() { known = [:] }

    #if canImport(Darwin)
      /// Whether the names of functions can be looked up at all.
      static let isAvailable = true

      private static func lookUp(_ address: UInt) -> FocusCause.RawFrame? {
        var info = Dl_info()
        // Look up the address before the return address. A call that never returns may be the last
        // instruction of its function. Its return address then belongs to the next function.
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
          isInApp: base == ownBase || !FocusCause.RawFrame.isOfSystem(path))
        images[base] = image
        return image
      }

      /// The base address of the image that contains this module: the app's, or that of the tests.
      private static let ownBase: UnsafeMutableRawPointer? = {
        var info = Dl_info()
        return dladdr(#dsohandle, &info) == 0 ? nil : info.dli_fbase
      }()
    #else
      static var isAvailable: Bool { symbolizer != nil }

      /// Returns nil for an address that the symbolizer cannot name. Such an address counts as the
      /// system's and does not appear in call stacks.
      private static func lookUp(_ address: UInt) -> FocusCause.RawFrame? {
        guard address > 1, let symbol = symbolizer?(address - 1) else { return nil }
        return FocusCause.RawFrame(
          symbol: symbol, image: ProcessInfo.processInfo.processName, isInApp: true)
      }
    #endif
  }
#endif
