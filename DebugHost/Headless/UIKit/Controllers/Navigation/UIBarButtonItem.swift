import Foundation

/// The description of a button in a bar (A). If the target is nil, the action goes up the responder
/// chain from the first responder (T4.2.15).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  open var style = Style.plain { didSet { didChange() } }
  /// The width of a fixed space, in points.
  open var width: CGFloat = 0
  open var customView: UIView?
  open var action: Selector?
  open weak var target: AnyObject?
  open var tintColor: UIColor? { didSet { didChange() } }
  open var menu: UIMenu?
  open var isHidden = false { didSet { didChange() } }
  open var primaryAction: UIAction? { didSet { takeLook(of: primaryAction) } }
  let systemItem: SystemItem?
  /// The view that shows the item.
  weak var buttonView: UIView?

  public override init() {
    systemItem = nil
    super.init()
  }

  public override init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  private init(system systemItem: SystemItem?) {
    self.systemItem = systemItem
    super.init()
    if let systemItem { takeLook(of: systemItem) }
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(system: nil)
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init(system: nil)
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(system: nil)
    self.primaryAction = primaryAction
    self.menu = menu
    takeLook(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  private func takeLook(of action: UIAction?) {
    guard let action, systemItem == nil else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
    isEnabled = !action.attributes.contains(.disabled)
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the item's action, as a tap on its button does.
  func perform() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}

extension UIBarButtonItem {
  /// Makes the view that shows the item in a bar; nil for a hidden item.
  func makeView() -> UIView? {
    guard !isHidden else { return nil }
    if let customView {
      buttonView = customView
      return customView
    }
    let button = UIButton(type: .system)
    if isSpace {
      button.frame.size.width = systemItem == .fixedSpace ? width : 8
      button.isUserInteractionEnabled = false
      return button
    }
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.accessibilityIdentifier = accessibilityIdentifier
    button.accessibilityLabel = accessibilityLabel ?? title
    if image == nil { button.setTitle(title, for: .normal) }
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    if let tintColor { button.tintColor = tintColor }
    button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    buttonView = button
    onChange = { [weak button, weak self] in
      button?.isEnabled = self?.isEnabled ?? true
      if self?.image == nil { button?.setTitle(self?.title, for: .normal) }
      button?.superview?.setNeedsLayout()
    }
    return button
  }

  /// Gives a system item its title or its image.
  fileprivate func takeLook(of item: SystemItem) {
    switch item {
    case .done:
      title = "Done"
      style = .done
      // T4.24.8
      if UIDevice.system >= 26 { image = UIImage(systemName: "checkmark") }
    case .save:
      title = "Save"
      style = .done
    case .cancel: title = "Cancel"
    case .edit: title = "Edit"
    case .undo: title = "Undo"
    case .redo: title = "Redo"
    case .flexibleSpace, .fixedSpace: break
    default: image = Self.symbolName(of: item).flatMap { UIImage(systemName: $0) }
    }
  }

  private static func symbolName(of item: SystemItem) -> String? {
    switch item {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
