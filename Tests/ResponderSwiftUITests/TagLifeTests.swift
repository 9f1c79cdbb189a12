import HeadlessDriver
import SwiftUI
import Testing

@testable import ResponderKit

/// Tests what the chains know of views and of other chains that come and go within a turn.
@MainActor @Suite struct TagLifeTests {
  @Test("a view that leaves its window is not available at once")
  func leavesWithinATurn() throws {
    let (stage, chain) = try TagStage.reading { _ in
      VStack {
        TextField("a", text: .constant("")).responderTag("a")
        TextField("b", text: .constant("")).responderTag("b")
      }
    }
    #expect(chain.availableResponders == ["a", "b"])
    let field = try #require(stage.field("a"))
    stage.turn {
      field.removeFromSuperview()
      #expect(chain.availableResponders == ["b"])
    }
  }

  private func editor() -> UIView {
    let view = CustomResponder.CustomView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// What takes a field out of the user's reach.
  enum Cover: CaseIterable {
    case sheet, undimmedSheet, tip, alert, hidden, pushed
    var leavesInReach: Bool { self == .undimmedSheet || self == .tip }
  }

  /// Keeps a popover as it is on an iPhone.
  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  @Test("what is hidden or behind another screen waits, and fails", arguments: Cover.allCases)
  func outOfReach(_ cover: Cover) throws {
    let (stage, chain) = try TagStage.reading { _ in
      TextField("a", text: .constant("")).responderTag("a")
    }
    let screen = stage.controller
    let stack = UINavigationController()
    let front = cover == .alert ? UIAlertController() : UIViewController()
    let keeper = Keeper()
    stage.turn {
      stage.window?.rootViewController = stack
      stack.viewControllers = [screen]
    }
    stage.settle()
    #expect(chain.availableResponders == ["a"])
    stage.turn {
      switch cover {
      case .hidden: screen.view.isHidden = true
      case .pushed: stack.pushViewController(front, animated: true)
      default:
        if cover == .tip { front.modalPresentationStyle = .popover }
        front.popoverPresentationController?.delegate = keeper
        front.popoverPresentationController?.sourceView = screen.view
        front.sheetPresentationController?.detents = [.medium()]
        let undimmed =
          cover == .undimmedSheet ? UISheetPresentationController.Detent.Identifier.medium : nil
        front.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
        screen.present(front, animated: true)
      }
    }
    #expect(chain.availableResponders == (cover.leavesInReach ? ["a"] : []))
    stage.turn { chain.firstResponder = "a" }
    #expect(chain.isRetrying != cover.leavesInReach)
    stage.advance(by: 1)
    #expect((stage.focused == "a") == cover.leavesInReach)
    #expect(chain.lastFailure?.reason == (cover.leavesInReach ? nil : .late))
    // The request of a handler that also closes the screen in front succeeds.
    stage.turn {
      screen.view.isHidden = false
      if stack.topViewController === front { stack.popViewController(animated: true) }
      front.dismiss(animated: true)
      chain.firstResponder = "a"
    }
    stage.advance(by: 1)
    #expect(stage.focused == "a" && chain.lastFailure == nil)
    stage.end()
  }

  @Test("rows that wait for reuse are not available, and a request for one moves nothing")
  func rowForReuse() throws {
    let (stage, chain) = try TagStage.reading { _ in
      List(0..<60, id: \.self) { row in
        if row < 20 {
          TextField("f\(row)", text: .constant("")).responderTag(row)
        } else {
          Text("row \(row)").frame(height: 300)
        }
      }
    }
    let list = try #require(stage.list)
    stage.run { list.contentOffset.y = 3_000 }
    #expect(chain.availableResponders.isEmpty)
    stage.turn { chain.firstResponder = 2 }
    stage.advance(by: 1)
    #expect(list.contentOffset.y == 3_000 && chain.lastFailure != nil)
  }

  private final class Rows: ObservableObject { @Published var row: Int? }

  @Test("scrolling a lazy stack back brings no keyboard")
  func lazyRowComesBack() throws {
    let rows = Rows()
    let stage = TagStage.settled(
      Observing(rows) { rows in
        ScrollView {
          LazyVStack {
            ForEach(0..<100, id: \.self) { row in
              TextField("f\(row)", text: .constant("")).frame(height: 44)
                .responderTag(
                  Binding(get: { rows.row }, set: { rows.row = $0 }), equals: row)
            }
          }
        }
      })
    let list = try #require(stage.list)
    stage.run { rows.row = 3 }
    #expect(stage.focused == "f3")
    for distance in [1_200.0, -1_200] {
      stage.scroll(list, by: distance)
      stage.advance(by: 1)
      #expect(stage.focused == nil && rows.row == nil && !stage.hasKeyboard)
    }
  }

  @Test("the tag of a container counts while any field inside is edited")
  func container() throws {
    let (stage, chain) = try TagStage.reading { _ in
      VStack {
        TextField("outside", text: .constant(""))
        VStack {
          TextField("a", text: .constant(""))
          TextField("b", text: .constant("")).responderTag("b")
          ScrollView { TextField("c", text: .constant("")) }.frame(height: 100)
        }
        .responderTag("form")
      }
    }
    for (field, tag) in [("b", "b"), ("a", "form"), ("outside", nil), ("c", "form")] {
      stage.focus(field)
      stage.settle()
      #expect(chain.firstResponder == tag, "\(field)")
    }
    stage.focus("outside")
    stage.turn { chain.firstResponder = "form" }
    #expect(stage.focused == "a" && chain.lastFailure == nil)
  }

  @Test("a reader keeps its window while one of its views stays")
  func oneOfSeveralGoes() throws {
    let model = Model()
    let (stage, chain) = try TagStage.reading { _ in
      Observing(model) { model in
        if !model.isOn { Text("header") }
        TextField("plain", text: .constant(""))
      }
    }
    stage.run { model.isOn = true }
    stage.focus("plain")
    stage.run { chain.firstResponder = nil }
    #expect(stage.focused == nil)
  }

  /// A view that agrees to resign and stays first responder.
  private final class Clinging: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool { true }
  }

