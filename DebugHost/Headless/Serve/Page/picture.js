// Draws the device from differences: every layer is a group of its own, and each change touches only the layers that it names.

const space = 'http://www.w3.org/2000/svg';

/** The picture of the device inside an SVG element. */
export class Picture {
  #svg;
  #layers = new Map();
  #definitions = new Map();
  #defs = document.createElementNS(space, 'defs');
  #roots = document.createElementNS(space, 'g');

  constructor(svg) {
    this.#svg = svg;
    svg.setAttribute('font-family', "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif");
    svg.replaceChildren(this.#defs, this.#roots);
  }

  /** The area that the picture shows, including the device around the screen: x, y, width and height, in points of the screen. */
  box = [0, 0, 1, 1];

  /** The number of layers. */
  get size() { return this.#layers.size; }

  /** Forgets everything. The next change must be a whole picture. */
  clear() {
    this.#layers.clear();
    this.#definitions.clear();
    this.#defs.replaceChildren();
    this.#roots.replaceChildren();
  }

  apply(change) {
    if (change.box) {
      this.box = change.box;
      this.#svg.setAttribute('viewBox', change.box.join(' '));
      this.#svg.setAttribute('width', change.box[2]);
      this.#svg.setAttribute('height', change.box[3]);
      this.#svg.style.setProperty('--ratio', change.box[2] / change.box[3]);
    }
    for (const [id, markup] of Object.entries(change.define ?? {})) {
      const group = document.createElementNS(space, 'g');
      group.innerHTML = markup;
      this.#definitions.get(id)?.remove();
      this.#definitions.set(id, group);
      this.#defs.append(group);
    }
    for (const node of change.nodes ?? []) this.#update(node);
    // Only now does every layer exist. A layer may become the child of its former child, so this first removes all children that
    // leave their parents, and then inserts all that are new.
    const families = (change.nodes ?? []).filter(node => node.k)
      .map(node => [this.#layers.get(node.i).children, node.k.map(number => this.#layers.get(number).outer)]);
    if (change.roots) families.push([this.#roots, change.roots.map(number => this.#layers.get(number).outer)]);
    for (const [parent, children] of families) {
      const staying = new Set(children);
      for (const child of [...parent.children]) if (!staying.has(child)) child.remove();
    }
    for (const [parent, children] of families) place(parent, children);
    for (const number of change.gone ?? []) {
      this.#layers.get(number)?.outer.remove();
      this.#layers.delete(number);
    }
    for (const id of change.forget ?? []) {
      this.#definitions.get(id)?.remove();
      this.#definitions.delete(id);
    }
  }

  #update(node) {
    let layer = this.#layers.get(node.i);
    if (!layer) this.#layers.set(node.i, layer = this.#make());
    if (node.a !== undefined) attributes(layer.outer, node.a);
    if (node.m !== undefined) attributes(layer.masked, node.m);
    if (node.b !== undefined) layer.back.innerHTML = node.b;
    if (node.s !== undefined) attributes(layer.content, node.s);
    if (node.o !== undefined) layer.own.innerHTML = node.o;
    if (node.f !== undefined) layer.front.innerHTML = node.f;
  }

  #make() {
    const group = () => document.createElementNS(space, 'g');
    const layer = {
      outer: group(), masked: group(), back: group(), content: group(), own: group(), children: group(), front: group(),
    };
    layer.content.append(layer.own, layer.children);
    layer.masked.append(layer.back, layer.content, layer.front);
    layer.outer.append(layer.masked);
    return layer;
  }
}

/** Makes these the children of `parent`, in this order. Inserts or moves only those that are not yet in their place. */
function place(parent, children) {
  let next = parent.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else parent.insertBefore(child, next);
  }
}

/** Sets the attributes of a text like ` transform="…" opacity="…"`, and no others. */
function attributes(element, text) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const [, name, value] of text.matchAll(/ ([\w-]+)="([^"]*)"/g)) element.setAttribute(name, value);
}
