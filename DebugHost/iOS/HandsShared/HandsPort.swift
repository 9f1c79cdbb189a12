/// The port on which the UI test listens for gestures.
enum HandsPort {
  static let number: UInt16 = 47717
}
