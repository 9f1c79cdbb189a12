#if canImport(UIKit)
  internal import UIKit

  /// The input accessory view of the fields: the previous and next buttons on the leading side, the
  /// done button on the trailing side.
  final class FieldBar: UIInputView {
    private let previous: UIButton
    private let following: UIButton
    private let done: UIButton

    /// The minimum width and height of a touch target, in points.
    private static let target: CGFloat = 44

    /// The height of a line of the done button's text when the bar was made, in points.
    private let lineHeight: CGFloat

    /// - Parameter field: Returns the field from which the buttons move.
    init(_ titles: FieldNavigation.Titles, field: @escaping @MainActor () -> UIView?) {
      func button(
        _ name: String, _ symbol: String?, _ title: String,
        _ action: @escaping @MainActor (UIView) -> Void
      ) -> UIButton {
        let button = UIButton(
          type: .system, primaryAction: UIAction { _ in field().map { action($0) } })
        if let symbol {
          button.setImage(UIImage(systemName: symbol), for: .normal)
        } else {
          button.setTitle(title, for: .normal)
          button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        }
        button.accessibilityLabel = title
        // Lets the app's UI tests find the button, whatever the language of its title.
        button.accessibilityIdentifier = "FieldNavigation.\(name)"
        #if !os(tvOS)
          button.showsLargeContentViewer = true
          button.largeContentTitle = title
        #endif
        return button
      }
      previous = button("previous", "chevron.up", titles.previous) { $0.focusPrevious() }
      following = button("next", "chevron.down", titles.next) { $0.focusNext() }
      done = button("done", nil, titles.done) { $0.resignFirstResponder() }
      // The bar grows with the text size, but not so much that the lowest keyboard under it counts
      // as a bar (`KeyboardPlacement.barHeight`). For larger sizes, users have the large content
      // viewer.
      lineHeight = UIFont.preferredFont(forTextStyle: .headline).lineHeight
      let height = min(max(Self.target, (lineHeight + 22).rounded(.up)), 80)
      super.init(
        frame: CGRect(x: 0, y: 0, width: 0, height: height), inputViewStyle: .keyboard)
      autoresizingMask = .flexibleWidth
      for button in [previous, following, done] { addSubview(button) }
      #if !os(tvOS)
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
      #endif
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the user's text size is still the text size for which the bar was made.
    var fitsTextSize: Bool {
      lineHeight == UIFont.preferredFont(forTextStyle: .headline).lineHeight
    }

    func update(hasPrevious: Bool, hasNext: Bool) {
      previous.isEnabled = hasPrevious
      following.isEnabled = hasNext
    }

    nonisolated override func layoutSubviews() {
      MainActor.nowOrLater {
        super.layoutSubviews()
        self.layOut()
      }
    }

    private func layOut() {
      let room = bounds.inset(by: safeAreaInsets)
      let side = max(Self.target, bounds.height)
      let title = min(done.sizeThatFits(bounds.size).width + 32, room.width - 2 * side)
      place(previous, at: 0, width: side, in: room)
      place(following, at: side, width: side, in: room)
      place(done, at: room.width - title, width: title, in: room)
    }

    /// Places a button over the full height of the bar.
    ///
    /// - Parameter leading: The distance from the leading edge of `room`, in points.
    private func place(_ button: UIButton, at leading: CGFloat, width: CGFloat, in room: CGRect) {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isReversed ? room.maxX - leading - width : room.minX + leading
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }
#endif
