#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import SwiftUI
  internal import UIKit

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
  struct TagReaderAnchor: UIViewRepresentable {
    let reader: TagRegistry.ReaderID

    final class AnchorView: UIView {
      var reader: TagRegistry.ReaderID?
      var outer: TagRegistry.ReaderID?

      func report() {
        guard let reader else { return }
        TagHub.shared.move(reader, to: window, inside: outer)
      }

      override func didMoveToWindow() {
        super.didMoveToWindow()
        report()
      }
    }

    func makeUIView(context: Context) -> AnchorView {
      let view = AnchorView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: AnchorView, context: Context) {
      (view.reader, view.outer) = (reader, context.environment.tagReader)
      view.report()
    }

    static func dismantleUIView(_ view: AnchorView, coordinator: ()) {
      if let reader = view.reader { TagHub.shared.move(reader, to: nil, inside: view.outer) }
      view.reader = nil
    }
  }
#endif
