/// Whether something in a window is to be laid out.
@MainActor
final class LayoutMark {
  var isSet = false
}
