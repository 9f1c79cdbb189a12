// Written for this project: the part of XCTest and XCUIAutomation that UI tests and device tests use. Isolation as Apple's documentation states it:
// what touches the interface is @MainActor, the test case is not.
@import Foundation;
@import CoreGraphics;
@import UIKit;
#define N(x) __attribute__((swift_name(x)))
#define M __attribute__((swift_attr("@MainActor")))
#define S __attribute__((swift_attr("@Sendable")))
#define NOASYNC __attribute__((swift_attr("@_unavailableFromAsync(message: \"use fulfillment(of:timeout:)\")")))
#define E(name, swift) enum __attribute__((enum_extensibility(open))) __attribute__((swift_name(swift))) name : NSInteger; typedef enum name name; enum name : NSInteger
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
@class NSInvocation, XCTestRun, XCUIElement, XCUIElementQuery, XCUICoordinate, XCUIScreenshot, XCTAttachment;
E(XCUIElementType, "XCUIElement.ElementType") {
  XCUIElementTypeAny, XCUIElementTypeOther, XCUIElementTypeApplication, XCUIElementTypeGroup, XCUIElementTypeWindow, XCUIElementTypeSheet,
  XCUIElementTypeAlert = 7, XCUIElementTypeButton = 9, XCUIElementTypeKeyboard = 19, XCUIElementTypeKey, XCUIElementTypeNavigationBar, XCUIElementTypeTable = 26,
  XCUIElementTypeSwitch = 40, XCUIElementTypeScrollView = 46, XCUIElementTypeStaticText = 48, XCUIElementTypeTextField, XCUIElementTypeSecureTextField,
  XCUIElementTypeTextView = 52, XCUIElementTypeCollectionView = 32, XCUIElementTypeCell = 75 };
E(XCUIApplicationState, "XCUIApplication.State") {
  XCUIApplicationStateUnknown, XCUIApplicationStateNotRunning, XCUIApplicationStateRunningBackgroundSuspended, XCUIApplicationStateRunningBackground, XCUIApplicationStateRunningForeground };
E(XCTWaiterResult, "XCTWaiter.Result") {
  XCTWaiterResultCompleted = 1, XCTWaiterResultTimedOut, XCTWaiterResultIncorrectOrder, XCTWaiterResultInvertedFulfillment, XCTWaiterResultInterrupted };
E(XCTAttachmentLifetime, "XCTAttachment.Lifetime") { XCTAttachmentLifetimeKeepAlways, XCTAttachmentLifetimeDeleteOnSuccess };
E(XCUIDeviceButton, "XCUIDevice.Button") { XCUIDeviceButtonHome = 1 };
typedef CGFloat XCUIGestureVelocity __attribute__((swift_wrapper(struct)));
extern XCUIGestureVelocity const XCUIGestureVelocityDefault;
extern XCUIGestureVelocity const XCUIGestureVelocitySlow;
extern XCUIGestureVelocity const XCUIGestureVelocityFast;

