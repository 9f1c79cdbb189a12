// Written for this project; an app in SwiftUI for iOS 15: life cycle, login, chat, settings, hosting and representables. No line may be reported.
// Over 400 lines because its screens name one another: one app, checked as one module.
import Combine
import SwiftUI
import UIKit

// MARK: the app

@main
struct MessengerApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @StateObject private var session = Session()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(session)
                .onOpenURL { url in session.open(url) }
        }
        .onChange(of: phase) { now in
            if now == .background { session.save() }
        }
        .commands {
            CommandMenu("Chat") { Button("New") { session.open(nil) } }
            CommandGroup(after: .newItem) { Button("Copy of it") {} }
        }
    }
}

final class Delegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
}

@MainActor final class Session: ObservableObject {
    @Published var user: User?
    @Published private(set) var messages: [Message] = []
    @Published var draft = ""
    let failures = PassthroughSubject<String, Never>()
    private var bag = Set<AnyCancellable>()

    init() {
        $draft
            .map(\.isEmpty)
            .removeDuplicates()
            .sink { [weak self] empty in self?.typing = !empty }
            .store(in: &bag)
    }
    var typing = false { willSet { objectWillChange.send() } }
    func open(_ url: URL?) {}
    func save() { UserDefaults.standard.set(draft, forKey: "draft") }
    func send() async {
        messages.append(Message(text: draft, mine: true))
        draft = ""
        await Task.yield()
    }
    func refresh() async {}
    func remove(at offsets: IndexSet) { messages.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to target: Int) { messages.move(fromOffsets: source, toOffset: target) }
}

struct User: Hashable { var name: String; var mail: String }
struct Message: Identifiable, Hashable { let id = UUID(); var text: String; var mine: Bool }

struct RootView: View {
    @EnvironmentObject private var session: Session
    @SceneStorage("tab") private var tab = 0

    var body: some View {
        if session.user == nil {
            LoginForm { session.user = User(name: $0, mail: "") }
        } else {
            TabView(selection: $tab) {
                NavigationView { ChatView() }
                    .navigationViewStyle(.stack)
                    .tabItem { Label("Chat", systemImage: "message") }
                    .badge(session.messages.count)
                    .tag(0)
                SettingsForm()
                    .tabItem { Image(systemName: "gear"); Text("Settings") }
                    .tag(1)
                Old().tabItem { Text("UIKit") }.tag(2)
            }
            .accentColor(.purple)
        }
    }
}

// MARK: login

struct LoginForm: View {
    enum Field: Hashable, CaseIterable { case name, password }
    let done: (String) -> Void
    @State private var name = ""
    @State private var password = ""
    @State private var failed = false
    @State private var problem: Problem?
    @FocusState private var focus: Field?
    @AppStorage("remember") private var remembers = true
    @Environment(\.colorScheme) private var scheme
    @Environment(\.openURL) private var openURL

    struct Problem: Identifiable { var id: String { text }; var text: String }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Sign in").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
            TextField("Name", text: $name, prompt: Text("as in your mail"))
                .textContentType(.username)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .disableAutocorrection(true)
                .focused($focus, equals: .name)
                .submitLabel(.next)
                .onSubmit { focus = .password }
            SecureField("Password", text: $password)
                .textContentType(.password)
                .focused($focus, equals: .password)
                .submitLabel(.go)
                .onSubmit(signIn)
            Toggle("Remember me", isOn: $remembers).toggleStyle(.switch)
            HStack {
                Button("Sign in", action: signIn)
                    .buttonStyle(.borderedProminent)
                    .disabled(name.isEmpty || password.isEmpty)
                Button(role: .destructive) { name = "" } label: { Label("Clear", systemImage: "trash") }
                Spacer(minLength: 8)
                Button("Help") { openURL(URL(string: "https://example.com")!) }
            }
            Divider()
            Text(failed ? "That was \(name.count) characters." : " ")
                .font(.footnote)
                .foregroundColor(failed ? .red : .secondary)
                .lineLimit(2)
                .animation(.easeInOut(duration: 0.2), value: failed)
        }
        .textFieldStyle(.roundedBorder)
        .padding(.horizontal, 20)
        .padding([.top, .bottom])
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(scheme == .dark ? Color.black : Color(.sRGB, white: 0.97))
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Button("Previous") { step(-1) }
                Button("Next") { step(1) }
                Spacer()
                Button("Done") { focus = nil }
            }
        }
        .onAppear { focus = .name }
        .onChange(of: focus) { field in if field == nil { failed = name.isEmpty } }
        .alert("No such name", isPresented: $failed) { Button("OK", role: .cancel) {} } message: { Text("Try \(name) again.") }
        .alert(item: $problem) { Alert(title: Text($0.text), dismissButton: .default(Text("OK"))) }
    }

    private func signIn() {
        guard password.count >= 4 else { withAnimation(.spring()) { failed = true }; return }
        focus = nil
        done(name)
    }
    private func step(_ by: Int) {
        let all = Field.allCases
        guard let focus, let index = all.firstIndex(of: focus) else { return }
        self.focus = all[(index + by + all.count) % all.count]
    }
}

