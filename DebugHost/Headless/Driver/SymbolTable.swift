import Foundation

/// Finds a function of this executable by its address, in the symbol table of the executable's
/// file.
///
/// The dynamic linker of Linux knows only exported symbols, and an executable exports none. Apple's
/// dynamic linker knows every symbol of a debug build. This type returns what `dladdr` returns on
/// Apple's systems.
public enum SymbolTable {
  /// Returns the mangled name of the function that contains an address of this process, or nil if
  /// the address is in no function of the executable.
  public static func name(at address: UInt) -> String? {
    guard let functions = table?.functions, let base = table?.base, address >= base else {
      return nil
    }
    let offset = UInt64(address - base)
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < functions[low - 1].end else { return nil }
    let name = functions[low - 1].name
    return file.withUnsafeBytes { bytes in
      bytes.baseAddress.map { String(cString: ($0 + name).assumingMemoryBound(to: CChar.self)) }
    }
  }

  private struct Function {
    var start: UInt64
    var end: UInt64
    /// The offset of the function's name in the file.
    var name: Int
  }

  private static let file =
    (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped))
    ?? Data()

  private struct Table {
    /// The functions, sorted by address.
    var functions: [Function]
    /// The address at which the executable was loaded.
    var base: UInt
  }

  /// The table of this executable, or nil if the file has a format that this type cannot read.
  private static let table: Table? = file.withUnsafeBytes { read($0) }

  /// Reads the section headers of a 64-bit ELF file. The table of symbols has 24 bytes for each
  /// symbol, and it links to the table of their names.
  private static func read(_ bytes: UnsafeRawBufferPointer) -> Table? {
    guard bytes.count > 64, bytes.load(as: UInt32.self).littleEndian == 0x464C_457F else {
      return nil
    }
    func number<T: FixedWidthInteger>(_ type: T.Type, _ offset: Int) -> Int {
      guard offset >= 0, offset + MemoryLayout<T>.size <= bytes.count else { return 0 }
      return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: type))
    }
    let headers = number(UInt64.self, 40)
    let (size, count) = (number(UInt16.self, 58), number(UInt16.self, 60))
    let sections = (0..<count).map { headers + $0 * size }
    // A section of type 2 is the table of symbols.
    guard let table = sections.first(where: { number(UInt32.self, $0 + 4) == 2 }),
      sections.indices.contains(number(UInt32.self, table + 40))
    else { return nil }
    let names = number(UInt64.self, sections[number(UInt32.self, table + 40)] + 24)
    let start = number(UInt64.self, table + 24)
    let length = number(UInt64.self, table + 32)
    var functions: [Function] = []
    var base: UInt?
    let handle = Array("__dso_handle".utf8) + [0]
    for symbol in stride(from: start, to: start + length, by: 24) {
      let name = names + number(UInt32.self, symbol)
      if base == nil, name + handle.count <= bytes.count,
        bytes[name..<(name + handle.count)].elementsEqual(handle)
      {
        base = UInt(bitPattern: #dsohandle) &- UInt(bitPattern: number(UInt64.self, symbol + 8))
      }
      // Take only functions, and only those that the executable itself defines.
      guard number(UInt8.self, symbol + 4) & 15 == 2, number(UInt16.self, symbol + 6) != 0 else {
        continue
      }
      let value = UInt64(number(UInt64.self, symbol + 8))
      functions.append(
        Function(
          start: value, end: value + UInt64(number(UInt64.self, symbol + 16)),
          name: name))
    }
    return base.map { Table(functions: functions.sorted { $0.start < $1.start }, base: $0) }
  }
}
