#if canImport(SwiftUI)
  internal import ResponderCore
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  private struct TagReaderKey: EnvironmentKey {
    static var defaultValue: TagRegistry.ReaderID? { nil }
  }

  extension EnvironmentValues {
    /// The reader that the tags inside tell; sheets, rows and bars inherit it, unlike a preference (flaw 2.4.11).
    var tagReader: TagRegistry.ReaderID? {
      get { self[TagReaderKey.self] }
      set { self[TagReaderKey.self] = newValue }
    }
  }

  /// Tells in which window a reader stands, and inside which other one.
  @available(iOSApplicationExtension, unavailable)
  struct TagReaderAnchor: ProbeRepresentable {
    let reader: TagRegistry.ReaderID

    final class AnchorView: ProbeView {
      var reader: TagRegistry.ReaderID?
      var outer: TagRegistry.ReaderID?

      func report() {
        guard let reader else { return }
        TagHub.shared.readers.move(reader, to: window, inside: outer)
      }

      override func movedToWindow() {
        report()
      }

      override func end() {
        if let reader { TagHub.shared.readers.move(reader, to: nil, inside: outer) }
        reader = nil
      }
    }

    func makeProbe() -> AnchorView { AnchorView() }

    func updateProbe(_ view: AnchorView, _ environment: EnvironmentValues) {
      (view.reader, view.outer) = (reader, environment.tagReader)
      view.report()
    }
  }
#endif
