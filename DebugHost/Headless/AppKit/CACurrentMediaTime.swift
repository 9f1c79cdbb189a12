// Apple's name, which is not lower camel case:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the seconds since boot on the virtual clock. The files of the run loop, which are those
/// of the headless iPhone, call this.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { HeadlessLoop.main.now }
}
