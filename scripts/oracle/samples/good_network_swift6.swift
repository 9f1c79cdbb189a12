// right usage of Network: a server of lines and of WebSockets
import Foundation
import Network

final class Server: Sendable {
  let listener: NWListener
  init(port: UInt16) throws {
    let parameters = NWParameters.tcp
    let socket = NWProtocolWebSocket.Options()
    socket.autoReplyPing = true
    socket.setClientRequestHandler(.main) { _, _ in NWProtocolWebSocket.Response(status: .accept, subprotocol: nil) }
    parameters.defaultProtocolStack.applicationProtocols.insert(socket, at: 0)
    parameters.requiredInterfaceType = .loopback; parameters.allowLocalEndpointReuse = true
    guard let port = NWEndpoint.Port(rawValue: port) else { throw NWError.posix(.EINVAL) }
    parameters.requiredLocalEndpoint = .hostPort(host: .ipv4(.loopback), port: port)
    listener = try NWListener(using: parameters, on: port)
    listener.stateUpdateHandler = { state in if case .failed(let error) = state { print(error) } }
    listener.newConnectionHandler = { [weak self] connection in connection.start(queue: .main); self?.read(connection) }
    listener.start(queue: .main)
  }
  func read(_ connection: NWConnection) {
    connection.receiveMessage { data, context, isComplete, error in
      let message = context?.protocolMetadata(definition: NWProtocolWebSocket.definition) as? NWProtocolWebSocket.Metadata
      guard message?.opcode == .text, let data, error == nil else { return connection.cancel() }
      let answer = NWConnection.ContentContext(identifier: "answer", metadata: [NWProtocolWebSocket.Metadata(opcode: .binary)])
      connection.send(content: data, contentContext: answer, isComplete: isComplete, completion: .contentProcessed { _ in })
    }
  }
}
func client() { NWConnection(host: "localhost", port: 80, using: .tcp).start(queue: .global()) }
