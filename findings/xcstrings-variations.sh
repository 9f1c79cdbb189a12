#!/usr/bin/env bash
# xcstrings-tool 0.1.0 (PyPI). Its audit of a string catalog silently leaves out every key that has plural or device
# variations, and counts a key that is marked "shouldTranslate": false as missing.
# Seen: of five keys, all of them translated or not to be translated, "Total Strings 3, Translated 2, Missing 1".
# Guess before the run: a key with variations is counted, by all its forms, and one that is not to be translated is left
# out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet --no-cache-dir --disable-pip-version-check xcstrings-tool==0.1.0

expected=$(
  cat <<'TEXT'
Total Strings 3
Translated 2
Missing Translation 1
TEXT
)

cat >Localizable.xcstrings <<'CATALOG'
{
  "sourceLanguage": "en",
  "strings": {
    "Cancel": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}}}},
    "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
    "Shop": {"shouldTranslate": false},
    "%lld items": {"localizations": {"de": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%lld Artikel"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld Artikel"}}
    }}}}},
    "Tap": {"localizations": {"de": {"variations": {"device": {
      "mac": {"stringUnit": {"state": "translated", "value": "Klicken"}},
      "other": {"stringUnit": {"state": "translated", "value": "Tippen"}}
    }}}}}
  },
  "version": "1.0"
}
CATALOG
seen=$(venv/bin/xcstrings-tool audit --target de Localizable.xcstrings |
  sed -nE 's/^│ (Total Strings|Translated|Missing Translation) +│ +([0-9]+) .*/\1 \2/p')
printf '%s\n' "$seen"
if [ "$seen" = "$expected" ]; then
  echo "as described"
else
  echo "CHANGED; expected:"
  printf '%s\n' "$expected"
  exit 1
fi
