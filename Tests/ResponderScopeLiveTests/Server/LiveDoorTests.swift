import ResponderScopeLive
import Testing

@Suite("Tokens and sessions")
struct LiveDoorTests {
  private func admits(_ door: inout LiveDoor, _ session: String?, _ now: Double) -> Bool {
    door.admits(session, at: now)
  }

  @Test("a token is 128 random bits, and good for one session")
  func exchange() throws {
    var door = LiveDoor()
    let token = door.makeToken(at: 0)
    #expect(token.count == 32 && token.allSatisfy(\.isHexDigit))
    #expect(Set((0..<100).map { _ in LiveDoor.secret() }).count == 100)
    let opened = door.exchange(token, at: 1)
    let session = try #require(opened)
    #expect(session != token && session.count == 32)
    let again = door.exchange(token, at: 1)
    #expect(again == nil && door.token(at: 1) == nil)
    #expect(admits(&door, session, 2))
    for other in [token, nil, ""] { #expect(!admits(&door, other, 2)) }
  }

  @Test("a wrong token gets nothing, and does not use up the right one")
  func wrong() {
    var door = LiveDoor()
    let early = door.exchange("", at: 0)
    #expect(early == nil)
    let token = door.makeToken(at: 0)
    for guess in ["", "0", String(token.dropLast()), token + "0", token.uppercased() + " "] {
      let session = door.exchange(guess, at: 0)
      #expect(session == nil)
    }
    let session = door.exchange(token, at: 0)
    #expect(session != nil)
  }

  @Test("a token lasts ten minutes, and the next one replaces it; sessions stay")
  func time() throws {
    var door = LiveDoor()
    let first = door.makeToken(at: 0)
    #expect(door.token(at: 599) == first && door.token(at: 600) == nil)
    let late = door.exchange(first, at: 600)
    #expect(late == nil)
    let second = door.makeToken(at: 600)
    let third = door.makeToken(at: 601)
    let replaced = door.exchange(second, at: 602)
    #expect(replaced == nil)
    let opened = door.exchange(third, at: 602)
    let session = try #require(opened)
    _ = door.makeToken(at: 603)
    #expect(admits(&door, session, 603))
  }

  @Test("a session ends half an hour after its last request; the least used one makes room")
  func sessions() {
    var door = LiveDoor()
    func open(_ now: Double) -> String {
      door.exchange(door.makeToken(at: now), at: now) ?? ""
    }
    let first = open(0)
    #expect(admits(&door, first, 1799) && admits(&door, first, 3598))
    #expect(!admits(&door, first, 3598 + 1800))
    let sessions = (0..<9).map { open(6000 + Double($0)) }
    #expect(!admits(&door, sessions[0], 6010))
    for session in sessions.dropFirst() { #expect(admits(&door, session, 6010)) }
  }

  @Test(
    "texts are compared whole",
    arguments: [("ab", "ab", true), ("ab", "ac", false), ("ab", "abc", false), ("ab", "", false)])
  func comparison(secret: String, guess: String, areEqual: Bool) {
    #expect(LiveDoor.areEqual(secret, guess) == areEqual)
  }

  @Test(
    "the local network is the first Wi-Fi or Ethernet interface, never the cellular one or a tunnel",
    arguments: [
      (["lo0 127.0.0.1", "pdp_ip0 10.1.2.3", "en0 192.168.1.5", "en1 10.0.0.1"], "en0"),
      (["en2 10.0.0.2", "en1 10.0.0.1"], "en1"), (["en10 10.0.0.2", "en2 10.0.0.1"], "en2"),
      (["en0 169.254.1.1", "en5 10.0.0.1"], "en5"), (["en0 169.254.1.1"], "en0"),
      (["pdp_ip0 10.1.2.3", "utun0 10.1.1.1", "ipsec0 10.1.1.2", "awdl0 10.1.1.3"], nil),
      (["lo 127.0.0.1", "eth0 172.17.0.2", "en0 0.0.0.0", "en 10.0.0.1", "enp3 10.0.0.3"], nil),
    ] as [([String], String?)])
  func interface(lines: [String], name: String?) {
    let interfaces = lines.map { line in
      let words = line.split(separator: " ")
      let parts = words[1].split(separator: ".").compactMap { UInt8($0) }
      return NetworkInterface(
        name: String(words[0]), address: IPv4(parts[0], parts[1], parts[2], parts[3]))
    }
    #expect(NetworkInterface.local(among: interfaces)?.name == name)
  }

  @Test("this machine's loopback interface is among those that are up")
  func machine() {
    #expect(NetworkInterface.all.contains { $0.address == .loopback })
  }
}
