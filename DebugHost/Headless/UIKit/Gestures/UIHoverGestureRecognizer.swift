/// Follows a pointer, of which the stand-in has none: it never recognises anything.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
