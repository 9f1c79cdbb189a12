import Testing

@testable import ResponderCore

/// Tests symbols as compilers and linkers write them. The readable names were compared with the
/// output of `swift demangle`.
@Suite("Names of functions")
struct CallSymbolTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let symbol: String
    let name: String?
    var module: String? = "Main"
    var testDescription: String { symbol }
  }

  static let swift: [Row] = [
    Row(symbol: "$s4Main5LoginC6submityyF", name: "Login.submit"),
    Row(symbol: "_$s4Main5LoginC6submityyF", name: "Login.submit"),
    Row(symbol: "$S4Main5LoginC6submityyF", name: "Login.submit"),
    Row(symbol: "$s4Main5LoginC6submityyFTo", name: "Login.submit"),
    Row(symbol: "$s4Main5LoginC6submit6hiddenySb_tFZ", name: "Login.submit"),
    Row(symbol: "$s4Main5LoginC4draw2in7fCenterySi_SitF", name: "Login.draw"),
    Row(symbol: "$s4Main6submityyF", name: "submit"),
    Row(symbol: "$s4Main5OuterC5InnerV4workyyF", name: "Outer.Inner.work"),
    Row(symbol: "$s4MainAAO4workyyFZ", name: "Main.work"),
    // The function or its type is private to its file.
    Row(
      symbol: "$s4Main5LoginC5reset33_0A8D02687C46F8CD56F030FDAADC9211LLyyF", name: "Login.reset"),
    Row(
      symbol: "$s4Main3Log33_1BC7B495FF91AB5CE5FA12276E7C6C8BLLC4noteyyF", name: "Log.note"),
    // The symbol refers back to words of earlier names.
    Row(
      symbol:
        "$s12ResponderKit18FirstResponderFeedC7settled33_0A8D02687C46F8CD56F030FDAADC9211LLyyF",
      name: "FirstResponderFeed.settled", module: "ResponderKit"),
    Row(
      symbol: "$s12ResponderKit05FirstA4FeedC7settledyyF", name: "FirstResponderFeed.settled",
      module: "ResponderKit"),
    Row(symbol: "$s9LoginPage0aB4ViewV0A0yyF", name: "LoginPageView.Login", module: "LoginPage"),
    Row(symbol: "$s9LoginPage0C1XV4workyyF", name: "LoginPage", module: "LoginPage"),
    // Words begin after an underscore and with a letter, and capitals in a row begin only one.
    Row(symbol: "$s4Main11Grid_x_AxisV0C5LabelyyF", name: "Grid_x_Axis.AxisLabel"),
    Row(symbol: "$s4Main13Level_22_2mapV0cB0yyF", name: "Level_22_2map.mapLevel"),
    Row(
      symbol: "$s4Main10HTTPClientV06ClientB0V4workyyF", name: "HTTPClient.ClientHTTPClient.work"),
    // The name contains characters that are not ASCII, and may begin with an underscore.
    Row(symbol: "$s4Main009hello_kvcV4workyyF", name: "hello_kvc.work"),
    Row(symbol: "$s4Main0010__Gre_xnaBlV4workyyF", name: "_Gre_xnaBl.work"),
    // A computed variable inside a function.
    Row(symbol: "$s4Main5LoginC5localyyF1wL_Sivg", name: "Login.local"),
    // The functions are members of extensions.
    Row(symbol: "$sSo16UIViewControllerC4MainE4hideyyF", name: "UIViewController.hide"),
    Row(symbol: "$sSa4MainE4hideyyF", name: "Array.hide"),
    Row(symbol: "$sSa4MainSiRszlE4hideyyF", name: "Array.hide"),
    Row(symbol: "$s4Main7FocusedPAAE4hideyyF", name: "Focused.hide"),
    Row(symbol: "$s4Main3FooVAASiRszlE4hideyyF", name: "Foo.hide"),
    Row(symbol: "$sSS4MainE4hideyyF", name: "String.hide"),
    // The functions are accessors, observers, initializers and deinitializers of types, or return
    // the metadata of a type.
    Row(symbol: "$s4Main5LoginC5valueSivg", name: "Login.value.getter"),
    Row(symbol: "$s4Main5LoginC5valueSivW", name: "Login.value.didSet"),
    Row(symbol: "$s4Main5LoginC5valueSivsTo", name: "Login.value.setter"),
    Row(symbol: "$s4Main5LoginCACycfc", name: "Login.init"),
    Row(symbol: "$s4Main5LoginC5valueACSi_tcfC", name: "Login.init"),
    Row(symbol: "$s4Main5LoginCfD", name: "Login.deinit"),
    Row(symbol: "$s4Main5LoginCfd", name: "Login.deinit"),
    Row(symbol: "$s4Main5LoginCMa", name: "Login"),
    // A type has the same name as its module, and is private to its file in the second row.
    Row(symbol: "$s4Main5LoginC5valueA2AOvg", name: "Login.value.getter"),
    Row(symbol: "$s4MainAA33_33A94E17F4C5002954DDA110FCD1D26ALLV4workyyF", name: "Main.work"),
    // A private type is in an extension whose constraint is private to the same file.
    Row(
      symbol:
        "$s4Main3FooVA2A3Bar08_4C1D1A6E23C6B3A3F9AD74245569C8980LLRzlE5InnerAELLV4workyyF",
      name: "Foo.Inner.work"),
    // The signature refers to types that occurred before, several at once or by a large number.
    Row(symbol: "$s4Main5LoginC1a___AcA1AV_AA1BVAhFtcfc", name: "Login.init"),
    Row(
      symbol: "$s4Main5LoginC4moreyyAA1AV_AA1BVAA1CVAA1DVAA1EVAA1FVAA1GVAA1HVAA1IVAA1JVAA1KVAA1LV"
        + "AA1MVAA1NVtFyA4_cfU_", name: "closure in Login.more"),
    // The signature, or that of a closure, contains a type that an extension with constraints adds.
    Row(symbol: "$s4Main4free2byySaAASiRszlE3BoxVySi_G_tF", name: "free"),
    Row(
      symbol: "$s4Main5LoginC6submityyFySaAASiRszlE3BoxVySi_GXEfU_",
      name: "closure in Login.submit"),
    Row(
      symbol: "$s4Main5LoginC4bodySivgySaAASiRszlE3BoxVySi_GXEfU_", name: "closure in Login.body"),
    Row(symbol: "$s4Main5LoginCACycfcySaAASiRszlE3BoxVySi_GXEfU_", name: "closure in Login.init"),
    // The functions are closures, partial applications and resumptions.
    Row(symbol: "$s4Main5LoginC6submityyFyycfU_", name: "closure in Login.submit"),
    Row(symbol: "$s4Main5LoginC6submityyFyycfU1_TA", name: "closure in Login.submit"),
    Row(symbol: "$s4Main5LoginC6submityyFyyScMYcfu_", name: "closure in Login.submit"),
    Row(symbol: "$s4Main5LoginCACycfcyycfU_", name: "closure in Login.init"),
    Row(symbol: "$s4Main5LoginC4bodySivgyycfU_", name: "closure in Login.body"),
    Row(symbol: "$s4Main5LoginC4loadyyYaFTY0_", name: "Login.load"),
    // A nested function has the name of the function around it.
    Row(symbol: "$s4Main5LoginC6submityyF5innerL_yyF", name: "Login.submit"),
    Row(symbol: "$s4Main5LoginC5localyyF5LocalL_CAFycfc", name: "Login.local"),
    Row(symbol: "$s4Main5LoginC4joinyyACF5LocalL_CAFycfc", name: "Login.join"),
    Row(symbol: "$s4Main5LoginCACycfc5innerL_yyF5LocalL_CAFycfc", name: "Login.init"),
    Row(symbol: "$s4Main5LoginC5localyyFyycfU_1vL_Sivg", name: "closure in Login.local"),
    // Thunks and the code that starts the program are skipped.
    Row(symbol: "$sIeg_IeyB_TR", name: nil, module: nil),
    Row(symbol: "$s4Main5LoginCIeg_AA5OtherCIeyB_TR", name: nil),
    Row(symbol: "$s4Main5LoginCACIeggg_A2CIegnn_TR", name: nil),
    Row(symbol: "$sypSgWOe", name: nil, module: nil),
    Row(symbol: "$s4Main5LoginCAA8DelegateA2aDP6submityyFTW", name: nil),
    Row(symbol: "$s4Main3AppV5$mainyyFZ", name: nil),
    Row(symbol: "main", name: nil, module: nil),
    Row(symbol: "__debug_main_executable_dylib_entry_point", name: nil, module: nil),
    // The function belongs to the system, but is compiled into the app.
    Row(symbol: "$ss5SliceV4workyyF", name: "Slice.work", module: "Swift"),
    Row(symbol: "$sSa6appendyyxnF", name: "Array.append", module: "Swift"),
    Row(
      symbol: "$sScM14assumeIsolated_4file4linexxyKScMYcXEtKlFZ", name: "MainActor.assumeIsolated",
      module: "Swift"),
    Row(symbol: "$sSj4workyyF", name: "Swift.work", module: "Swift"),
    Row(symbol: "$sSo6UIViewCMa", name: "UIView", module: "__C"),
  ]

  static let others: [Row] = [
    Row(symbol: "-[Login submit]", name: "Login.submit", module: nil),
    Row(symbol: "+[Login sharedLogin]", name: "Login.sharedLogin", module: nil),
    Row(symbol: "-[Login tapped:]", name: "Login.tapped(_:)", module: nil),
    Row(
      symbol: "-[Login(Table) tableView:didSelectRowAtIndexPath:]",
      name: "Login.tableView(_:didSelectRowAtIndexPath:)", module: nil),
    Row(
      symbol: "__15-[Login submit]_block_invoke_2", name: "block in Login.submit", module: nil),
    Row(symbol: "-[FLEXManager showExplorer]", name: "FLEXManager.showExplorer", module: "FLEX"),
    Row(symbol: "-[Login]", name: "[Login]", module: nil),
    Row(symbol: "some_function", name: "some_function", module: nil),
    // These symbols can be read only in part, or not at all. The name is what could be read, or the
    // whole symbol.
    Row(symbol: "$s", name: "$s", module: nil),
    Row(symbol: "$sx", name: "$sx", module: nil),
    Row(symbol: "$sS", name: "$sS", module: nil),
    Row(symbol: "$s99Main", name: "$s99Main", module: nil),
    Row(symbol: "$s0", name: "$s0", module: nil),
    Row(symbol: "$s4MainA", name: "Main"),
    Row(symbol: "$s4MainA5", name: "Main"),
    Row(symbol: "$s4MainA_", name: "Main"),
    Row(symbol: "$s4MainA?", name: "Main"),
    Row(symbol: "$s4MainSz", name: "Main"),
    Row(symbol: "$s4Main5LoginC6submityyFS", name: "Login.submit"),
    Row(symbol: "$s4Main5LoginC6submityyFA~fU_", name: "closure in Login.submit"),
    Row(symbol: "$s4Main5LoginC6submityyF9fU_", name: "closure in Login.submit"),
    Row(symbol: "$s4Main5LoginC6submityyFfU", name: "Login.submit"),
    Row(symbol: "$s4Main4Pain33_2FC7539D34B016FCEC5601B76E7AC34FLLVABV4workyyF", name: "Pain"),
  ]

  @Test(arguments: swift + others)
  func reads(row: Row) {
    let symbol = CallSymbol(row.symbol)
    #expect(symbol.name == row.name)
    #expect(symbol.module == row.module)
  }

  @Test("a symbol with too many substitutions, or numbers beyond all bounds, is refused")
  func bounds() {
    let words = (0..<30).map { "\(String(UnicodeScalar(65 + $0 % 26)!))word" }.joined()
    let name = "\(words.count)\(words)"
    #expect(CallSymbol("$s4Main\(name)V4workyyF").name == "\(words).work")
    #expect(CallSymbol("$s4Main999999999999999999999xV").name == "Main")
    for length in 0..<60 {
      let cut = String(
        "$s12ResponderKit05FirstA4FeedC7settled33_0A8D02687C46F8CD56LLyyFyycfU0_TA".prefix(length))
      _ = CallSymbol(cut)
    }
  }
}
