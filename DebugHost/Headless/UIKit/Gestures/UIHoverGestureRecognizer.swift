/// Follows a pointer. The stand-in has no pointer, so this recogniser never recognises anything.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
