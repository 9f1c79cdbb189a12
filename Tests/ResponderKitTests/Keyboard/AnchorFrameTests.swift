import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Looks at every frame in which a keyboard, a bar or a screen moves around an anchored table: its
/// content keeps pace with what moves it, to the pixel, and no row that is in sight is missing.
@MainActor @Suite("An anchored table in every frame", .serialized)
struct AnchorFrameTests {
  enum Kind: CaseIterable, Sendable { case chat, chatUpsideDown, form }
  enum Motion: CaseIterable, Sendable {
    case opens, hides, changesField, growsBar, backSwipe, cancelledSwipe, sheetHeld, sheetPushedBack
  }

  private final class Bar: UIView {
    var height: CGFloat = 44 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  private final class Screen: UITableViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 36))
    let other = UITextField(frame: CGRect(x: 220, y: 4, width: 100, height: 36))
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    private let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      (tableView.rowHeight, tableView.estimatedRowHeight) = (44, 0)
      tableView.contentInsetAdjustmentBehavior = .never
      if kind == .chatUpsideDown { tableView.transform = CGAffineTransform(scaleX: 1, y: -1) }
      bar.autoresizingMask = .flexibleHeight
      field.inputAccessoryView = bar
      tableView.anchor(kind == .form ? .firstResponder : .bottom)
    }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(
      _ table: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      if path.row == (kind == .chatUpsideDown ? 3 : 36) {
        cell.contentView.addSubview(field)
        cell.contentView.addSubview(other)
      }
      return cell
    }

    /// The table's bounds in the frame that is on the screen now.
    var shown: CGRect { tableView.layer.presentation()?.bounds ?? tableView.bounds }

    /// The rows in sight above the keyboard that no view of the table draws.
    func missing(above keyboard: CGFloat) -> [Int] {
      var seen = shown
      let covered = max(0, seen.height - keyboard)
      seen.size.height -= covered
      if kind == .chatUpsideDown { seen.origin.y += covered }
      return (0..<40).filter { row in
        let place = tableView.rectForRow(at: IndexPath(row: row, section: 0))
        guard place.insetBy(dx: 0, dy: 0.5).intersects(seen) else { return false }
        return !tableView.subviews.contains {
          !$0.isHidden && abs($0.frame.minY - place.minY) < 0.5
            && abs($0.frame.height - place.height) < 1
        }
      }
    }
  }

  /// What is seen in one frame: the content's way, the keyboard's upper edge, and missing rows.
  private struct Frame { let y, edge: CGFloat, missing: [Int] }

  @Test(
    "content keeps pace, and no row is missing", .fact("T4.11.20"), .fact("T4.13.73"),
    arguments: Kind.allCases, Motion.allCases)
  func frames(kind: Kind, motion: Motion) throws {
    for rate in [60, 120.0] {
      AnchorStage.startAnew()
      let (screen, root) = (Screen(kind), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      let device = Device.boot(root: navigation)
      navigation.isNavigationBarHidden = true
      device.settle()
      let isSheet = motion == .sheetHeld || motion == .sheetPushedBack
      device.settle {
        isSheet
          ? root.present(UINavigationController(rootViewController: screen), animated: false)
          : navigation.pushViewController(screen, animated: false)
      }
      if kind != .chatUpsideDown {
        device.settle { screen.tableView.scrollToBottom(animated: false) }
      }
      if motion != .opens { device.settle { screen.field.becomeFirstResponder() } }
      let rest = screen.tableView.contentOffset.y
      var frames: [Frame] = []
      func place() -> CGFloat {
        screen.view.superview?.convert(screen.view.frame, to: nil).minY ?? 0
      }
      let top = place()
      let look = {
        // Once the screen is gone, nobody sees where its table is.
        guard screen.view.window != nil else { return }
        let edge = device.keyboard.frame.isNull ? 844 : device.keyboard.frame.minY
        // A table in a sheet does not begin at the window's upper edge.
        let missing = isSheet ? [] : screen.missing(above: edge)
        frames.append(Frame(y: screen.shown.minY, edge: edge, missing: missing))
      }
      look()
      device.onFrame = { _ in look() }
      defer { device.onFrame = nil }
      func passes(_ seconds: Double) {
        for _ in 0..<Int(seconds * rate) {
          device.advance(by: 1 / rate)
          look()
        }
      }
      switch motion {
      case .opens: device.perform { screen.field.becomeFirstResponder() }
      case .hides: device.perform { screen.field.resignFirstResponder() }
      case .changesField: device.perform { screen.other.becomeFirstResponder() }
      case .growsBar: device.perform { screen.bar.height = 88 }
      case .backSwipe, .cancelledSwipe:
        let end: CGFloat = motion == .backSwipe ? 350 : 105
        let finger = device.press(from: CGPoint(x: 5, y: 300), to: CGPoint(x: end, y: 300))
        if motion == .cancelledSwipe { passes(0.3) }
        device.touchUp(finger)
      case .sheetHeld, .sheetPushedBack:
        let finger = device.press(
          from: CGPoint(x: 195, y: top + 20), to: CGPoint(x: 195, y: top + 120))
        passes(0.2)
        #expect(place() > top + 50)
        if motion == .sheetPushedBack {
          device.slide(finger, to: CGPoint(x: 195, y: top + 20))
          device.touchUp(finger)
        }
      }
      if motion != .sheetHeld { passes(0.8) }
      for (number, frame) in frames.enumerated() {
        #expect(frame.missing == [], "\(rate) Hz, frame \(number)")
      }
      let (first, last) = (frames[0], try #require(frames.last))
      switch motion {
      case .opens, .hides:
        #expect(abs(last.y - first.y) > 100)
        for (number, frame) in frames.enumerated() {
          let part = (frame.edge - first.edge) / (last.edge - first.edge)
          let y = first.y + part * (last.y - first.y)
          #expect(abs(frame.y - y) <= 1, "\(rate) Hz, frame \(number)")
        }
      case .changesField, .growsBar: #expect(abs(abs(last.y - first.y) - 44) <= 1)
      case .backSwipe, .cancelledSwipe, .sheetHeld, .sheetPushedBack:
        if motion != .backSwipe { #expect(screen.tableView.contentOffset.y == rest) }
        // A sheet that springs back passes its place, and the keyboard does not move with it.
        let isStill = frames.allSatisfy { abs($0.y - rest) <= 1 }
        #expect(isStill || motion == .sheetPushedBack, "\(rate) Hz")
      }
    }
  }
}
