import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("What is in front of a view, and what draws something", .serialized)
struct FrontTests {
  @Test("what a touch cannot reach is not in front, and neither is what it contains")
  func unreachable() {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ]
    for (index, change) in changes.enumerated() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let cover = UIView(frame: root.bounds)
      let inner = UIView(frame: root.bounds)
      root.addSubview(cover)
      cover.addSubview(inner)
      let middle = CGPoint(x: 50, y: 50)
      #expect(root.frontmost(at: middle) { _ in true } === inner)
      change(cover)
      #expect(root.frontmost(at: middle) { _ in true } === root, "\(index)")
    }
  }

  @Test("effects, controls and bars draw something without a background; a clear view does not")
  func surfaces() {
    let opaque: [UIView] = [
      UIVisualEffectView(effect: nil), UIControl(), UITabBar(), UISearchBar(),
    ]
    for view in opaque {
      view.backgroundColor = nil
      #expect(view.hasSurface, "\(type(of: view))")
    }
    let view = UIView()
    view.backgroundColor = nil
    #expect(!view.hasSurface)
    view.backgroundColor = .clear
    #expect(!view.hasSurface)
    view.backgroundColor = .systemGray
    #expect(view.hasSurface)
  }
}
