/// A window's mark. It is set while a view in the window needs layout.
@MainActor
final class LayoutMark {
  var isSet = false
}
