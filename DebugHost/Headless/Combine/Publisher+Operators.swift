extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in _subscribe { receive(transform($0)) } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in _subscribe { if isIncluded($0) { receive($0) } } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in _subscribe { if let value = transform($0) { receive(value) } } }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return _subscribe { value in
        if left > 0 { left -= 1 } else { receive(value) }
      }
    }
  }

  /// The first value that the closure accepts, and none after it.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var isDone = false
      return _subscribe { value in
        guard !isDone, predicate(value) else { return }
        isDone = true
        receive(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return _subscribe { value in
        guard value != last else { return }
        last = value
        receive(value)
      }
    }
  }
}
