// Written for this project; Combine for iOS 15. No line may be reported.
import Combine
import Foundation

final class Search: ObservableObject {
    enum Failure: Error { case offline }
    @Published var query = ""
    @Published private(set) var hits: [String] = []
    @Published var error: Failure?
    let selected = CurrentValueSubject<Int?, Never>(nil)
    let taps = PassthroughSubject<Void, Never>()
    private var bag: Set<AnyCancellable> = []
    private var list: [AnyCancellable] = []
    private var timer: AnyCancellable?

    init() {
        $query
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
            .map { [unowned self] in find($0).catch { _ in Just([]) } }
            .switchToLatest()
            .receive(on: RunLoop.main)
            .assign(to: &$hits)
        find("a")
            .sink(receiveCompletion: { [weak self] completion in
                if case .failure(let error) = completion { self?.error = error }
            }, receiveValue: { print($0.count) })
            .store(in: &bag)
        Publishers.CombineLatest($query, selected)
            .map { query, index in "\(query) \(index ?? 0)" }
            .sink { print($0) }
            .store(in: &list)
        taps.prepend(()).merge(with: Just(()).delay(for: .seconds(1), scheduler: RunLoop.main)).sink { [self] in selected.send(1) }.store(in: &bag)
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0.timeIntervalSince1970) }
        NotificationCenter.default.publisher(for: Notification.Name("x")).compactMap { $0.object as? String }.sink { self.query = $0 }.store(in: &bag)
        selected.value = 3
        taps.send()
        objectWillChange.sink { _ in }.store(in: &bag)
        selected.assign(to: \.index, on: self).store(in: &bag)
        [1, 2, 3].publisher.scan(0, +).collect().sink { print($0.reduce(0, +)) }.store(in: &bag)
    }
    var index: Int? { willSet { objectWillChange.send() } }

    func find(_ text: String) -> AnyPublisher<[String], Failure> {
        Future<[String], Failure> { promise in promise(text.isEmpty ? .failure(.offline) : .success([text])) }
            .retry(2).eraseToAnyPublisher()
    }
    var stream: AnyPublisher<String, Never> { $query.eraseToAnyPublisher() }
    func follow() async { for await value in $query.values { print(value.count) } }
    func stop() { bag.removeAll(); timer?.cancel(); timer = nil }
}

final class ByHand: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var value = 0 { willSet { objectWillChange.send() } }
}
