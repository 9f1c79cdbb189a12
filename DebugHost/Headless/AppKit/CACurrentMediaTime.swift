// Apple's name, which is not lower camel case:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Seconds since boot, on the virtual clock; the run loop's files, which are the headless iPhone's, ask for it.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { HeadlessLoop.main.now }
}
