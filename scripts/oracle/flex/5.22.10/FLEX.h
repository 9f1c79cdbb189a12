// FLEX's public headers as far as an extension of FLEX touches them, declared in Objective-C as flex.md, part 2, states them: this is the
// tag 5.22.10; ../master adds what master has on top. The clang importer spells it in Swift, so that not only our own stand-in says that
// the spelling is right. FLEX imports UIKit and exports it.
@import UIKit;

#pragma clang assume_nonnull begin

@class FLEXExplorerToolbar, FLEXTableViewSection, FLEXObjectExplorer;
typedef void (^FLEXGlobalsEntryRowAction)(__kindof UITableViewController *host);
typedef NSString * _Nonnull (^FLEXGlobalsEntryNameFuture)(void);
typedef UIViewController * _Nullable (^FLEXGlobalsEntryViewControllerFuture)(void);

@interface FLEXManager : NSObject
@property (nonatomic, readonly, class) FLEXManager *sharedManager;
@property (nonatomic, readonly) BOOL isHidden;
@property (nonatomic, readonly) FLEXExplorerToolbar *toolbar;
- (void)showExplorer;
- (void)hideExplorer;
- (void)toggleExplorer;
- (void)showExplorerFromScene:(UIWindowScene *)scene;
- (void)dismissAnyPresentedTools:(void (^_Nullable)(void))completion;
- (void)presentTool:(UINavigationController * (^)(void))future completion:(void (^_Nullable)(void))completion;
- (void)presentEmbeddedTool:(UIViewController *)viewController completion:(void (^_Nullable)(UINavigationController *))completion;
- (void)presentObjectExplorer:(id)object completion:(void (^_Nullable)(UINavigationController *))completion;
@property (copy, nonatomic) NSString *defaultSqliteDatabasePassword;
@end

@interface FLEXManager (Extensibility)
- (void)registerGlobalEntryWithName:(NSString *)entryName objectFutureBlock:(id (^)(void))objectFutureBlock;
- (void)registerGlobalEntryWithName:(NSString *)entryName viewControllerFutureBlock:(UIViewController * (^)(void))viewControllerFutureBlock;
- (void)registerGlobalEntryWithName:(NSString *)entryName action:(FLEXGlobalsEntryRowAction)rowSelectedAction;
- (void)clearGlobalEntries;
+ (void)registerFieldNames:(NSArray<NSString *> *)names forTypeEncoding:(NSString *)typeEncoding;
@property (nonatomic) BOOL simulatorShortcutsEnabled;
- (void)registerSimulatorShortcutWithKey:(NSString *)key modifiers:(UIKeyModifierFlags)modifiers action:(void (^)(void))action description:(NSString *)description;
@end

@interface FLEXManager (Networking)
@property (nonatomic, getter=isNetworkDebuggingEnabled) BOOL networkDebuggingEnabled;
@property (nonatomic) NSUInteger networkResponseCacheByteLimit;
@property (nonatomic) NSMutableArray<NSString *> *networkRequestHostDenylist;
- (void)setCustomViewerForContentType:(NSString *)contentType viewControllerFutureBlock:(UIViewController * _Nullable (^)(NSData *data))viewControllerFutureBlock;
@end

@interface FLEXGlobalsEntry : NSObject
@property (nonatomic, readonly, nullable) FLEXGlobalsEntryNameFuture entryNameFuture;
@property (nonatomic, readonly, nullable) FLEXGlobalsEntryViewControllerFuture viewControllerFuture;
@property (nonatomic, readonly, nullable) FLEXGlobalsEntryRowAction rowAction;
+ (instancetype)entryWithNameFuture:(FLEXGlobalsEntryNameFuture)nameFuture viewControllerFuture:(FLEXGlobalsEntryViewControllerFuture)viewControllerFuture;
+ (instancetype)entryWithNameFuture:(FLEXGlobalsEntryNameFuture)nameFuture action:(FLEXGlobalsEntryRowAction)rowSelectedAction;
@end

@interface FLEXExplorerToolbar : UIView
@end

extern NSString * const kFLEXDefaultCell;
extern NSString * const kFLEXDetailCell;
extern NSString * const kFLEXMultilineCell;
extern NSString * const kFLEXMultilineDetailCell;
extern NSString * const kFLEXKeyValueCell;
extern NSString * const kFLEXCodeFontCell;

