#if canImport(UIKit)
  internal import UIKit

  #if os(tvOS)
    // tvOS has no toolbars, and so no bar (`UIView.hasAccessoryUpTheChain`).
    typealias BarView = UIView
  #else
    typealias BarView = UIToolbar
  #endif

  /// The input accessory view of the fields: a toolbar with the buttons previous and next on the
  /// leading side, and done on the trailing side. UIKit draws it like the system's own bars.
  final class FieldBar: BarView {
    private let previous: UIBarButtonItem
    private let following: UIBarButtonItem

    /// - Parameter field: Returns the field from which the buttons move.
    init(_ titles: FieldNavigation.Titles, field: @escaping @MainActor () -> UIView?) {
      func action(_ body: @escaping @MainActor (UIView) -> Void) -> UIAction {
        UIAction { _ in field().map { body($0) } }
      }
      func arrow(_ symbol: String, _ title: String, _ action: UIAction) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: action)
        item.accessibilityLabel = title
        return item
      }
      previous = arrow("chevron.up", titles.previous, action { $0.focusPrevious() })
      following = arrow("chevron.down", titles.next, action { $0.focusNext() })
      let end = action { $0.resignFirstResponder() }
      let done =
        titles.done.map { UIBarButtonItem(title: $0, primaryAction: end) }
        ?? UIBarButtonItem(systemItem: .done, primaryAction: end)
      // Let the app's UI tests find the buttons, whatever the language of their titles.
      previous.accessibilityIdentifier = "FieldNavigation.previous"
      following.accessibilityIdentifier = "FieldNavigation.next"
      done.accessibilityIdentifier = "FieldNavigation.done"
      // Capsules of glass need air. A toolbar without a width logs conflicts of its constraints.
      var height: CGFloat = 44
      if #available(iOS 26.0, visionOS 26.0, *) { height = 58 }
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      autoresizingMask = .flexibleWidth
      #if !os(tvOS)
        items = [previous, following, .flexibleSpace(), done]
      #endif
    }

    required init?(coder: NSCoder) { nil }

    func update(hasPrevious: Bool, hasNext: Bool) {
      previous.isEnabled = hasPrevious
      following.isEnabled = hasNext
    }
  }
#endif