// MARK: chat

private struct BottomKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct ChatView: View {
    @EnvironmentObject var session: Session
    @State private var search = ""
    @State private var chosen: Message?
    @State private var showsInfo = false
    @State private var bottom: CGFloat = 0
    @Namespace private var space

    private var found: [Message] { search.isEmpty ? session.messages : session.messages.filter { $0.text.contains(search) } }

    var body: some View {
        ScrollViewReader { proxy in
            List {
                Section {
                    ForEach(found) { message in
                        Bubble(message: message)
                            .id(message.id)
                            .listRowSeparator(.hidden)
                            .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
                            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                Button("Delete", role: .destructive) {}
                                Button("Flag") {}.tint(.orange)
                            }
                            .contextMenu { Button("Copy") { UIPasteboard.general.string = message.text } }
                            .onTapGesture { chosen = message }
                    }
                    .onDelete(perform: session.remove(at:))
                    .onMove(perform: session.move(from:to:))
                } header: {
                    Text("Today")
                } footer: {
                    Text("\(found.count) messages").textCase(nil)
                }
            }
            .listStyle(.plain)
            .refreshable { await session.refresh() }
            .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
            .onSubmit(of: .search) { proxy.scrollTo(found.first?.id) }
            .onReceive(session.$messages) { messages in
                withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
            }
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in bottom = 1 }
            .task { await session.refresh() }
            .task(id: search) { search = search.trimmingCharacters(in: .whitespaces) }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { composer }
        .navigationTitle("Chat")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarLeading) { Text("\(Int(bottom))") }
            ToolbarItem(placement: .primaryAction) {
                Button { showsInfo.toggle() } label: { Image(systemName: "info.circle") }
                    .accessibilityLabel("Information")
                    .accessibilityIdentifier("info")
            }
        }
        .sheet(isPresented: $showsInfo, onDismiss: { chosen = nil }) { InfoView().interactiveDismissDisabled() }
        .fullScreenCover(item: $chosen) { message in Text(message.text) }
        .confirmationDialog("More", isPresented: .constant(false), titleVisibility: .visible) { Button("Leave") {} }
        .onPreferenceChange(BottomKey.self) { bottom = $0 }
    }

    private var composer: some View {
        HStack(alignment: .bottom) {
            TextEditor(text: $session.draft)
                .frame(minHeight: 36, idealHeight: 36, maxHeight: 120)
                .fixedSize(horizontal: false, vertical: true)
                .overlay { RoundedRectangle(cornerRadius: 8).stroke(Color.secondary, lineWidth: 0.5) }
            Button("Send") { Task { await session.send() } }
                .keyboardShortcut(.return, modifiers: .command)
        }
        .padding(8)
        .background(.bar)
        .background(GeometryReader { proxy in
            Color.clear.preference(key: BottomKey.self, value: proxy.frame(in: .global).maxY + proxy.safeAreaInsets.bottom)
        })
    }
}

struct Bubble: View, Equatable {
    let message: Message
    @ScaledMetric(relativeTo: .body) private var radius = 12.0
    nonisolated static func == (a: Bubble, b: Bubble) -> Bool { a.message == b.message }

    var body: some View {
        Text(message.text)
            .multilineTextAlignment(message.mine ? .trailing : .leading)
            .padding(8)
            .background(message.mine ? Color.accentColor : .gray.opacity(0.2), in: RoundedRectangle(cornerRadius: radius))
            .frame(maxWidth: .infinity, alignment: message.mine ? .trailing : .leading)
            .transition(.move(edge: .bottom).combined(with: .opacity))
            .modifier(Card(highlighted: message.mine))
            .textSelection(.enabled)
    }
}

struct Card: ViewModifier {
    var highlighted = false
    func body(content: Content) -> some View {
        content.shadow(radius: highlighted ? 2 : 0).clipShape(Capsule())
    }
}
extension View {
    func card() -> some View { modifier(Card()) }
    @ViewBuilder func emphasized(_ on: Bool) -> some View { if on { card() } else { self } }
}

