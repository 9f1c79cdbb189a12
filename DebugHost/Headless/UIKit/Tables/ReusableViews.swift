import Foundation

/// Creates a view of a registered class with the initialiser that the class has for this purpose.
///
/// On iOS this initialiser is not `required`. Subclasses write `override
/// init(style:reuseIdentifier:)`, which a `required` initialiser would reject, and the Objective-C
/// runtime finds the override. Swift cannot call such an initialiser on a class value. A
/// convenience initialiser, however, dispatches to the class on which it is called. A static method
/// that is declared with the same symbol passes the class in the same place. For a class without
/// the initialiser, the process stops, as on iOS, with Swift's "unimplemented initializer".
@MainActor
enum ReusableViews {
  /// The identifier of the view that is being created. It is stored here because the shared symbol
  /// can pass only plain numbers.
  fileprivate static var identifier: String?

  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    self.identifier = identifier
    return type.makeReusable(UITableViewCell.CellStyle.default.rawValue)
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
