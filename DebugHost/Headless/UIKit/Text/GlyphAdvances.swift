import Foundation

/// The advances of the system font's glyphs, in thousandths of the point size, before tracking. An
/// advance is the distance from the start of a glyph to the start of the next one.
///
/// San Francisco cannot be measured here. The table contains the advances of Inter (SIL Open Font
/// License). Together with Apple's tracking table they give the widths known from UIKit: the label
/// "Label" at 17 pt is 41.3 pt wide on a phone, and 41.4 pt here.
package struct GlyphAdvances: Sendable {
  /// The advances from space to tilde.
  let ascii: [CGFloat]
  let digit: CGFloat = 648

  package static let regular = GlyphAdvances(ascii: [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357,
    625, 464, 605, 636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507,
    936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652, 562, 889, 753, 761,
    635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452,
    497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597,
    609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
  ])
  package static let medium = GlyphAdvances(ascii: [
    265, 294, 400, 637, 643, 828, 651, 217, 378, 378, 522, 666, 288, 463, 283, 368,
    646, 473, 613, 644, 654, 620, 636, 579, 631, 636, 283, 288, 666, 666, 666, 526,
    968, 700, 654, 735, 722, 603, 586, 749, 742, 270, 552, 664, 564, 898, 747, 768,
    639, 768, 645, 643, 651, 738, 700, 978, 666, 685, 639, 378, 368, 378, 475, 460,
    497, 569, 626, 568, 626, 587, 369, 617, 602, 249, 249, 556, 249, 884, 597, 602,
    617, 617, 384, 536, 372, 594, 566, 825, 551, 566, 551, 378, 342, 378, 666,
  ])
  package static let semibold = GlyphAdvances(ascii: [
    248, 309, 396, 643, 649, 844, 663, 213, 393, 393, 543, 673, 295, 466, 290, 379,
    667, 481, 621, 652, 666, 632, 648, 587, 646, 648, 290, 295, 673, 673, 673, 544,
    999, 724, 657, 744, 724, 608, 586, 755, 744, 275, 561, 677, 566, 906, 741, 775,
    643, 776, 651, 649, 660, 734, 724, 1007, 690, 705, 653, 393, 379, 393, 481, 468,
    497, 575, 630, 577, 630, 593, 377, 625, 613, 261, 261, 569, 261, 898, 610, 608,
    625, 625, 397, 549, 380, 608, 576, 837, 562, 576, 562, 393, 358, 393, 673,
  ])
  package static let bold = GlyphAdvances(ascii: [
    232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390,
    688, 489, 630, 659, 678, 645, 660, 595, 661, 660, 298, 303, 680, 680, 680, 562,
    1031, 748, 661, 752, 727, 613, 585, 761, 746, 281, 570, 690, 567, 915, 735, 782,
    648, 783, 656, 655, 668, 729, 748, 1036, 714, 724, 667, 409, 390, 409, 488, 477,
    497, 580, 635, 587, 635, 598, 386, 633, 624, 272, 272, 582, 272, 912, 622, 614,
    632, 632, 409, 562, 388, 622, 586, 850, 574, 586, 572, 409, 374, 409, 680,
  ])

  /// The characters outside ASCII that forms and chats use. The weight changes them too little to
  /// matter.
  private static let signs: [UInt32: CGFloat] = [
    0x00A0: 281, 0x00A3: 631, 0x00A5: 548, 0x00A7: 551, 0x00A9: 915, 0x00AE: 670, 0x00B0: 455,
    0x00B1: 659, 0x00B7: 276, 0x00C6: 990, 0x00D7: 659, 0x00D8: 761, 0x00DF: 609, 0x00E6: 925,
    0x00F7: 659, 0x00F8: 597, 0x0131: 237, 0x0142: 237, 0x0153: 990, 0x2013: 500, 0x2014: 1000,
    0x2009: 182, 0x2018: 199, 0x2019: 185, 0x201C: 381, 0x201D: 381, 0x2022: 562, 0x2026: 821,
    0x20AC: 665,
    0x2122: 608, 0x2212: 659, 0x2190: 955, 0x2191: 955, 0x2192: 955, 0x2193: 955, 0x2318: 1001,
    0x21E7: 1023,
    0x232B: 1216, 0x21A9: 1143, 0x2713: 881,
  ]

  /// Returns the advance of one character as the user sees it. An accented letter is as wide as its
  /// base. An ideograph or an emoji is one em wide, and a control or joining character has no
  /// width. For other characters that are not listed, this is a typical width.
  package func advance(of character: Character, tabularDigits: Bool) -> CGFloat {
    guard let first = character.unicodeScalars.first else { return 0 }
    if let width = advance(of: first, tabularDigits: tabularDigits) { return width }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? first
    if base != first, let width = advance(of: base, tabularDigits: tabularDigits) { return width }
    return Self.fallback(for: first)
  }

  private func advance(of scalar: Unicode.Scalar, tabularDigits: Bool) -> CGFloat? {
    switch scalar.value {
    case 0x30...0x39 where tabularDigits: digit
    case 0x20...0x7E: ascii[Int(scalar.value) - 0x20]
    default: Self.signs[scalar.value]
    }
  }

  private static func fallback(for scalar: Unicode.Scalar) -> CGFloat {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    return switch scalar.value {
    case 0..<0x1100: scalar.properties.isUppercase ? 690 : 590
    case 0x2000...0x206F: 280
    default: 1000
    }
  }
}
