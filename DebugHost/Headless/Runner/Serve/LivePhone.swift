import HeadlessServe

/// A device with its clock and the hub of its pages: everything live but the web server.
@MainActor
struct LivePhone {
  let phone: ServedPhone
  let clock: DemandClock
  let hub: LiveHub

  init(
    catalog: ServeCatalog, scene: any Scene, setting: Setting, limits: WebLimits = WebLimits(),
    clock: DemandClock = DemandClock()
  ) {
    let phone = ServedPhone(catalog: catalog, scene: scene, setting: setting)
    let hub = LiveHub(device: phone, clock: clock, tabs: limits.tabs)
    phone.onChange = { [weak hub] in hub?.invalidate() }
    phone.onBoot = { [weak clock] in clock?.start() }
    clock.start()
    (self.phone, self.clock, self.hub) = (phone, clock, hub)
  }

  var application: LiveApplication { LiveApplication(hub: hub, device: phone) }

  /// Leaves the device as it was at the start.
  func stop() {
    clock.stop()
    phone.powerOff()
  }
}
