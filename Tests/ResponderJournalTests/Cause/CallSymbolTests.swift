import Testing

@testable import ResponderCore
@testable import ResponderJournal

/// Tests symbols as compilers and linkers write them. The readable names were compared with the
/// output of `swift demangle`.
@Suite("Names of functions")
struct CallSymbolTests {
  typealias Row = (symbol: String, name: String?, module: String?)

  static let swift: [Row] = [
    ("$s4Main5LoginC6submityyF", "Login.submit", "Main"),
    ("_$s4Main5LoginC6submityyF", "Login.submit", "Main"),
    ("$S4Main5LoginC6submityyF", "Login.submit", "Main"),
    ("$s4Main5LoginC6submityyFTo", "Login.submit", "Main"),
    ("$s4Main6submityyF", "submit", "Main"),
    ("$s4Main5OuterC5InnerV4workyyF", "Outer.Inner.work", "Main"),
    // The function or its type is private to its file.
    ("$s4Main5LoginC5reset33_0A8D02687C46F8CD56F030FDAADC9211LLyyF", "Login.reset", "Main"),
    ("$s4Main3Log33_1BC7B495FF91AB5CE5FA12276E7C6C8BLLC4noteyyF", "Log.note", "Main"),
    // The symbol refers back to words of earlier names. Words begin after an underscore and with a
    // letter, and capitals in a row begin only one.
    (
      "$s12ResponderKit05FirstA4FeedC7settledyyF", "FirstResponderFeed.settled", "ResponderKit"
    ),
    ("$s9LoginPage0aB4ViewV0A0yyF", "LoginPageView.Login", "LoginPage"),
    ("$s9LoginPage0C1XV4workyyF", "LoginPage", "LoginPage"),
    ("$s4Main11Grid_x_AxisV0C5LabelyyF", "Grid_x_Axis.AxisLabel", "Main"),
    ("$s4Main13Level_22_2mapV0cB0yyF", "Level_22_2map.mapLevel", "Main"),
    ("$s4Main10HTTPClientV06ClientB0V4workyyF", "HTTPClient.ClientHTTPClient.work", "Main"),
    // The name contains characters that are not ASCII, and may begin with an underscore.
    ("$s4Main009hello_kvcV4workyyF", "hello_kvc.work", "Main"),
    ("$s4Main0010__Gre_xnaBlV4workyyF", "_Gre_xnaBl.work", "Main"),
    // The functions are members of extensions.
    ("$sSo16UIViewControllerC4MainE4hideyyF", "UIViewController.hide", "Main"),
    ("$s4Main7FocusedPAAE4hideyyF", "Focused.hide", "Main"),
    ("$sSa4MainE4hideyyF", "hide", "Main"),
    // An accessor, an initialiser with and without a label, and a type's metadata.
    ("$s4Main5LoginC5valueSivg", "Login.value", "Main"),
    ("$s4Main5LoginCACycfc", "Login.init", "Main"),
    ("$s4Main5LoginC5valueACSi_tcfC", "Login.init", "Main"),
    ("$s4Main5LoginCMa", "Login", "Main"),
    // Operators, and subscripts with and without a label.
    ("$s4Shop5MoneyV2eeoiySbAC_ACtFZ", "Money.==", "Shop"),
    ("$s4Shop2tgoiySbAA5MoneyV_ADtF", "~>", "Shop"),
    ("$s4Shop5MoneyV1nopySbACFZ", "Money.!", "Shop"),
    ("$s4Shop5MoneyVyS2icis", "Money.subscript", "Shop"),
    ("$s4Shop5MoneyVyS2icigZ", "Money.subscript", "Shop"),
    ("$s4Shop5MoneyV5namedSiSS_tcig", "Money.subscript", "Shop"),
    ("$s4Shop7GenericVyxSgqd__cluig", "Generic.subscript", "Shop"),
    // A type has the same name as its module, and is private to its file in the second row.
    ("$s4MainAAO4workyyFZ", "Main.work", "Main"),
    ("$s4MainAA33_33A94E17F4C5002954DDA110FCD1D26ALLV4workyyF", "Main.work", "Main"),
    // A closure, one in a closure, a resumption, and a function inside a function.
    ("$s4Main5LoginC6submityyFyycfU_", "closure in Login.submit", "Main"),
    ("$s4Main5LoginC6submityyFyycfU1_TA", "closure in Login.submit", "Main"),
    ("$s4Main5LoginC6submityyFyyScMYcfu_", "closure in Login.submit", "Main"),
    ("$s4Main5LoginC4loadyyYaFTY0_", "Login.load", "Main"),
    ("$s4Main5LoginC6submityyF5innerL_yyF", "Login.submit", "Main"),
    // Thunks and the code that starts the program are skipped.
    ("$sIeg_IeyB_TR", nil, nil), ("$sypSgWOe", nil, nil),
    ("$s4Main5LoginCIeg_AA5OtherCIeyB_TR", nil, "Main"),
    ("$s4Main5LoginCAA8DelegateA2aDP6submityyFTW", nil, "Main"),
    ("$s4Main3AppV5$mainyyFZ", nil, "Main"), ("main", nil, nil),
    ("__debug_main_executable_dylib_entry_point", nil, nil),
    // The function belongs to the system, but is compiled into the app.
    ("$ss5SliceV4workyyF", "Slice.work", "Swift"), ("$sSa6appendyyxnF", "append", "Swift"),
    (
      "$sScM14assumeIsolated_4file4linexxyKScMYcXEtKlFZ", "assumeIsolated", "Swift"
    ),
    ("$sSo6UIViewCMa", "UIView", "__C"),
  ]

