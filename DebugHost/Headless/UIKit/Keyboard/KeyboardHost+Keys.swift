import Foundation

extension KeyboardHost {
  /// Returns the frame, in screen coordinates, of the key with this name or text; nil if the
  /// keyboard does not show such a key.
  package func placeOfKey(named name: String) -> CGRect? {
    guard case .keyboard = inputSet.content, let view = stage.keyboardView else { return nil }
    let keys: [KeyboardKey] =
      switch name {
      case "return": [.return]
      case "delete": [.delete]
      case "space", " ": [.space]
      case "shift": [.shift]
      case "hide": [.hide]
      case "ABC": [.plane(.letters)]
      case "123": [.plane(.numbers)]
      case "#+=": [.plane(.symbols)]
      default: [.text(name), .text(name.lowercased())]
      }
    guard let frame = keys.lazy.compactMap({ view.place(of: $0) }).first else { return nil }
    return view.convert(frame, to: screen.coordinateSpace)
  }
}
