#!/usr/bin/env bash
# CairoSVG 2.9.1 and resvg-py 0.5.0 (PyPI). Two ways to write half-transparent red, both of CSS Color 4, part the
# renderers: CairoSVG paints #ff000080 opaque and raises ValueError for rgb(255 0 0 / 50%); resvg paints the first
# half-transparent and the second black. Both paint rgba(255,0,0,0.5) alike.
# Seen on white: "#ff000080: CairoSVG red, resvg pink", "rgb(255 0 0 / 50%): CairoSVG ValueError, resvg black".
# Guess before the run: both paint #ff000080 pink; CairoSVG paints the other black, resvg pink.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work TMPDIR=$work
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet --no-cache-dir --disable-pip-version-check cairosvg==2.9.1 resvg-py==0.5.0 pillow==13.0.0

expected=$(
  cat <<'TEXT'
rgba(255,0,0,0.5): CairoSVG pink, resvg pink
#ff000080: CairoSVG red, resvg pink
rgb(255 0 0 / 50%): CairoSVG ValueError, resvg black
TEXT
)

ldconfig -p | grep 'libcairo\.so\.2' >/dev/null || apt-get install -y libcairo2 >/dev/null
seen=$(venv/bin/python - <<'PYTHON'
import io
import cairosvg
import resvg_py
from PIL import Image

def name(pixel):
    red, green, blue = pixel
    if red > 240:
        return "red" if green < 16 else "pink" if 112 < green < 144 and green == blue else str(pixel)
    return "black" if red < 16 else str(pixel)

def painted(render, svg):
    try:
        return name(Image.open(io.BytesIO(render(svg))).convert("RGB").getpixel((5, 5)))
    except Exception as error:
        return type(error).__name__

for colour in ("rgba(255,0,0,0.5)", "#ff000080", "rgb(255 0 0 / 50%)"):
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
      <rect width="10" height="10" fill="white"/><rect width="10" height="10" fill="{colour}"/></svg>"""
    cairo = painted(lambda text: cairosvg.svg2png(bytestring=text.encode()), svg)
    resvg = painted(lambda text: bytes(resvg_py.svg_to_bytes(svg_string=text)), svg)
    print(f"{colour}: CairoSVG {cairo}, resvg {resvg}")
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
