#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  package import Foundation

  /// What the HUD remembers between launches: its place on this device, and whether it was collapsed.
  ///
  /// In defaults of its own: the app's are not touched.
  package struct HUDMemory: Codable, Equatable {
    var place = HUDPlace.initial
    var isCollapsed = false
    /// Whether the user has dragged it there: then it stays, whatever is edited under it. Nil where nobody has.
    var isChosen: Bool?

    private static let key = "panel"

    /// Where it is kept; nil keeps nothing, for tests and for programs that must run twice alike.
    package nonisolated(unsafe) static var store: UserDefaults? = UserDefaults(
      suiteName: "ResponderScope.HUD")

    /// Remembers the usual place, collapsed or not; for programs that measure.
    package static func keep(isCollapsed: Bool) {
      HUDMemory(isCollapsed: isCollapsed).save()
    }

    static func load() -> HUDMemory {
      guard let data = store?.data(forKey: key) else { return HUDMemory() }
      return (try? JSONDecoder().decode(HUDMemory.self, from: data)) ?? HUDMemory()
    }

    func save() {
      guard let store = Self.store, let data = try? JSONEncoder().encode(self) else { return }
      store.set(data, forKey: Self.key)
    }
  }
#endif
