/// Where the UI test listens that serves as hands.
enum HandsPort {
  static let number: UInt16 = 47717
}