@interface FLEXTableViewSection : NSObject
@property (nonatomic, readonly, nullable, copy) NSString *title;
@property (nonatomic, readonly) NSInteger numberOfRows;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, Class> *cellRegistrationMapping;
@property (nonatomic, nullable) NSString *filterText;
- (void)reloadData;
- (void)reloadData:(BOOL)updateTable;
- (void)setTable:(UITableView *)tableView section:(NSInteger)index;
- (NSString *)reuseIdentifierForRow:(NSInteger)row;
- (void)configureCell:(__kindof UITableViewCell *)cell forRow:(NSInteger)row;
- (BOOL)canSelectRow:(NSInteger)row;
- (nullable void (^)(__kindof UIViewController *))didSelectRowAction:(NSInteger)row;
- (nullable UIViewController *)viewControllerToPushForRow:(NSInteger)row;
- (nullable void (^)(__kindof UIViewController *))didPressInfoButtonAction:(NSInteger)row;
- (nullable NSString *)menuTitleForRow:(NSInteger)row;
- (NSString *)menuSubtitleForRow:(NSInteger)row;
- (nullable NSArray<UIMenuElement *> *)menuItemsForRow:(NSInteger)row sender:(UIViewController *)sender;
- (nullable NSArray<NSString *> *)copyMenuItemsForRow:(NSInteger)row;
- (nullable NSString *)titleForRow:(NSInteger)row;
- (nullable NSString *)subtitleForRow:(NSInteger)row;
@end

@interface FLEXSingleRowSection : FLEXTableViewSection
+ (instancetype)title:(nullable NSString *)sectionTitle reuse:(nullable NSString *)reuseIdentifier cell:(void (^)(__kindof UITableViewCell *cell))cellConfiguration;
@property (nonatomic, nullable) UIViewController *pushOnSelection;
@property (nonatomic, nullable) void (^selectionAction)(UIViewController *host);
@property (nonatomic) BOOL (^filterMatcher)(NSString *filterText);
@end

@protocol FLEXObjectInfoSection <NSObject>
+ (instancetype _Null_unspecified)forObject:(id _Null_unspecified)object;
@end

@interface FLEXShortcutsSection : FLEXTableViewSection <FLEXObjectInfoSection>
+ (instancetype)forObject:(id)objectOrClass;
+ (instancetype)forObject:(id)objectOrClass rows:(nullable NSArray *)rows;
+ (instancetype)forObject:(id)objectOrClass additionalRows:(nullable NSArray *)rows;
+ (instancetype)forObject:(id)objectOrClass rowTitles:(nullable NSArray<NSString *> *)titles;
+ (instancetype)forObject:(id)objectOrClass rowTitles:(nullable NSArray<NSString *> *)titles rowSubtitles:(nullable NSArray<NSString *> *)subtitles;
@end

@interface FLEXNavigationController : UINavigationController
+ (instancetype)withRootViewController:(UIViewController *)rootVC;
@end

#pragma clang assume_nonnull end

// Without nullability, as in FLEX: everything is implicitly unwrapped.
@interface FLEXTableViewCell : UITableViewCell
@property (nonatomic, readonly) UILabel *titleLabel;
@property (nonatomic, readonly) UILabel *subtitleLabel;
@end

@interface FLEXMutableListSection<__covariant ObjectType> : FLEXTableViewSection
+ (instancetype)list:(NSArray<ObjectType> *)list cellConfiguration:(void (^)(__kindof UITableViewCell *cell, ObjectType element, NSInteger row))cellConfiguration filterMatcher:(BOOL (^)(NSString *filterText, id element))filterMatcher;
@property (nonatomic, copy) NSString *customTitle;
@property (nonatomic, copy) void (^selectionHandler)(__kindof UIViewController *host, ObjectType element);
@end

@interface FLEXTableViewController : UITableViewController
- (id)init;
- (id)initWithStyle:(UITableViewStyle)style;
@property (nonatomic) BOOL showsSearchBar;
@end

@interface FLEXFilteringTableViewController : FLEXTableViewController
- (NSArray<FLEXTableViewSection *> *)makeSections;
@property (nonatomic, copy) NSArray<FLEXTableViewSection *> *sections;
@property (nonatomic, copy) NSArray<FLEXTableViewSection *> *allSections;
- (void)reloadData;
- (void)reloadSections;
@end

#pragma clang assume_nonnull begin

@interface FLEXObjectExplorerViewController : FLEXFilteringTableViewController
+ (instancetype)exploringObject:(id)objectOrClass;
+ (instancetype)exploringObject:(id)object customSection:(nullable FLEXTableViewSection *)section;
+ (instancetype)exploringObject:(id)object customSections:(nullable NSArray<FLEXTableViewSection *> *)sections;
@property (nonatomic, readonly) id object;
- (NSArray<FLEXTableViewSection *> *)makeSections;
@end

@interface FLEXObjectExplorerFactory : NSObject
+ (nullable FLEXObjectExplorerViewController *)explorerViewControllerForObject:(nullable id)object;
+ (void)registerExplorerSection:(Class)sectionClass forClass:(Class)objectClass;
@end

#pragma clang assume_nonnull end
