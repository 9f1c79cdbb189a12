import Foundation

extension UIView {
  /// The direction in which the view lays out its contents. Playback and spatial contents do not
  /// change direction with the language.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the alignment of a text. Natural text is aligned according to the language, as the
  /// documentation of `NSTextAlignment.natural` says.
  func written(_ alignment: NSTextAlignment) -> NSTextAlignment {
    guard alignment == .natural else { return alignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .natural
  }

  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: layoutDirection
    }
  }
}

extension UIApplication {
  /// The direction of the language that the user has chosen.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
