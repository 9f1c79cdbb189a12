// Written for this project; MemberImportVisibility: SwiftUI passes on Foundation and CoreGraphics, neither Combine nor UIKit. // features: MemberImportVisibility
import SwiftUI

final class Model: ObservableObject { // WRONG
    @Published var name = "" // WRONG
}
struct Fine: View {
    let date = Date(timeIntervalSince1970: 0)
    var body: some View { GeometryReader { Text(date, style: .date).frame(width: $0.size.width, height: CGRect.zero.maxY) } }
}
func window() -> UIWindow? { nil } // WRONG
let subject = PassthroughSubject<Int, Never>() // WRONG
