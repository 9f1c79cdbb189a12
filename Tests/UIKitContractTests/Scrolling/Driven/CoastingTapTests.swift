import Foundation
import Testing
import UIKit

/// Tests which view receives a tap directly after a flick (T4.9.41).
@MainActor
struct CoastingTapTests {
  private let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
  private let inside = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))

  private func boot() async -> Device {
    let root = UIView()
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 8_000)
    list.addSubview(inside)
    root.addSubview(list)
    let device = await Device.boot(view: root)
    await device.perform {}
    return device
  }

  /// Taps the middle of the search bar's field, wherever it is on the screen now.
  private func tap(on device: Device) async {
    await device.tap(at: inside.convert(CGPoint(x: 200, y: 28), to: nil))
  }

  @Test(
    "content that coasts is not touched; at rest the first tap counts", .fact("T4.9.41"),
    .needs(.hands), .needs(.exactTouches), .needs(.exactTime))
  func coasting() async {
    let device = await boot()
    inside.frame.origin.y = 1_500
    device.fling(from: CGPoint(x: 200, y: 700), velocity: CGPoint(x: 0, y: -3))
    while inside.convert(.zero, to: nil).y > 500 { device.advance(by: 1.0 / 60) }
    #expect(list.isDecelerating)
    await tap(on: device)
    let caught = list.contentOffset
    #expect(!list.isDecelerating && !inside.isFirstResponder)
    await device.settle()
    #expect(list.contentOffset == caught && !inside.isFirstResponder)
    await tap(on: device)
    #expect(inside.isFirstResponder)
  }

  @Test(
    "nor is content that bounces back touched", .fact("T4.9.41"), .needs(.hands),
    .needs(.exactTouches), .needs(.exactTime), arguments: [0.05, 0.2, 0.4])
  func bouncing(after seconds: TimeInterval) async {
    let device = await boot()
    device.fling(from: CGPoint(x: 200, y: 300), velocity: CGPoint(x: 0, y: 2))
    device.advance(by: seconds)
    #expect(list.isDecelerating && list.contentOffset.y < 0)
    await tap(on: device)
    #expect(!inside.isFirstResponder)
    await device.settle()
    #expect(list.contentOffset.y == 0 && !inside.isFirstResponder)
    await tap(on: device)
    #expect(inside.isFirstResponder)
  }
}
