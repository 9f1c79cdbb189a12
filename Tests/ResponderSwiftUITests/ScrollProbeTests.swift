import HeadlessDriver
import ResponderJournal
import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

/// Tests which scroll view a modifier uses.
@MainActor @Suite struct ScrollProbeTests {
  private func attached(_ stage: TagStage) -> [UIScrollView] {
    stage.all(UIScrollView.self).filter {
      DismissalWatch.registry.behavior(of: $0) != nil
    }
  }

  @Test("a list that comes later, goes and comes again", arguments: [false, true])
  func late(isList: Bool) throws {
    let model = Model()
    let inside = Observing(model) { model in
      if model.isOn {
        if isList { List { Rows() } } else { ScrollView { VStack { Rows() } } }
      } else {
        Color.red
      }
    }
    let stage = TagStage.settled(Group { inside }.dismissesFirstResponder())
    for _ in 0..<2 {
      #expect(attached(stage).isEmpty)
      stage.run { model.isOn = true }
      #expect(attached(stage).count == 1)
      try stage.tapField("row 2")
      #expect(stage.focused == "row 2")
      stage.flingAway()
      #expect(stage.focused == nil)
      stage.run { model.isOn = false }
    }
  }

  @Test("never a text view, a carousel, a neighbour")
  func others() throws {
    let carousel = ScrollView(.horizontal) {
      HStack { ForEach(0..<20) { Text("\($0)").frame(width: 80) } }
    }
    .frame(height: 120)
    let editor = TextEditor(text: .constant("a\nb")).frame(height: 400)
    let isList: (UIScrollView) -> Bool = { $0 is UICollectionView || $0 is UITableView }
    let screens: [(String, AnyView, ((UIScrollView) -> Bool)?)] = [
      (
        "an editor in the scroll view",
        AnyView(
          ScrollView {
            VStack {
              editor
              Rows()
            }.dismissesFirstResponder()
          }),
        { !($0 is UITextView) && $0.frame.height > 700 }
      ),
      (
        "a carousel in the scroll view",
        AnyView(
          ScrollView {
            VStack {
              carousel
              Rows()
            }.dismissesFirstResponder()
          }),
        { $0.frame.height > 700 }
      ),
      (
        "a carousel above the list",
        AnyView(
          VStack {
            carousel
            List { Rows() }
          }.dismissesFirstResponder()),
        isList
      ),
      (
        "two lists, one of them meant",
        AnyView(
          VStack(spacing: 0) {
            ScrollView { VStack { Rows() } }.frame(height: 300)
            List { Rows() }.dismissesFirstResponder()
          }), isList
      ),
      (
        "two lists in one place, the one next to it is meant",
        AnyView(
          ZStack {
            ScrollView { VStack { Rows() } }
            List { Rows() }.dismissesFirstResponder()
          }), isList
      ),
      (
        "a drawer with a list over a feed",
        AnyView(
          ZStack(alignment: .bottom) {
            ScrollView { VStack { Rows() } }
            VStack(spacing: 0) {
              Color.red.frame(height: 60)
              List { Rows() }
            }
            .frame(height: 400).dismissesFirstResponder()
          }), isList
      ),
      (
        "a panel without a list over a list",
        AnyView(
          ZStack {
            List { Rows() }
            VStack { TextField("panel", text: .constant("")) }.frame(width: 390, height: 300)
              .dismissesFirstResponder()
          }), nil
      ),
    ]
    for (name, screen, isMeant) in screens {
      let stage = TagStage.settled(screen)
      let found = attached(stage)
      let isRight = isMeant.map { found.count == 1 && found.allSatisfy($0) } ?? found.isEmpty
      #expect(isRight, "\(name): \(found)")
      stage.end()
    }
  }

  @Test("two lists in one place for a transition, each in its turn", .fact("T4.20.20"))
  func transition() throws {
    let model = Model()
    let inside = Observing(model) { model in
      ZStack {
        if model.number < 2 { ScrollView { VStack { Rows() } } }
        if model.number > 0 { List { Rows() } }
      }
    }
    let stage = TagStage.settled(Group { inside }.dismissesFirstResponder())
    for number in 0..<3 {
      stage.run { model.number = number }
      let found = attached(stage)
      #expect(found.count == 1)
      #expect((found.first is UICollectionView || found.first is UITableView) == (number > 0))
    }
  }

