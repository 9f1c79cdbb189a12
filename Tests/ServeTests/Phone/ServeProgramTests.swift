import Foundation
import ResponderScopeLive
import Testing

@testable import DebugHost

/// Tests `DebugHost serve` before it serves: its arguments, and a port that is in use.
@MainActor
@Suite("The command serve")
struct ServeProgramTests {
  private func run(_ arguments: [String]) -> (code: Int32, lines: [String], complaints: [String]) {
    var (lines, complaints): ([String], [String]) = ([], [])
    let console = Console(line: { lines.append($0) }, complaint: { complaints.append($0) })
    let host = DebugHost(
      console: console, catalog: DebugHost.allScenes, others: DebugHost.diagnosisScenes)
    return (host.run(["serve"] + arguments), lines, complaints)
  }

  @Test(
    "what does not exist is one line",
    arguments: [
      (["--scene", "nowhere"], "no scene 'nowhere'"), (["--device", "brick"], "no device 'brick'"),
      (["--port", "70000"], "0 to 65535"), (["--port", "-1"], "0 to 65535"),
      (["--port", "x"], "'x'"), (["--text-size", "huge"], "no text size 'huge'"),
      (["--frobnicate"], "--frobnicate"), (["extra"], "extra"),
    ])
  func arguments(arguments: [String], words: String) {
    let (code, lines, complaints) = run(arguments)
    #expect(code == 64 && lines.isEmpty && complaints.count == 1)
    #expect(complaints.first?.contains(words) == true, "\(complaints)")
    #expect(complaints.first?.contains("\n") == false)
  }

  @Test("--help tells, and is no failure")
  func help() {
    let (code, lines, complaints) = run(["--help"])
    #expect(code == 0 && complaints.isEmpty)
    #expect(lines.joined().contains("127.0.0.1") && lines.joined().contains("--port"))
  }

  @Test("a port that is taken is one line and exit code 1")
  func taken() async throws {
    let server = try LiveServer(port: 0, site: NoSite())
    let (code, lines, complaints) = run(["--port", "\(server.port)"])
    #expect(code == 1 && lines.isEmpty)
    #expect(
      complaints == [
        "DebugHost: port \(server.port) is taken, perhaps by another app or simulator; 0 takes any free port"
      ])
    await server.stop()
  }
}

private final class NoSite: LiveSite {
  func reply(to request: LiveRequest) async -> LiveReply { .refusal(404, "nothing") }
  func join(_ client: LiveClient) {}
  func leave(_ client: LiveClient) {}
}
