import Foundation
import Testing
import UIKit

/// Tests which view receives a tap directly after a flick (T4.9.41).
@MainActor
struct CoastingTapTests {
  private let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
  private let inside = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  private let beside = UISearchBar(frame: CGRect(x: 0, y: 40, width: 390, height: 56))

  private func boot() async -> Device {
    let root = UIView()
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 8_000)
    list.addSubview(inside)
    root.addSubview(list)
    root.addSubview(beside)
    let device = await Device.boot(view: root)
    await device.perform {}
    return device
  }

  /// Taps the middle of a search bar's field, wherever it is on the screen now.
  private func tap(_ bar: UISearchBar, on device: Device) async {
    await device.tap(at: bar.convert(CGPoint(x: 200, y: 28), to: nil))
  }

  @Test(
    "a search bar in content that coasts is not touched; at rest its first tap counts",
    .fact("T4.9.41"),
    .needs(.hands), .needs(.exactTouches), .needs(.exactTime))
  func coasting() async {
    let device = await boot()
    inside.frame.origin.y = 1_500
    device.fling(from: CGPoint(x: 200, y: 700), velocity: CGPoint(x: 0, y: -3))
    while inside.convert(.zero, to: nil).y > 500 { device.advance(by: 1.0 / 60) }
    #expect(list.isDecelerating)
    await tap(inside, on: device)
    let caught = list.contentOffset
    #expect(!list.isDecelerating && !inside.isFirstResponder)
    await device.settle()
    #expect(list.contentOffset == caught && !inside.isFirstResponder)
    await tap(inside, on: device)
    #expect(inside.isFirstResponder)
  }

  @Test(
    "nor is it touched while the list bounces back at its start; its first tap counts after the rest",
    .fact("T4.9.41"),
    .needs(.hands), .needs(.exactTouches), .needs(.exactTime),
    arguments: [0.05, 0.2, 0.4])
  func bouncing(after seconds: TimeInterval) async {
    let device = await boot()
    device.fling(from: CGPoint(x: 200, y: 300), velocity: CGPoint(x: 0, y: 2))
    device.advance(by: seconds)
    #expect(list.isDecelerating && list.contentOffset.y < 0)
    await tap(inside, on: device)
    #expect(!inside.isFirstResponder)
    await device.settle()
    #expect(list.contentOffset.y == 0 && !inside.isFirstResponder)
    await tap(inside, on: device)
    #expect(inside.isFirstResponder)
  }

  @Test(
    "a bar beside the list takes the tap at once, and the list coasts on", .needs(.hands),
    .needs(.exactTouches), .needs(.exactTime))
  func outside() async {
    let device = await boot()
    device.fling(from: CGPoint(x: 200, y: 700), velocity: CGPoint(x: 0, y: -2))
    device.advance(by: 0.1)
    let before = list.contentOffset.y
    #expect(list.isDecelerating)
    await tap(beside, on: device)
    #expect(beside.isFirstResponder && list.isDecelerating)
    device.advance(by: 0.2)
    #expect(list.contentOffset.y > before + 50)
    await device.settle()
    #expect(beside.isFirstResponder)
  }

  @Test(
    "a list inside another that rests coasts alone: the other's content is touched", .needs(.hands),
    .needs(.exactTouches), .needs(.exactTime))
  func nested() async {
    let device = await boot()
    let shelf = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    shelf.contentSize = CGSize(width: 4_000, height: 100)
    await device.perform { list.addSubview(shelf) }
    device.fling(from: CGPoint(x: 300, y: 350), velocity: CGPoint(x: -2, y: 0))
    device.advance(by: 0.1)
    #expect(shelf.isDecelerating && !list.isDecelerating)
    await tap(inside, on: device)
    #expect(inside.isFirstResponder && shelf.isDecelerating)
  }
}
