"""Finds out from pages and sources which facts about UIKit and which items of the checklist have tests. See scripts/trace.

Uses the standard library only, of Python 3.9: scripts/verify-on-mac runs it with the Python of Xcode's command-line tools.
"""
