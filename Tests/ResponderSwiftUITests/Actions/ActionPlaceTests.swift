import Testing
import UIKit

@testable import ResponderKit

/// Tests the views of a place, and which places are registered.
@MainActor @Suite("Places of actions", .serialized)
struct ActionPlaceTests {
  @Test("a view that is added again, on either side")
  func addedAgain() {
    let place = ActionPlace()
    let (first, second) = (UIView(), UIView())
    for view in [first, second, first] { place.add(view, as: .front) }
    #expect(place.fronts == [first, second])
    place.add(first, as: .back)
    #expect(place.fronts == [second])
    place.add(first, as: .front)
    #expect(place.fronts == [second, first])
    for view in [first, second] { place.remove(view) }
    #expect(place.front == nil && ActionPlaces.isEmpty)
  }

  @Test("a probe that marks its place again, and one that has ended")
  func probes() {
    let (place, probes) = (ActionPlace(), [ActionProbe(), ActionProbe()])
    for index in [0, 1, 0] { probes[index].mark(place, .front) }
    #expect(place.fronts == probes as [UIView])
    for probe in probes {
      probe.end()
      #expect(probe.place == nil)
    }
    #expect(ActionPlaces.isEmpty)
  }

  @Test("a view in a window comes before one without")
  func inWindow() {
    let place = ActionPlace()
    let (outside, inside) = (UIView(), UIView())
    let window = UIWindow()
    window.addSubview(inside)
    for view in [outside, inside] { place.add(view, as: .front) }
    #expect(place.fronts == [inside, outside])
    for view in [outside, inside] { place.remove(view) }
  }

  @Test("places in the order of their first view, while they exist")
  func registered() {
    #expect(ActionPlaces.all.isEmpty)
    let places = (0..<12).map { _ in ActionPlace() }
    let views = places.map { _ in UIView() }
    for (place, view) in zip(places, views) { place.add(view, as: .back) }
    #expect(ActionPlaces.all == places)
    places[3].remove(views[3])
    #expect(ActionPlaces.all == places.filter { $0 !== places[3] })
    places[3].add(views[3], as: .back)
    #expect(ActionPlaces.all.last === places[3] && ActionPlaces.all.count == 12)
    for (place, view) in zip(places, views) { place.remove(view) }
    do {
      let gone = ActionPlace()
      gone.add(views[0], as: .back)
    }
    // The entry of a place that no longer exists goes when the places are next read.
    #expect(!ActionPlaces.isEmpty)
    #expect(ActionPlaces.all.isEmpty)
    #expect(ActionPlaces.isEmpty)
  }
}
