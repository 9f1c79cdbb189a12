import Foundation

/// The presenter behind a large sheet: a card that steps back (K). Its own geometry and safe area stay as they were.
@MainActor
struct PresenterCard {
  private let card: UIDropShadowView
  private let oldRadius: CGFloat
  private let oldClips: Bool

  init?(of presenter: UIViewController) {
    guard let card = presenter.viewIfLoaded?.superview as? UIDropShadowView else { return nil }
    self.card = card
    oldRadius = card.layer.cornerRadius
    oldClips = card.clipsToBounds
  }

  /// 0 while the sheet's top is at half of the screen or lower, 1 when it is large.
  func update(top: CGFloat, geometry: SheetGeometry) {
    // A phone that turned with the sheet: there is no card behind a sheet that fills the screen.
    guard geometry.isEdgeAttached else { return restore() }
    let (large, middle) = (geometry.highestTop, geometry.container.midY)
    let progress = min(1, max(0, (middle - top) / max(1, middle - large)))
    guard progress > 0 else { return restore() }
    if card.keptSafeArea == nil { card.keptSafeArea = card.safeAreaInsets }
    let width = max(1, card.bounds.width)
    let scale = 1 - progress * 32 / width
    // Its top goes to the status bar's lower edge, or, if it is a sheet itself, a little above the new one.
    let target = card.isSheet ? geometry.highestTop - SheetGeometry.gap : geometry.safeArea.top
    let scaledTop = card.center.y - card.bounds.height / 2 * scale
    let shift = (target - scaledTop) * progress
    card.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
    card.clipsToBounds = true
    card.layer.cornerRadius = max(oldRadius, 10 * progress)
  }

  private func restore() {
    guard card.keptSafeArea != nil else { return }
    card.transform = .identity
    // What resized it meanwhile set the frame of a card that stood back.
    if !card.isSheet, let room = card.superview?.bounds { card.frame = room }
    card.clipsToBounds = oldClips
    card.layer.cornerRadius = oldRadius
    card.keptSafeArea = nil
  }
}
