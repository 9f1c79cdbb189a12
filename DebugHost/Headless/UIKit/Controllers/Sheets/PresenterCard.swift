import Foundation

/// The presenter behind a large sheet. It steps back like a card (K), but its own geometry and safe
/// area do not change.
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

  /// Moves the card with the sheet's top. The card begins to step back when the top is above the
  /// middle of the container, and has stepped back completely when the sheet is large.
  func update(top: CGFloat, geometry: SheetGeometry) {
    // After a rotation the sheet may fill the screen. There is no card behind it then.
    guard geometry.isEdgeAttached else { return restore() }
    let (large, middle) = (geometry.highestTop, geometry.container.midY)
    let progress = min(1, max(0, (middle - top) / max(1, middle - large)))
    guard progress > 0 else { return restore() }
    if card.keptSafeArea == nil { card.keptSafeArea = card.safeAreaInsets }
    let width = max(1, card.bounds.width)
    let scale = 1 - progress * 32 / width
    // The card's top moves to the lower edge of the status bar or, if the card is itself a sheet,
    // to a place a little above the new sheet.
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
    // If a resize set the frame while the card was scaled down, the frame changed again when the
    // transform was removed (T4.6.7).
    if !card.isSheet, let room = card.superview?.bounds { card.frame = room }
    card.clipsToBounds = oldClips
    card.layer.cornerRadius = oldRadius
    card.keptSafeArea = nil
  }
}
