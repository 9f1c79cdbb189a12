#!/usr/bin/env bash
# tree-sitter-swift 0.7.4 with tree-sitter 0.26.1 (PyPI). The grammar knows nonisolated(nonsending) before a function
# and not in the type of a parameter, where Swift 6.2 and later accept it, too. It does know the newer raw identifiers
# and [3 of Int].
# Seen: "error" for the parameter's type only.
# Guess before the run: both places parse; raw identifiers and [3 of Int] do not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet --no-cache-dir --disable-pip-version-check tree-sitter-swift==0.7.4 tree-sitter==0.26.1

expected=$(
  cat <<'TEXT'
ok     nonisolated(nonsending) func load() async {}
error  func load(_ body: nonisolated(nonsending) () async -> Void) async {}
ok     func load(_ body: @MainActor () async -> Void) async {}
ok     func `loads twice`() {}
ok     let sizes: [3 of Int] = [1, 2, 3]
TEXT
)

seen=$(venv/bin/python - <<'PYTHON'
import tree_sitter
import tree_sitter_swift

parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))
for line in (
    "nonisolated(nonsending) func load() async {}",
    "func load(_ body: nonisolated(nonsending) () async -> Void) async {}",
    "func load(_ body: @MainActor () async -> Void) async {}",
    "func `loads twice`() {}",
    "let sizes: [3 of Int] = [1, 2, 3]",
):
    print("error " if parser.parse(line.encode()).root_node.has_error else "ok    ", line)
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