@interface XCTest : NSObject
@property (readonly, copy) NSString *name;
- (void)setUp;
- (BOOL)setUpWithError:(NSError **)error;
- (void)setUpWithCompletionHandler:(void (^)(NSError * _Nullable error))completion N("setUp(completionHandler:)") __attribute__((swift_async_name("setUp()")));
@end
S
@interface XCTestExpectation : NSObject
- (instancetype)initWithDescription:(NSString *)description __attribute__((objc_designated_initializer));
@end
S
@interface XCTNSPredicateExpectation : XCTestExpectation
- (instancetype)initWithPredicate:(NSPredicate *)predicate object:(nullable id)object __attribute__((objc_designated_initializer));
- (instancetype)initWithDescription:(NSString *)description __attribute__((unavailable));
@property (readonly, copy) NSPredicate *predicate;
@property (nullable, readonly, strong) id object;
@end
@interface XCTWaiter : NSObject
+ (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds N("wait(for:timeout:)") NOASYNC;
+ (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds enforceOrder:(BOOL)enforceOrder N("wait(for:timeout:enforceOrder:)") NOASYNC;
@end
@interface XCTAttachment : NSObject
- (instancetype)init __attribute__((unavailable));
@property (nullable, copy) NSString *name;
+ (instancetype)attachmentWithString:(NSString *)string;
+ (instancetype)attachmentWithData:(NSData *)payload uniformTypeIdentifier:(NSString *)identifier;
+ (instancetype)attachmentWithScreenshot:(XCUIScreenshot *)screenshot;
@end
@interface XCTestCase : XCTest
- (instancetype)initWithInvocation:(nullable NSInvocation *)invocation __attribute__((objc_designated_initializer)) __attribute__((swift_private));
- (instancetype)initWithSelector:(SEL)selector __attribute__((objc_designated_initializer));
- (instancetype)init __attribute__((objc_designated_initializer));
@property BOOL continueAfterFailure;
- (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(NSTimeInterval)seconds N("wait(for:timeout:)") NOASYNC;
- (void)addAttachment:(XCTAttachment *)attachment N("add(_:)");
+ (void)setUp;
@end
@interface XCUIScreenshot : NSObject
@end
M
@protocol XCUIScreenshotProviding <NSObject>
@end
M
@protocol XCUIElementAttributes
@property (readonly) NSString *identifier;
@property (readonly) CGRect frame;
@property (readonly, nullable) id value;
@property (readonly, copy) NSString *title;
@property (readonly, copy) NSString *label;
@property (readonly, getter=isEnabled) BOOL enabled;
@end
M
@protocol XCUIElementTypeQueryProvider
#define Q(x) @property (readonly, copy) XCUIElementQuery *x;
Q(windows) Q(sheets) Q(alerts) Q(buttons) Q(keyboards) Q(keys) Q(navigationBars) Q(tabBars) Q(toolbars) Q(tables) Q(tableRows) Q(collectionViews) Q(cells)
Q(scrollViews) Q(sliders) Q(switches) Q(staticTexts) Q(textFields) Q(secureTextFields) Q(searchFields) Q(textViews) Q(images) Q(menus) Q(menuItems) Q(otherElements) Q(webViews)
#undef Q
@property (readonly) XCUIElement *firstMatch;
@end
M
@interface XCUIElementQuery : NSObject <XCUIElementTypeQueryProvider>
- (instancetype)init __attribute__((unavailable));
@property (readonly) XCUIElement *element;
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<XCUIElement *> *allElementsBoundByIndex;
- (XCUIElement *)elementBoundByIndex:(NSUInteger)index N("element(boundBy:)");
- (XCUIElement *)elementMatchingPredicate:(NSPredicate *)predicate N("element(matching:)");
- (XCUIElement *)elementMatchingType:(XCUIElementType)elementType identifier:(nullable NSString *)identifier N("element(matching:identifier:)");
- (XCUIElement *)objectForKeyedSubscript:(NSString *)key;
@end
M
@interface XCUIElement : NSObject <XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIScreenshotProviding>
- (instancetype)init __attribute__((unavailable));
@property (readonly) BOOL exists;
@property (readonly, getter=isHittable) BOOL hittable;
- (BOOL)waitForExistenceWithTimeout:(NSTimeInterval)timeout N("waitForExistence(timeout:)") __attribute__((warn_unused_result));
- (BOOL)waitForNonExistenceWithTimeout:(NSTimeInterval)timeout N("waitForNonExistence(timeout:)") __attribute__((warn_unused_result));
- (XCUICoordinate *)coordinateWithNormalizedOffset:(CGVector)normalizedOffset N("coordinate(withNormalizedOffset:)");
- (void)typeText:(NSString *)text;
- (void)tap;
- (void)tapWithNumberOfTaps:(NSUInteger)numberOfTaps numberOfTouches:(NSUInteger)numberOfTouches N("tap(withNumberOfTaps:numberOfTouches:)");
- (void)pressForDuration:(NSTimeInterval)duration N("press(forDuration:)");
- (void)pressForDuration:(NSTimeInterval)duration thenDragToElement:(XCUIElement *)other N("press(forDuration:thenDragTo:)");
- (void)pressForDuration:(NSTimeInterval)duration thenDragToElement:(XCUIElement *)other withVelocity:(XCUIGestureVelocity)velocity thenHoldForDuration:(NSTimeInterval)hold N("press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)");
- (void)swipeUp;
- (void)swipeUpWithVelocity:(XCUIGestureVelocity)velocity N("swipeUp(velocity:)");
@end
M
@interface XCUIApplication : XCUIElement
- (instancetype)init __attribute__((objc_designated_initializer));
- (instancetype)initWithBundleIdentifier:(NSString *)bundleIdentifier __attribute__((objc_designated_initializer));
- (void)launch;
@property (nonatomic, copy) NSArray<NSString *> *launchArguments;
@property (readonly) XCUIApplicationState state;
- (BOOL)waitForState:(XCUIApplicationState)state timeout:(NSTimeInterval)timeout N("wait(for:timeout:)") __attribute__((warn_unused_result));
@end
M
@interface XCUICoordinate : NSObject
- (instancetype)init __attribute__((unavailable));
- (XCUICoordinate *)coordinateWithOffset:(CGVector)offset N("withOffset(_:)");
- (void)tap;
- (void)pressForDuration:(NSTimeInterval)duration N("press(forDuration:)");
- (void)pressForDuration:(NSTimeInterval)duration thenDragToCoordinate:(XCUICoordinate *)other N("press(forDuration:thenDragTo:)");
- (void)pressForDuration:(NSTimeInterval)duration thenDragToCoordinate:(XCUICoordinate *)other withVelocity:(XCUIGestureVelocity)velocity thenHoldForDuration:(NSTimeInterval)hold N("press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)");
@end
M
@interface XCUIDevice : NSObject
- (instancetype)init __attribute__((unavailable));
@property (class, readonly) XCUIDevice *sharedDevice;
@property (nonatomic) UIDeviceOrientation orientation;
- (void)pressButton:(XCUIDeviceButton)button N("press(_:)");
@end
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
#undef N
#undef M
#undef S
#undef NOASYNC
#undef E
