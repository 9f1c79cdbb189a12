// Written for this project; every line that ends in WRONG must be reported, no other
import Combine
import Foundation

struct Value: ObservableObject {} // WRONG
struct Wrapped { @Published var name = "" } // WRONG
final class Model: ObservableObject {
    @Published var name = ""
    @Published let count = 0 // WRONG
    var bag = Set<AnyCancellable>()
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<String, Never>("")
    enum Failure: Error { case a }
    func go() {
        subject.send("x") // WRONG
        subject.send() // WRONG
        subject.value = 1 // WRONG
        current.value = 1 // WRONG
        _ = PassthroughSubject<Int>() // WRONG
        _ = PassthroughSubject<Int, String>() // WRONG
        _ = CurrentValueSubject<Int, Never>() // WRONG
        name.sink { _ in }.store(in: &bag) // WRONG
        $name.sink { (value: Int) in }.store(in: &bag) // WRONG
        $name.sink { _ in }.store(in: bag) // WRONG
        $name.sink { _ in }.stored(in: &bag) // WRONG
        $name.assign(to: \.count, on: self).store(in: &bag) // WRONG
        $name.map { $0.size }.sink { _ in }.store(in: &bag) // WRONG
        $name.receive(on: .main).sink { _ in }.store(in: &bag) // WRONG
        $name.debounce(for: 0.3).sink { _ in }.store(in: &bag) // WRONG
        $name.merge(with: subject).sink { _ in }.store(in: &bag) // WRONG
        Fail<Int, Failure>(error: .a).sink { _ in }.store(in: &bag) // WRONG
        Timer.publish(every: 1).autoconnect().sink { _ in }.store(in: &bag) // WRONG
        NotificationCenter.default.publisher(named: .init("x")).sink { _ in }.store(in: &bag) // WRONG
        objectDidChange.send() // WRONG
        let erased: AnyPublisher<Int, Never> = $name.eraseToAnyPublisher() // WRONG
        let erased2: AnyPublisher<String, Never> = $name.map { $0 } // WRONG
        _ = (erased, erased2)
    }
    func cancelAll(_ token: AnyCancellable) { token.invalidate() } // WRONG
}
