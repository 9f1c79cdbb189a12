import Foundation

/// Makes a view of a registered class with the initialiser that the class has for it.
///
/// On iOS that initialiser is no `required` one: subclasses write `override init(style:reuseIdentifier:)`, which a
/// `required` here would refuse, and the Objective-C runtime finds it. Swift knows no call of such an initialiser on a
/// class value. A convenience initialiser, however, does dispatch to the class it is called on; a static method declared
/// with the same symbol passes the class in the same place. A class without the initialiser ends as on iOS, in Swift's
/// "unimplemented initializer".
@MainActor
enum ReusableViews {
  /// The identifier for the view being made: only plain numbers go through the shared symbol.
  fileprivate static var identifier: String?

  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    self.identifier = identifier
    return type.makeReusable(UITableViewCell.CellStyle.default.rawValue)
  }

  static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String)
    -> UITableViewHeaderFooterView
  {
    self.identifier = identifier
    return type.makeReusable(0)
  }
}

extension UITableViewCell {
  @_silgen_name("HeadlessUIKit_makeReusableCell")
  convenience init(reusable style: Int) {
    self.init(
      style: CellStyle(rawValue: style) ?? .default, reuseIdentifier: ReusableViews.identifier)
  }

  @_silgen_name("HeadlessUIKit_makeReusableCell")
  fileprivate static func makeReusable(_ style: Int) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("HeadlessUIKit_makeReusableHeaderFooterView")
  convenience init(reusable unused: Int) {
    self.init(reuseIdentifier: ReusableViews.identifier)
  }

  @_silgen_name("HeadlessUIKit_makeReusableHeaderFooterView")
  fileprivate static func makeReusable(_ unused: Int) -> UITableViewHeaderFooterView
}
