import Foundation
import TestSupport
import Testing

@testable import HeadlessServe

/// Tests the messages that a page may send, and the errors for all other messages.
@Suite("Messages of a page")
struct InputTests {
  private static func point(_ time: Double, _ x: Double, _ y: Double) -> Input.Point {
    Input.Point(time: time, place: CGPoint(x: x, y: y))
  }

  @Test(
    "each kind is read",
    arguments: [
      (
        #"{"type":"touch","phase":"down","finger":0,"points":[[1.5,20,30]]}"#,
        Input.touch(.down, finger: 0, points: [point(1.5, 20, 30)])
      ),
      (
        #"{"type":"touch","phase":"move","finger":9,"points":[[1,2,3],[1,2,4],[2,-5,1e4]]}"#,
        .touch(.move, finger: 9, points: [point(1, 2, 3), point(1, 2, 4), point(2, -5, 10_000)])
      ),
      (#"{"type":"text","text":"é"}"#, .text("é")),
      (#"{"type":"text","text":"👩‍👩‍👧"}"#, .text("👩‍👩‍👧")),
      (#"{"type":"key","key":"return"}"#, .key(.return, [])),
      (#"{"type":"key","key":"tab","modifiers":[]}"#, .key(.tab, [])),
      (
        #"{"type":"key","key":"up","modifiers":["shift","command"]}"#,
        .key(.up, [.shift, .command])
      ),
      (#"{"type":"key","key":"page-down"}"#, .key(.pageDown, [])),
      (
        #"{"type":"shortcut","key":"a","modifiers":["command"]}"#, .shortcut("a", [.command])
      ),
      (
        #"{"type":"shortcut","key":"é","modifiers":["alternate","shift"]}"#,
        .shortcut("é", [.alternate, .shift])
      ),
      (#"{"type":"choose","choice":"rtl","value":"on"}"#, .choose(.rightToLeft, "on")),
      (#"{"type":"button","button":"status-bar"}"#, .button(.statusBar)),
      (#"{"type":"choose","choice":"text-size","value":"ax3"}"#, .choose(.textSize, "ax3")),
      (#"{"type":"seen","number":12}"#, .seen(12)),
    ])
  func reads(message: String, input: Input) throws {
    #expect(try Input(Data(message.utf8)) == input)
  }

  @Test(
    "everything else is refused in one line",
    arguments: [
      // The text is not a message.
      "", " ", "null", "[]", "12", "\"touch\"", "{", "{}", #"{"type":null}"#, #"{"type":"fly"}"#,
      #"{"type":{"a":1}}"#, #"{"type":"text","text":"a"}x"#,
      // A member is missing, wrong or superfluous.
      #"{"type":"touch","phase":"down","finger":0}"#,
      #"{"type":"touch","phase":"hover","finger":0,"points":[[1,2,3]]}"#,
      #"{"type":"touch","phase":"down","finger":0,"points":[[1,2,3]],"more":1}"#,
      #"{"type":"text","text":"a","text2":"b"}"#, #"{"type":"seen","number":"1"}"#,
      #"{"type":"button"}"#, #"{"type":"button","button":"explode"}"#,
      #"{"type":"choose","choice":"root","value":"x"}"#,
      // The shortcut is invalid: its modifiers are missing, empty, only Shift or repeated, or its
      // key is empty, has two characters, or is a control character.
      #"{"type":"shortcut","key":"a"}"#, #"{"type":"shortcut","key":"a","modifiers":[]}"#,
      #"{"type":"shortcut","key":"a","modifiers":["shift"]}"#,
      #"{"type":"shortcut","key":"a","modifiers":["command","command"]}"#,
      #"{"type":"shortcut","key":"","modifiers":["command"]}"#,
      #"{"type":"shortcut","key":"ab","modifiers":["command"]}"#,
      #"{"type":"shortcut","key":"\u0001","modifiers":["control"]}"#,
      // The finger is invalid.
      #"{"type":"touch","phase":"down","finger":-1,"points":[[1,2,3]]}"#,
      #"{"type":"touch","phase":"down","finger":10,"points":[[1,2,3]]}"#,
      #"{"type":"touch","phase":"down","finger":0.5,"points":[[1,2,3]]}"#,
      #"{"type":"touch","phase":"down","finger":1e300,"points":[[1,2,3]]}"#,
      // The place is invalid.
      #"{"type":"touch","phase":"down","finger":0,"points":[]}"#,
      #"{"type":"touch","phase":"down","finger":0,"points":[[1,2]]}"#,
      #"{"type":"touch","phase":"down","finger":0,"points":[[1,2,3],[1,2,3]]}"#,
      #"{"type":"touch","phase":"move","finger":0,"points":[[2,2,3],[1,2,3]]}"#,
      #"{"type":"touch","phase":"move","finger":0,"points":[[-1,2,3]]}"#,
      #"{"type":"touch","phase":"move","finger":0,"points":[[1e10,2,3]]}"#,
      #"{"type":"touch","phase":"move","finger":0,"points":[[1,1e6,3]]}"#,
      #"{"type":"touch","phase":"move","finger":0,"points":[[1,1e999,3]]}"#,
      #"{"type":"touch","phase":"move","finger":0,"points":[[1,NaN,3]]}"#,
      #"{"type":"touch","phase":"move","finger":0,"points":[[1,null,3]]}"#,
      #"{"type":"touch","phase":"move","finger":0,"points":"here"}"#,
      // The text, the key or the number is invalid.
      #"{"type":"text","text":""}"#, #"{"type":"text","text":"a\u0000"}"#,
      #"{"type":"text","text":"\u001b[2J"}"#, #"{"type":"text","text":7}"#,
      #"{"type":"key","key":"power"}"#, #"{"type":"key","key":"up","modifiers":["shift","shift"]}"#,
      #"{"type":"key","key":"up","modifiers":"shift"}"#,
      #"{"type":"seen","number":-1}"#, #"{"type":"seen","number":3000000000}"#,
    ])
  func refuses(message: String) {
    let error = #expect(throws: InputError.self) { try Input(Data(message.utf8)) }
    #expect(error?.description.isEmpty == false && error?.description.contains("\n") == false)
  }

  @Test("lengths have ends")
  func ends() throws {
    func text(_ count: Int) -> Data {
      Data("{\"type\":\"text\",\"text\":\"\(String(repeating: "a", count: count))\"}".utf8)
    }
    #expect(throws: Never.self) { try Input(text(Input.longestText)) }
    #expect(throws: InputError.self) { try Input(text(Input.longestText + 1)) }
    func points(_ count: Int) -> Data {
      let rows = repeatElement("[1,2,3]", count: count).joined(separator: ",")
      return Data("{\"type\":\"touch\",\"phase\":\"move\",\"finger\":0,\"points\":[\(rows)]}".utf8)
    }
    #expect(throws: Never.self) { try Input(points(Input.mostPoints)) }
    #expect(throws: InputError.self) { try Input(points(Input.mostPoints + 1)) }
    let deep = String(repeating: "[", count: 8000)
    #expect(throws: InputError.self) { try Input(Data("{\"type\":\(deep)".utf8)) }
  }

  @Test("4,000 damaged messages: read or refused, never a crash")
  func damaged() {
    var random = SplitMix64(seed: 7)
    let good = Array(
      #"{"type":"touch","phase":"move","finger":3,"points":[[1.5,20,30],[1.6,21,31]]}"#.utf8)
    var refused = 0
    for _ in 0..<4000 {
      var bytes = good
      for _ in 0...random.below(3) {
        switch random.below(3) {
        case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
        case 1: bytes.remove(at: random.below(bytes.count))
        default: bytes.insert(UInt8(random.below(128)), at: random.below(bytes.count))
        }
      }
      do {
        _ = try Input(Data(bytes))
      } catch {
        refused += 1
      }
    }
    #expect(refused > 3000)
  }
}
