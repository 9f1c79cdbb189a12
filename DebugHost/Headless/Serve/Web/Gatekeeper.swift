/// Decides who may talk to the device: pages of this server, and programs on this machine that name it.
///
/// Any page on the web can make a browser connect to 127.0.0.1. It cannot make it lie about the page's origin, and a name
/// of the attacker's that resolves to 127.0.0.1 stands in `Host`: both are looked at for every request.
package struct Gatekeeper: Sendable {
  package let port: UInt16

  package init(port: UInt16) {
    self.port = port
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// The reason for which a request is refused; nil if it may pass.
  package func objection(to head: HTTPHead) -> String? {
    guard let host = head.headers["host"]?.lowercased(), hosts.contains(host) else {
      return "This server answers to 127.0.0.1:\(port) and localhost:\(port) only."
    }
    // Programs send none; a browser sends one with whatever is not plain reading.
    if let origin = head.headers["origin"]?.lowercased(),
      !hosts.contains(where: { "http://" + $0 == origin })
    {
      return "This server talks to its own page only."
    }
    if let site = head.headers["sec-fetch-site"]?.lowercased(),
      !["same-origin", "none"].contains(site), head.path != "/"
    {
      return "This server talks to its own page only."
    }
    return nil
  }
}