  static let others: [Row] = [
    ("-[Login submit]", "Login.submit", nil), ("+[Login sharedLogin]", "Login.sharedLogin", nil),
    ("-[Login tapped:]", "Login.tapped(_:)", nil),
    (
      "-[Login(Table) tableView:didSelectRowAtIndexPath:]",
      "Login.tableView(_:didSelectRowAtIndexPath:)", nil
    ),
    ("__15-[Login submit]_block_invoke_2", "block in Login.submit", nil),
    ("-[FLEXManager showExplorer]", "FLEXManager.showExplorer", "FLEX"),
    ("-[Login]", "[Login]", nil), ("some_function", "some_function", nil),
    // These symbols can be read only in part, or not at all.
    ("$s", nil, nil), ("$sx", nil, nil), ("$sS", nil, nil), ("$s99Main", nil, nil),
    ("$s0", nil, nil), ("$s4MainA", "Main", "Main"), ("$s4MainAA", "Main", "Main"),
    ("$s4MainSz", "Main", "Main"), ("$s4Main5LoginC6submityyFfU", "Login.submit", "Main"),
    ("$s4Main3FooVAASiRszlE4hideyyF", "Foo", "Main"),
    ("$s4Main4Pain33_2FC7539D34B016FCEC5601B76E7AC34FLLVABV4workyyF", "Pain", "Main"),
  ]

  @Test("a symbol's function and module", arguments: swift + others)
  func reads(row: Row) {
    let symbol = CallSymbol(row.symbol)
    #expect(symbol.name == row.name, "\(row.symbol)")
    #expect(symbol.module == row.module, "\(row.symbol)")
  }

  @Test("a symbol that is too long, too large or cut off")
  func bounds() {
    let words = (0..<30).map { "\(String(UnicodeScalar(65 + $0 % 26)!))word" }.joined()
    let name = "\(words.count)\(words)"
    #expect(CallSymbol("$s4Main\(name)V4workyyF").name == "\(words).work")
    #expect(CallSymbol("$s4Main999999999999999999999xV").name == "Main")
    let whole = "$s12ResponderKit05FirstA4FeedC7settled33_0A8D02687C46F8CD56LLyyFyycfU0_TAALLAAE"
    for length in 0..<whole.count { _ = CallSymbol(String(whole.prefix(length))) }
  }
}
