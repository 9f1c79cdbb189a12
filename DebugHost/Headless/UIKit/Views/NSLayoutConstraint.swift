import Foundation

/// A relation between two items. The nearest view that contains both items keeps an active
/// constraint (UIKit documentation of `isActive`).
///
/// The stand-in has no solver. It stores a constraint, but moves no view. A constraint also stays
/// active when one of its views leaves the hierarchy.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0
  private weak var holder: UIView?

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  /// Whether the constraint is active. UIKit throws an exception if the items have no common
  /// ancestor; the stand-in stops the process.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      holder?.rare.constraints.removeAll { $0 === self }
      holder = nil
      guard newValue else { return }
      guard let view = Self.commonView(Self.view(of: firstItem), Self.view(of: secondItem)) else {
        preconditionFailure("Unable to activate constraint: the items have no common ancestor.")
      }
      view.rare.constraints.append(self)
      holder = view
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private static func commonView(_ first: UIView?, _ second: UIView?) -> UIView? {
    guard let first, let second else { return first ?? second }
    var candidate: UIView? = first
    while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }
}

extension UIView {
  /// The constraints that this view keeps.
  public var constraints: [NSLayoutConstraint] { rare.constraints }
}
