import Testing

@testable import DebugHost

@Suite("Frame packer")
struct FramePackerTests {
  @Test(
    "the packer cuts a picture before its opening tags and nowhere else",
    arguments: [
      ("", []),
      ("<svg/>", ["<svg/>"]),
      ("<g><rect/></g>", ["<g>", "<rect/></g>"]),
      ("<text>a &lt; b</text>\n<rect/>", ["<text>a &lt; b</text>\n", "<rect/>"]),
      ("no tag at all", ["no tag at all"]),
      ("é<g>😀</g><", ["é", "<g>😀</g>", "<"]),
    ])
  func split(svg: String, pieces: [String]) {
    #expect(FramePacker.split(svg).map(String.init) == pieces)
  }

  @Test("unpacking gives back every picture byte for byte")
  func roundTrip() {
    var packer = FramePacker()
    let pictures = Recording.sample(frames: 6).frames.map(\.svg) + ["", "plain", "<a><b></b></a>"]
    let packed = pictures.map { packer.pack($0) }
    #expect(packed.map { packer.unpack($0) } == pictures)
  }

  @Test("a part that stays on the screen is stored once and written as one run")
  func sharing() {
    var packer = FramePacker()
    let pictures = Recording.sample(frames: 3).frames.map { packer.pack($0.svg) }
    #expect(pictures == [[0, 6], [0, 5, 6, 1], [0, 5, 7, 1]])
    #expect(packer.pieces.count == 8)
  }
}
