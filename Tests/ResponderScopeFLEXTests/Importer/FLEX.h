// The part of FLEX's headers that ResponderScopeFLEX uses, declared in Objective-C as in flex.md, part 2 (TAG 5.22.10 and HEAD
// agree on all of it). scripts/check-oracle lets the clang importer spell it in Swift and typechecks the module against that, so
// that not only our own stand-in says that the spelling is right.
@import UIKit;

#pragma clang assume_nonnull begin

@interface FLEXManager : NSObject
@property (nonatomic, readonly, class) FLEXManager *sharedManager;
- (void)showExplorer;
- (void)hideExplorer;
- (void)presentEmbeddedTool:(UIViewController *)viewController completion:(void (^_Nullable)(UINavigationController *))completion;
- (void)registerGlobalEntryWithName:(NSString *)entryName objectFutureBlock:(id (^)(void))objectFutureBlock;
- (void)registerGlobalEntryWithName:(NSString *)entryName viewControllerFutureBlock:(UIViewController * (^)(void))viewControllerFutureBlock;
- (void)registerGlobalEntryWithName:(NSString *)entryName action:(void (^)(__kindof UITableViewController *))rowSelectedAction;
- (void)clearGlobalEntries;
- (void)registerSimulatorShortcutWithKey:(NSString *)key modifiers:(UIKeyModifierFlags)modifiers action:(void (^)(void))action description:(NSString *)description;
@end

extern NSString * const kFLEXDefaultCell;
extern NSString * const kFLEXMultilineDetailCell;

@interface FLEXTableViewSection : NSObject
@property (nonatomic, readonly, nullable, copy) NSString *title;
@property (nonatomic, readonly) NSInteger numberOfRows;
@property (nonatomic, nullable) NSString *filterText;
- (void)reloadData;
- (NSString *)reuseIdentifierForRow:(NSInteger)row;
- (void)configureCell:(__kindof UITableViewCell *)cell forRow:(NSInteger)row;
- (BOOL)canSelectRow:(NSInteger)row;
- (nullable void (^)(__kindof UIViewController *))didSelectRowAction:(NSInteger)row;
- (nullable UIViewController *)viewControllerToPushForRow:(NSInteger)row;
- (nullable NSArray<NSString *> *)copyMenuItemsForRow:(NSInteger)row;
@end

@protocol FLEXObjectInfoSection <NSObject>
+ (instancetype)forObject:(id)object;
@end

@interface FLEXShortcutsSection : FLEXTableViewSection <FLEXObjectInfoSection>
+ (instancetype)forObject:(id)objectOrClass;
@end

#pragma clang assume_nonnull end

// Without nullability, as in FLEX: everything is implicitly unwrapped.
@interface FLEXTableViewCell : UITableViewCell
@property (nonatomic, readonly) UILabel *titleLabel;
@property (nonatomic, readonly) UILabel *subtitleLabel;
@end

@interface FLEXTableViewController : UITableViewController
- (id)init;
- (id)initWithStyle:(UITableViewStyle)style;
@end

@interface FLEXFilteringTableViewController : FLEXTableViewController
- (NSArray<FLEXTableViewSection *> *)makeSections;
- (void)reloadData;
- (void)reloadSections;
@end

#pragma clang assume_nonnull begin

@interface FLEXObjectExplorerViewController : FLEXFilteringTableViewController
+ (instancetype)exploringObject:(id)objectOrClass;
+ (instancetype)exploringObject:(id)object customSection:(nullable FLEXTableViewSection *)section;
+ (instancetype)exploringObject:(id)object customSections:(nullable NSArray<FLEXTableViewSection *> *)sections;
- (NSArray<FLEXTableViewSection *> *)makeSections;
@end

@interface FLEXObjectExplorerFactory : NSObject
+ (nullable FLEXObjectExplorerViewController *)explorerViewControllerForObject:(nullable id)object;
@end

#pragma clang assume_nonnull end
