import Foundation

/// The values that a view stores only when the app sets them. Most views never need them.
struct RareViewValues {
  var guides: [UILayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []
  var interactions: [any UIInteraction] = []
  var minimumCategory: UIContentSizeCategory?
  var maximumCategory: UIContentSizeCategory?
  var largeTitle: String?
  var largeImage: UIImage?
  var showsLarge = false
}

@MainActor
final class RareViewBox {
  var values = RareViewValues()
}

/// An object that adds a behaviour to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  // MARK: Guides and interactions

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    rare.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard rare.guides.contains(where: { $0 === layoutGuide }) else { return }
    rare.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var interactions: [any UIInteraction] {
    get { rare.interactions }
    set {
      for old in rare.interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    guard !rare.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard rare.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: Focus, restoration, large content

  public var isFocused: Bool { UIFocusSystem.shared.focusedItem === self }

  public var showsLargeContentViewer: Bool {
    get { rare.showsLarge }
    set { rare.showsLarge = newValue }
  }

  public var largeContentTitle: String? {
    get { rare.largeTitle }
    set { rare.largeTitle = newValue }
  }

  public var largeContentImage: UIImage? {
    get { rare.largeImage }
    set { rare.largeImage = newValue }
  }

  // MARK: Limits of Dynamic Type

  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare.minimumCategory }
    set {
      rare.minimumCategory = newValue
      traitsMayHaveChanged()
    }
  }

  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare.maximumCategory }
    set {
      rare.maximumCategory = newValue
      traitsMayHaveChanged()
    }
  }
}