  @Test("a larger list that comes deeper down, with a later turn")
  func deeper() throws {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let bounds = controller.view.bounds
    let detail = WatchedView(
      frame: CGRect(x: 100, y: 0, width: bounds.width - 100, height: bounds.height))
    let inside = UIView(frame: detail.bounds)
    detail.addSubview(inside)
    let sidebar = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: bounds.height))
    let host = UIView(frame: bounds)
    let probe = ScrollProbe.ProbeView(frame: bounds)
    host.addSubview(probe)
    probe.update(ScrollProbe(key: "a") { $0.dismissFirstResponder() }, in: EnvironmentValues())
    device.run { for view in [sidebar, detail, host] { controller.view.addSubview(view) } }
    #expect(DismissalWatch.registry.behavior(of: sidebar) != nil)
    // In turns without changes, the probe searches four times a second, not once in each turn.
    detail.looks = 0
    device.second()
    #expect((1...5).contains(detail.looks))
    let form = UITableView(frame: detail.bounds)
    device.perform { inside.addSubview(form) }
    device.advance(by: 0.3)
    device.perform {}
    #expect(DismissalWatch.registry.behavior(of: form) != nil)
    #expect(DismissalWatch.registry.behavior(of: sidebar) == nil)
    // At rest there are no turns, and the probe does not search.
    device.settle()
    detail.looks = 0
    device.advance(by: 5)
    #expect(detail.looks <= 1)
  }

  @Test("a list that comes deeper down right after a change")
  func rightAfterAChange() {
    let controller = UIViewController()
    let device = Device.boot(root: controller)
    let bounds = controller.view.bounds
    let (detail, inside) = (UIView(frame: bounds), UIView(frame: bounds))
    detail.addSubview(inside)
    let (host, probe) = (UIView(frame: bounds), ScrollProbe.ProbeView(frame: bounds))
    host.addSubview(probe)
    probe.update(ScrollProbe(key: "a") { $0.dismissFirstResponder() }, in: EnvironmentValues())
    device.perform { for view in [detail, host] { controller.view.addSubview(view) } }
    device.perform {}
    let list = UITableView(frame: bounds)
    device.perform { inside.addSubview(list) }
    device.advance(by: 0.3)
    #expect(DismissalWatch.registry.behavior(of: list) != nil)
  }

  @Test("two lists that cannot be told apart: neither, and a diagnosis")
  func several() {
    let mistakes = Mistakes()
    defer { mistakes.end() }
    let stage = TagStage(
      VStack(spacing: 0) {
        ScrollView { VStack { Rows() } }
        ScrollView { VStack { Rows() } }
      }
      .dismissesFirstResponder())
    stage.device.settle()
    stage.device.advance(by: 1)
    stage.turn()
    #expect(attached(stage).isEmpty)
    #expect(mistakes.diagnosed == [.ambiguousScrollView])
    #expect(ResponderLog.reported.contains("scrollProbe.several"))
  }

  @Test("in landscape with the keyboard up the list stays attached")
  func landscape() throws {
    let stage = TagStage.settled(List { Rows() }.dismissesFirstResponder())
    let list = try #require(attached(stage).first)
    let behavior = DismissalWatch.registry.behavior(of: list)
    #expect(stage.device.rotate(to: .landscapeLeft))
    stage.device.settle()
    try stage.tapField("row 1")
    #expect(stage.focused == "row 1")
    #expect(attached(stage) == [list])
    #expect(DismissalWatch.registry.behavior(of: list) === behavior)
    #expect(list.frame == list.window?.bounds)
    #expect(list.keyboardDismissMode == .none)
  }

  @Test("a view that collapses and comes back")
  func collapsed() throws {
    let model = Model()
    let stage = TagStage.settled(
      Observing(model) { model in
        VStack {
          List { Rows() }.dismissesFirstResponder()
            .frame(height: model.isOn ? 0 : 400)
          Text("below")
        }
      })
    let list = try #require(attached(stage).first)
    for isOn in [true, false] {
      stage.run { model.isOn = isOn }
      #expect(attached(stage) == [list])
    }
    try stage.tapField("row 1")
    stage.run { list.contentOffset.y = 900 }
    #expect(stage.focused == nil)
  }

  @Test("an idle loop has no turns, with or without a list", arguments: [false, true])
  func rest(hasList: Bool) {
    let stage = TagStage(
      VStack { if hasList { List { Rows() } } else { Text("no list") } }
        .dismissesFirstResponder().keyboardAnchor(.bottom()))
    stage.device.settle()
    let turns = HeadlessLoop.main.turnCount
    stage.device.advance(by: 10)
    #expect(HeadlessLoop.main.turnCount - turns <= 1)
    let probes = stage.all(ScrollProbe.ProbeView.self)
    #expect(probes.count == 2 && probes.allSatisfy { $0.hitTest(.zero, with: nil) == nil })
  }

  @Test("a list behind a sheet is never the sheet's")
  func behindASheet() {
    let device = Device.boot(root: UIViewController())
    let behind = UITableView(frame: device.windows[0].bounds)
    device.windows[0].rootViewController?.view.addSubview(behind)
    let sheet = UIViewController()
    let probe = ScrollProbe.ProbeView(frame: sheet.view.bounds)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let host = UIView(frame: sheet.view.bounds)
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(probe)
    sheet.view.addSubview(host)
    probe.update(ScrollProbe(key: "a") { $0.dismissFirstResponder() }, in: EnvironmentValues())
    device.run { device.windows[0].rootViewController?.present(sheet, animated: false) }
    #expect(DismissalWatch.registry.behavior(of: behind) == nil)
    let own = UITableView(frame: sheet.view.bounds)
    device.run { sheet.view.insertSubview(own, at: 0) }
    #expect(DismissalWatch.registry.behavior(of: own) != nil)
    #expect(DismissalWatch.registry.behavior(of: behind) == nil)
  }
}
