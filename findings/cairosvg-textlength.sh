#!/usr/bin/env bash
# CairoSVG 2.9.1 (PyPI). The attribute textLength has no effect, neither with spacing nor with spacingAndGlyphs, though
# the library knows letter-spacing, so a label that a picture fits into its box by textLength keeps its own width.
# Seen: "textLength 150: as wide as without", the same for spacingAndGlyphs, and "letter-spacing 10: wider".
# Guess before the run: CairoSVG stretches the text to 150 pixels.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet --no-cache-dir --disable-pip-version-check cairosvg==2.9.1 pillow==13.0.0

expected=$(
  cat <<'TEXT'
textLength 150: as wide as without
textLength 150, spacingAndGlyphs: as wide as without
letter-spacing 10: wider
TEXT
)

# The library draws with the system's cairo and fonts.
ldconfig -p | grep 'libcairo\.so\.2' >/dev/null || apt-get install -y libcairo2 >/dev/null
[ -n "$(find /usr/share/fonts -name '*.ttf' -print -quit)" ] || apt-get install -y fonts-dejavu-core >/dev/null
seen=$(venv/bin/python - <<'PYTHON'
import io
import cairosvg
from PIL import Image, ImageChops

def width(attributes):
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60">
      <rect width="300" height="60" fill="white"/>
      <text x="10" y="30" font-size="16" {attributes}>Frames</text></svg>"""
    image = Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGB")
    left, _, right, _ = ImageChops.difference(image, Image.new("RGB", image.size, "white")).getbbox()
    return right - left

plain = width("")
for name, attributes in (
    ("textLength 150", 'textLength="150"'),
    ("textLength 150, spacingAndGlyphs", 'textLength="150" lengthAdjust="spacingAndGlyphs"'),
    ("letter-spacing 10", 'letter-spacing="10"'),
):
    print(f"{name}: {'as wide as without' if width(attributes) == plain else 'wider'}")
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
