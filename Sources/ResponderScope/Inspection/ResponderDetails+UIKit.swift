#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  extension ResponderDetails {
    /// Reads the settings and class names of a responder, but no text, placeholder or label.
    ///
    /// This calls the app's `inputView` and `inputAccessoryView`, as UIKit did when the responder
    /// became first responder. Read the details once for each responder, not in each frame.
    @MainActor
    init(_ responder: UIResponder) {
      let field = responder as? UITextField
      let text = responder as? UITextView
      // A text view that is only selected needs no keyboard.
      let type = field?.keyboardType ?? (text?.isEditable == true ? text?.keyboardType : nil)
      self.init(
        module: Self.module(of: responder), address: Self.address(of: responder),
        keyboardType: type.map(Self.name),
        contentType: (field?.textContentType ?? text?.textContentType)?.rawValue,
        isSecure: field?.isSecureTextEntry ?? text?.isSecureTextEntry ?? false,
        inputView: responder.inputView.map { String(describing: Swift.type(of: $0)) },
        inputAccessoryView: responder.inputAccessoryView.map {
          String(describing: Swift.type(of: $0))
        }, isAlert: responder is UIAlertController,
        returning: FocusBook.shared.returning(after: responder).map { ResponderIdentity($0) })
    }

    static func module(of responder: UIResponder) -> String? {
      let parts = String(reflecting: type(of: responder)).split(separator: ".")
      return parts.count > 1 ? parts.first.map(String.init) : nil
    }

    private static func address(of responder: UIResponder) -> String {
      let value = UInt(bitPattern: Unmanaged.passUnretained(responder).toOpaque())
      return "0x" + String(value, radix: 16)
    }

    /// The names in the order of UIKit's raw values. Types that are newer than this list are shown
    /// by number.
    private static let keyboardTypes = [
      "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
      "asciiCapableNumberPad",
    ]

    private static func name(_ type: UIKeyboardType) -> String {
      keyboardTypes.indices.contains(type.rawValue)
        ? keyboardTypes[type.rawValue] : "type \(type.rawValue)"
    }
  }
#endif