  @Test("a view that agrees to resign and stays has refused")
  func clinging() throws {
    let (stage, chain) = try TagStage.reading { _ in
      Hosted(view: Clinging()).frame(width: 100, height: 40).responderTag("x")
    }
    stage.run { chain.firstResponder = "x" }
    stage.run { chain.firstResponder = nil }
    #expect(chain.firstResponder == "x" && chain.lastFailure?.reason == .refused)
    stage.end()
  }

  @Test("a view that replaces another one without a layout")
  func replacedInside() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    box.addSubview(editor())
    let (stage, chain) = try TagStage.reading { _ in
      Hosted(view: box).frame(width: 200, height: 100).responderTag("x")
    }
    #expect(chain.availableResponders == ["x"])
    let next = editor()
    stage.run {
      box.subviews.first?.removeFromSuperview()
      box.addSubview(next)
    }
    #expect(chain.availableResponders == ["x"])
    stage.turn { next.becomeFirstResponder() }
    stage.device.advance(by: 0.3)
    #expect(chain.firstResponder == "x")
  }

  @Test("two objects for one window, then one")
  func twoObjects() throws {
    let stage = TagStage(TextField("a", text: .constant("")).responderTag("a"))
    let window = try #require(stage.window)
    let chain = ResponderChain(forWindow: window)
    var told: [String] = []
    let token = chain.firstResponders.dropFirst().sink { told.append($0?.description ?? "nil") }
    var other: ResponderChain? = ResponderChain(forWindow: window)
    stage.turn { chain.firstResponder = "a" }
    #expect(other?.firstResponder == "a")
    other = nil
    stage.turn { chain.firstResponder = nil }
    stage.turn { chain.firstResponder = "a" }
    #expect(told == ["a", "nil", "a"])
    token.cancel()
  }

  @Test("a request that waits while no tag is left")
  func betweenScreens() throws {
    let model = Model()
    let stage = TagStage(
      Observing(model) { model in
        switch model.number {
        case 0: TextField("a", text: .constant("")).responderTag("a")
        case 1: Text("between")
        default: TextField("late", text: .constant("")).responderTag("late")
        }
      })
    let chain = ResponderChain(forWindow: try #require(stage.window))
    stage.device.settle()
    var told: [String?] = []
    stage.turn {
      chain.firstResponder = "late"
      chain.afterRetrying { told.append(chain.firstResponder?.description) }
    }
    stage.turn { model.number = 1 }
    stage.device.advance(by: 0.2)
    #expect(told.isEmpty && chain.isRetrying)
    stage.run { model.number = 2 }
    #expect(told == ["late"] && stage.focused == "late")
  }

  @Test("a chain that ends at once does not hold up the next")
  func endsAtOnce() {
    TagStage.rest()
    let stage = TagStage.settled(Text("x"))
    stage.run { ResponderChain().firstResponder = "unknown" }
    var chain: ResponderChain?
    var isDecided = false
    stage.turn {
      TurnClock.shared.atTurnEnd {
        chain = ResponderChain()
        chain?.firstResponder = "unknown"
        chain?.afterRetrying { isDecided = true }
      }
    }
    stage.advance(by: 0.6)
    #expect(isDecided && chain?.lastFailure?.reason == .unknown)
  }

  @Test("a place view that outlives its chain")
  func placeOutlivesChain() throws {
    TagStage.rest()
    let stage = TagStage(Text("x"))
    let place = TagChainProbe()
    var chain: ResponderChain? = ResponderChain()
    place.update(try #require(chain?.id), in: EnvironmentValues())
    stage.turn { stage.window?.addSubview(place) }
    chain = nil
    stage.device.settle()
    #expect(TagAdapter.shared.isEmpty)
    stage.run { place.removeFromSuperview() }
    #expect(TagAdapter.shared.isEmpty)
  }

  @Test("a chain that no view ever joins is forgotten with its object", arguments: [false, true])
  func neverJoined(isOfWindow: Bool) {
    TagStage.rest()
    let stage = TagStage.settled(Text("x"))
    var chain: ResponderChain? = isOfWindow ? stage.makeWindowChain() : ResponderChain()
    #expect(chain?.firstResponder == nil && !TagAdapter.shared.isEmpty)
    chain = nil
    stage.turn()
    stage.device.settle()
    #expect(TagAdapter.shared.isEmpty)
  }

  @Test("blocks of chains that end together, in order")
  func endTogether() {
    let stage = TagStage.settled(Text("x"))
    var chains = (0..<6).map { _ in ResponderChain() }
    var ran: [Int] = []
    stage.turn {
      for (index, chain) in chains.enumerated() {
        chain.firstResponder = "unknown"
        chain.afterRetrying { ran.append(index) }
      }
    }
    #expect(ran.isEmpty)
    chains = []
    stage.turn()
    #expect(ran == Array(0..<6))
  }

  @Test("after its window, nil is no failure of a chain")
  func windowClosed() {
    let stage = TagStage(Text("x"))
    var other: UIWindow? = stage.show(TextField("b", text: .constant("")).responderTag("b"))
    let chain = other.map { ResponderChain(forWindow: $0) }
    stage.turn { chain?.firstResponder = "b" }
    #expect(chain?.firstResponder == "b")
    stage.run {
      other?.isHidden = true
      other?.windowScene = nil
      other = nil
    }
    stage.turn { chain?.firstResponder = nil }
    #expect(chain?.firstResponder == nil && chain?.lastFailure == nil)
  }

  @Test("a request after an unannounced move of the focus")
  func unannounced() throws {
    let (stage, chain, views) = try TagStage.withTwoResponders()
    stage.turn { chain.firstResponder = "one" }
    stage.turn {
      views[1].becomeFirstResponder()
      chain.firstResponder = "one"
      #expect(views[0].isFirstResponder)
    }
    stage.turn { chain.firstResponder = nil }
    stage.turn {
      views[1].becomeFirstResponder()
      chain.firstResponder = nil
      #expect(!views[1].isFirstResponder)
    }
  }

  @Test("a value that the app takes back is not obeyed")
  func takenBack() {
    let focus = Focus()
    let stage = TagStage.settled(FocusScreen(focus: focus))
    nonisolated(unsafe) var hasBegun = false
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidBeginEditingNotification, object: nil, queue: nil
    ) { _ in hasBegun = true }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.run {
      TurnClock.shared.atTurnEnd { focus.name = nil }
      focus.name = .first
    }
    #expect(!hasBegun && focus.name == nil)
  }

  @Test("a field of a clipping list beside the tagged view")
  func clippedBeside() throws {
    let list = UIScrollView()
    let field = UITextField()
    list.addSubview(field)
    let (stage, chain) = try TagStage.reading { _ in
      VStack(spacing: 10) {
        Hosted(view: list).frame(width: 300, height: 100)
        Color.red.frame(width: 300, height: 50).responderTag("label")
      }
    }
    field.frame = CGRect(x: 0, y: 110, width: 300, height: 50)
    stage.turn { chain.firstResponder = "label" }
    stage.device.advance(by: 1)
    #expect(!field.isFirstResponder && chain.lastFailure != nil)
  }
}
