internal import ResponderCore

extension PresentationBoundary: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .followNext: "followNext"
    case .stop: "stop"
    case .continueAtPresenter: "continueAtPresenter"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ActionRoute: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .proceed: "proceed"
    case .pass: "pass"
    case .forward(let responder): "forward to \(type(of: responder))"
    case .veto: "veto"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ActionHandler: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .responder(let responder): "responder \(type(of: responder as Any))"
    case .view: "view"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
