#if DEBUG || HUD
  import HeadlessServe
  import ResponderScopeLive

  /// A live device without the web server: the device that pages control, its clock, and the hub
  /// that serves the pages.
  @MainActor
  struct LivePhone {
    let phone: ServedPhone
    let clock: DemandClock
    let hub: LiveHub

    init(
      catalog: ServeCatalog, scene: any Scene, setting: Setting, clock: DemandClock = DemandClock()
    ) {
      let phone = ServedPhone(catalog: catalog, scene: scene, setting: setting)
      let hub = LiveHub(device: phone, clock: clock)
      phone.onChange = { [weak hub] in hub?.invalidate() }
      phone.onBoot = { [weak clock] in clock?.start() }
      clock.start()
      (self.phone, self.clock, self.hub) = (phone, clock, hub)
    }

    var handler: PhoneHandler { PhoneHandler(hub: hub) }

    /// Stops the clock and powers the device off.
    func stop() {
      clock.stop()
      phone.powerOff()
    }
  }
#endif
