#!/usr/bin/env bash
# pbxproj 4.3.3 (PyPI). To open a project and save it unchanged is no empty diff: the comment at the project's own list
# of configurations, which names the project, names its first target afterwards.
# Seen: in Shop.xcodeproj with the target App, two lines change from PBXProject "Shop" to PBXProject "App".
# Guess before the run: at most the comments of synchronized folders change, of which this project has none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet --no-cache-dir --disable-pip-version-check pbxproj==4.3.3

mkdir Shop.xcodeproj
cat >Shop.xcodeproj/project.pbxproj <<'PROJECT'
// !$*UTF8*$!
{
	archiveVersion = 1;
	classes = {
	};
	objectVersion = 77;
	objects = {

/* Begin PBXFileReference section */
		C00000000000000000000001 /* App.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
/* End PBXFileReference section */

/* Begin PBXGroup section */
		C00000000000000000000002 = {
			isa = PBXGroup;
			children = (
				C00000000000000000000003 /* Products */,
			);
			sourceTree = "<group>";
		};
		C00000000000000000000003 /* Products */ = {
			isa = PBXGroup;
			children = (
				C00000000000000000000001 /* App.app */,
			);
			name = Products;
			sourceTree = "<group>";
		};
/* End PBXGroup section */

/* Begin PBXNativeTarget section */
		C00000000000000000000004 /* App */ = {
			isa = PBXNativeTarget;
			buildConfigurationList = C00000000000000000000008 /* Build configuration list for PBXNativeTarget "App" */;
			buildPhases = (
			);
			buildRules = (
			);
			dependencies = (
			);
			name = App;
			productName = App;
			productReference = C00000000000000000000001 /* App.app */;
			productType = "com.apple.product-type.application";
		};
/* End PBXNativeTarget section */

/* Begin PBXProject section */
		C00000000000000000000005 /* Project object */ = {
			isa = PBXProject;
			attributes = {
				BuildIndependentTargetsInParallel = 1;
				LastUpgradeCheck = 2600;
			};
			buildConfigurationList = C00000000000000000000007 /* Build configuration list for PBXProject "Shop" */;
			developmentRegion = en;
			hasScannedForEncodings = 0;
			knownRegions = (
				en,
				Base,
			);
			mainGroup = C00000000000000000000002;
			minimizedProjectReferenceProxies = 1;
			preferredProjectObjectVersion = 77;
			productRefGroup = C00000000000000000000003 /* Products */;
			projectDirPath = "";
			projectRoot = "";
			targets = (
				C00000000000000000000004 /* App */,
			);
		};
/* End PBXProject section */

/* Begin XCBuildConfiguration section */
		C00000000000000000000006 /* Release */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				IPHONEOS_DEPLOYMENT_TARGET = 15.0;
			};
			name = Release;
		};
		C00000000000000000000009 /* Release */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				PRODUCT_BUNDLE_IDENTIFIER = com.example.App;
			};
			name = Release;
		};
/* End XCBuildConfiguration section */

/* Begin XCConfigurationList section */
		C00000000000000000000007 /* Build configuration list for PBXProject "Shop" */ = {
			isa = XCConfigurationList;
			buildConfigurations = (
				C00000000000000000000006 /* Release */,
			);
			defaultConfigurationIsVisible = 0;
			defaultConfigurationName = Release;
		};
		C00000000000000000000008 /* Build configuration list for PBXNativeTarget "App" */ = {
			isa = XCConfigurationList;
			buildConfigurations = (
				C00000000000000000000009 /* Release */,
			);
			defaultConfigurationIsVisible = 0;
			defaultConfigurationName = Release;
		};
/* End XCConfigurationList section */
	};
	rootObject = C00000000000000000000005 /* Project object */;
}
PROJECT

expected=$(
  cat <<'TEXT'
-buildConfigurationList = C00000000000000000000007 /* Build configuration list for PBXProject "Shop" */;
+buildConfigurationList = C00000000000000000000007 /* Build configuration list for PBXProject "App" */;
-C00000000000000000000007 /* Build configuration list for PBXProject "Shop" */ = {
+C00000000000000000000007 /* Build configuration list for PBXProject "App" */ = {
TEXT
)

seen=$(venv/bin/python - <<'PYTHON'
import difflib
from pbxproj import XcodeProject

path = "Shop.xcodeproj/project.pbxproj"
before = open(path).read().splitlines()
XcodeProject.load(path).save()
after = open(path).read().splitlines()
for line in difflib.unified_diff(before, after, n=0, lineterm=""):
    if line[:3] not in ("---", "+++") and not line.startswith("@@"):
        print(line[0] + line[1:].strip())
PYTHON
)
printf '%s\n' "$seen"
if [ "$seen" = "$expected" ]; then
  echo "as described"
else
  echo "CHANGED; expected:"
  printf '%s\n' "$expected"
  exit 1
fi
