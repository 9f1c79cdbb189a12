// What FLEX's master has on top of the tag (flex.md, 1.2: nothing changed its name).
#include "../5.22.10/FLEX.h"

#pragma clang assume_nonnull begin
typedef BOOL (^FLEXViewFilterPredicate)(UIView *view);
@interface FLEXManager (Master)
+ (void)setSkippedViewPredicate:(nullable FLEXViewFilterPredicate)predicate;
+ (nullable FLEXViewFilterPredicate)skippedViewPredicate;
@end
@interface FLEXFileBrowserController : FLEXTableViewController
@end
#pragma clang assume_nonnull end
