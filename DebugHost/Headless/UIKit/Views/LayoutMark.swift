/// A mark that is set while a view in a window needs layout.
@MainActor
final class LayoutMark {
  var isSet = false
}
