// Several cases share a line, because their numbers in the standard follow one another.
// swift-format-ignore-file: OneCasePerLine

import Foundation

/// Keys by their place on the keyboard, with the numbers of the USB standard. Only the keys of
/// current keyboards are listed.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  case keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6
  case keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  case keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign
  case keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound
  case keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
  case keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3
  case keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10
  case keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock, keyboardPause
  case keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd
  case keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1
  case keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0
  case keypadPeriod, keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign
  case keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19
  case keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
  case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGui
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGui
}