struct InfoView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
        ScrollView([.vertical, .horizontal], showsIndicators: false) {
            LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
                ForEach(0..<20, id: \.self) { Text("Line \($0)") }
                Text(Date(), style: .date)
                AsyncImage(url: URL(string: "https://example.com/a.png")) { $0.resizable().scaledToFit() } placeholder: { ProgressView() }
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40)), GridItem(.fixed(20))]) { Text("\(3.5, specifier: "%.1f")") }
        }
        .overlay(alignment: .topTrailing) { Button("Close") { if size > .large { mode.wrappedValue.dismiss() } else { dismiss() } } }
        .ignoresSafeArea(.keyboard, edges: .bottom)
        .emphasized(true)
    }
}

// MARK: settings

struct SettingsForm: View {
    enum Theme: String, CaseIterable, Identifiable { case light, dark; var id: Self { self } }
    @State private var user = User(name: "", mail: "")
    @State private var theme = Theme.light
    @State private var size = 12.0
    @State private var count = 1
    @State private var born = Date()
    @State private var tint = Color.blue
    @State private var people = [Person(name: "A"), Person(name: "B")]
    struct Person: Identifiable { let id = UUID(); var name: String }

    var body: some View {
        Form {
            Section("You") {
                TextField("Name", text: $user.name)
                TextField("Mail", text: Binding(get: { user.mail }, set: { user.mail = $0.lowercased() }))
                TextField("Age", value: $count, format: .number)
                DatePicker("Born", selection: $born, in: ...Date(), displayedComponents: .date)
            }
            Section {
                Picker("Theme", selection: $theme) { ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) } }
                    .pickerStyle(.segmented)
                Slider(value: $size, in: 8...40) { editing in if !editing { count += 1 } }
                Stepper("\(count) rows", value: $count, in: 1...9)
                ColorPicker("Tint", selection: $tint)
                DisclosureGroup("People") { ForEach($people) { $person in TextField("Person", text: $person.name) } }
            }
            Link("Imprint", destination: URL(string: "https://example.com")!)
        }
        .environment(\.locale, Locale(identifier: "en"))
        .onDisappear { count = 0 }
    }
}

// MARK: UIKit inside and outside

struct Field: UIViewRepresentable {
    @Binding var text: String
    final class Coordinator: NSObject, UITextFieldDelegate {
        var text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
        func textFieldDidEndEditing(_ field: UITextField) { text.wrappedValue = field.text ?? "" }
    }
    func makeCoordinator() -> Coordinator { Coordinator($text) }
    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }
    func updateUIView(_ field: UITextField, context: Context) {
        field.text = text
        field.isEnabled = context.environment.isEnabled
    }
    static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) { field.resignFirstResponder() }
}

struct Old: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController { UINavigationController(rootViewController: Host(rootView: Text("inner"))) }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
final class Host: UIHostingController<Text> {
    override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .clear; rootView = Text("loaded") }
}
extension UIViewController {
    func embed<Content: View>(_ content: Content) {
        let host = UIHostingController(rootView: content.environment(\.isCompact, true))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
        if #available(iOS 16.0, *) { host.sizingOptions = [.intrinsicContentSize] }
    }
}
private struct CompactKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues { var isCompact: Bool { get { self[CompactKey.self] } set { self[CompactKey.self] = newValue } } }

// MARK: later systems

@available(iOS 18.0, *)
struct Newest: View {
    @State private var position = ScrollPosition(edge: .bottom)
    @State private var phase = ScrollPhase.idle
    @State private var query = ""
    @State private var path = NavigationPath()
    @FocusState private var searching: Bool
    @State private var visible: SwiftUI.Visibility = .automatic
    var body: some View {
        NavigationStack(path: $path) {
            ScrollView { Text("x") }
                .scrollPosition($position)
                .defaultScrollAnchor(.bottom)
                .scrollDismissesKeyboard(.interactively)
                .onScrollGeometryChange(for: CGFloat.self) { (geometry: ScrollGeometry) in geometry.contentOffset.y } action: { old, new in if new > old { position.scrollTo(edge: .top) } }
                .onScrollPhaseChange { _, new in phase = new }
                .onChange(of: query, initial: true) { old, new in print(old, new) }
                .onChange(of: phase) { searching = false }
                .searchable(text: $query).searchFocused($searching)
                .toolbar(visible, for: .navigationBar, .tabBar)
                .navigationDestination(for: Int.self) { Text("\($0)") }
                .presentationDetents([.medium, .height(200)])
        }
        .toolbar { ToolbarItem(placement: .topBarTrailing) { NavigationLink("One", value: 1) } }
    }
}
struct Both: View {
    @State private var text = ""
    var body: some View {
        if #available(iOS 16.0, *) {
            NavigationStack { TextField("Note", text: $text, axis: .vertical).lineLimit(1...5) }
        } else {
            NavigationView { TextEditor(text: $text) }
        }
    }
}
