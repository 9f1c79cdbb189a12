"""Which fact about UIKit and which item of the checklist has a test, read from pages and sources. See scripts/trace.

Standard library only, Python 3.9: scripts/verify-on-mac uses it with the Python of Xcode's command-line tools.
"""
