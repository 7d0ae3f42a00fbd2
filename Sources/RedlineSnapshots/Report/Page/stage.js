'use strict';

// The pictures of a snapshot: beside each other, over each other, or one after the other.

const views = [
  { id: 'side', label: 'Side by side', needs: [] },
  { id: 'slider', label: 'Slider', needs: ['golden', 'actual'] },
  { id: 'onion', label: 'Onion skin', needs: ['golden', 'actual'] },
  { id: 'blink', label: 'Blink', needs: ['golden', 'actual'] },
  { id: 'difference', label: 'Difference', needs: ['golden', 'actual'] },
  { id: 'text', label: 'Text', needs: [] },
];
const pictureNames = { golden: 'Golden', actual: 'New', difference: 'Difference' };
const zoomSteps = [0.25, 0.5, 1, 2, 4, 8];

function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'text') node.textContent = value;
    else if (key === 'class') node.className = value;
    else if (value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

const isThere = (picture) => Boolean(picture.url || picture.bundle);

class Stage {
  constructor(node) {
    this.node = node;
    this.view = 'side';
    this.zoom = 0; // 0 fits
    this.overlay = true;
    this.marked = true;
    this.mix = { slider: 50, onion: 50 };
    this.shown = 'golden'; // of the two that blink
    this.playing = false;
    this.pictures = {};
    this.made = []; // addresses to give back
    this.loads = 0;
    this.changed = () => {};
    new ResizeObserver(() => this.arrange()).observe(node);
  }

  // Loads the pictures of an entry, and shows them when all are there.
  async show(entry) {
    this.entry = entry;
    this.shown = 'golden';
    this.playing = this.view === 'blink' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const load = ++this.loads;
    // What differs is loaded when that is to be seen.
    const pictures = entry.pictures.filter(({ name }) => name !== 'difference');
    const loaded = await Promise.all(pictures.map((picture) => this.load(picture)));
    if (load !== this.loads) {
      for (const { made } of loaded) if (made) URL.revokeObjectURL(made);
      return;
    }
    for (const url of this.made) URL.revokeObjectURL(url);
    this.made = loaded.map(({ made }) => made).filter(Boolean);
    this.pictures = Object.fromEntries(loaded.map((picture) => [picture.name, picture]));
    this.comparison = undefined;
    this.draw();
    // The pictures are seen before they are compared.
    setTimeout(() => { if (load === this.loads) this.mark(); });
  }

  // Finds where the pictures differ; diagrams without what lies over the screen, which has marks of
  // its own.
  async mark() {
    await this.compare();
    this.arrange();
    this.changed();
  }

  async compare() {
    if (this.comparison || !this.has('golden') || !this.has('actual')) return;
    const load = this.loads;
    const addresses = [];
    const images = await Promise.all(['golden', 'actual'].map(async (name) => {
      const picture = this.entry.pictures.find((item) => item.name === name);
      const { image } = this.pictures[name];
      if (!picture.hasOverlay || !this.overlay) return image;
      const bare = element('img');
      bare.src = await svgAddress(picture, false);
      addresses.push(bare.src);
      // Without it the pictures are compared as they are.
      return bare.decode().then(() => bare, () => image);
    }));
    if (load === this.loads) {
      const { marks, isVector } = this.pictures.golden;
      this.comparison = compareImages(...images, isVector) || { boxes: marks || [] };
    }
    for (const address of addresses) URL.revokeObjectURL(address);
  }

  get boxes() { return this.comparison?.boxes || []; }

  // Loads the picture of what differs, or draws it where nobody did.
  async loadDifference() {
    const load = this.loads;
    let picture = this.entry.pictures.find(({ name }) => name === 'difference');
    if (!picture) {
      await this.compare();
      picture = { name: 'difference', path: 'what differs', isVector: false };
      if (this.comparison?.differs) {
        picture.url = await differenceImage(this.comparison);
        this.made.push(picture.url);
      } else {
        picture.problem = 'This page may not compare these pictures; redline review --web may.';
      }
    }
    const loaded = await this.load(picture);
    if (loaded.made) this.made.push(loaded.made);
    if (load !== this.loads) return;
    this.pictures.difference = loaded;
    this.draw();
  }

  async load(picture) {
    const { name, hasOverlay, isVector, marks } = picture;
    let problem = picture.problem;
    const image = element('img', { alt: `${pictureNames[name]}: ${this.entry.title}` });
    image.draggable = false;
    let made;
    if (isThere(picture)) {
      try {
        if (picture.bundle || (hasOverlay && !this.overlay)) {
          made = await svgAddress(picture, this.overlay || !hasOverlay);
        }
        image.src = made || picture.url;
        await image.decode();
      } catch {
        problem = `${picture.path} cannot be shown`;
      }
    }
    return { name, image, problem, made, isVector, marks, path: picture.path };
  }

  get hasOverlay() { return this.entry.pictures.some((picture) => picture.hasOverlay); }

  has(name) { return Boolean(this.pictures[name]) && !this.pictures[name].problem; }

  offers(view) {
    return view.needs.every((name) => this.entry.pictures.some((p) => p.name === name && isThere(p)));
  }

  // The view that is shown: what was chosen, if there are pictures for it.
  get activeView() {
    const view = views.find(({ id }) => id === this.view);
    return this.offers(view) ? view.id : 'side';
  }

  choose(id) {
    this.view = id;
    this.playing = id === 'blink' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.draw();
  }

  setZoom(zoom) {
    this.zoom = zoom;
    this.arrange();
    this.changed();
  }

  stepZoom(direction) {
    const now = this.scale || 1;
    const steps = direction > 0 ? zoomSteps : [...zoomSteps].reverse();
    const next = steps.find((step) => direction * (step - now) > 0.001);
    if (next) this.setZoom(next);
  }

  setOverlay(isOn) {
    this.overlay = isOn;
    this.show(this.entry);
  }

  setMix(value) {
    if (!(this.activeView in this.mix)) return;
    this.mix[this.activeView] = Math.min(100, Math.max(0, value));
    this.arrange();
    this.changed();
  }

  // Shows the other of the two pictures, and stops the blinking.
  flip() {
    if (this.activeView !== 'blink') this.choose('blink');
    this.playing = false;
    this.shown = this.shown === 'golden' ? 'actual' : 'golden';
    this.arrange();
    this.changed();
  }

  play(isPlaying) {
    this.playing = isPlaying;
    this.changed();
  }

  tick() {
    if (!this.playing || this.activeView !== 'blink' || document.hidden) return;
    this.shown = this.shown === 'golden' ? 'actual' : 'golden';
    this.arrange();
  }

  draw() {
    if (!this.entry) return;
    const view = this.activeView;
    this.frames = [];
    let parts = [];
    if (view === 'difference' && !this.pictures.difference) {
      this.loadDifference();
    } else if (view === 'difference') {
      parts = [this.frame(['difference'])];
    } else if (view === 'side') {
      const names = ['golden', 'actual'].filter((name) => this.pictures[name]);
      parts = names.map((name) => this.frame([name]));
      if (names.length === 0) parts = [element('p', { class: 'empty', text: 'There is no picture.' })];
    } else if (view !== 'text') {
      parts = [this.frame(['golden', 'actual'])];
    }
    this.node.dataset.view = view;
    this.node.replaceChildren(...parts);
    this.arrange();
    this.changed();
  }

  frame(names) {
    const caption = element('figcaption');
    const problem = names.map((name) => this.pictures[name]?.problem).find(Boolean);
    if (problem) {
      caption.textContent = pictureNames[names[0]];
      return element('figure', {}, caption, element('p', { class: 'empty', text: problem }));
    }
    const canvas = element('div', { class: 'canvas' });
    const layers = names.map((name) => {
      const layer = element('div', { class: `layer ${name}` }, this.pictures[name].image);
      canvas.append(layer);
      return layer;
    });
    const marks = element('div', { class: 'marks', 'aria-hidden': 'true' });
    canvas.append(marks);
    const handle = element('div', { class: 'handle' });
    if (names.length > 1) canvas.append(handle);
    const scroller = element('div', { class: 'scroller', tabindex: '0', role: 'group' }, canvas);
    scroller.setAttribute('aria-label', names.map((name) => pictureNames[name]).join(' and '));
    this.follow(scroller);
    if (names.length > 1) this.drag(canvas);
    this.frames.push({ names, caption, canvas, layers, marks, handle, scroller });
    return element('figure', {}, caption, scroller);
  }

  // Pictures side by side scroll together.
  follow(scroller) {
    scroller.addEventListener('scroll', () => {
      for (const { scroller: other } of this.frames) {
        if (other === scroller) continue;
        if (Math.abs(other.scrollLeft - scroller.scrollLeft) > 1) other.scrollLeft = scroller.scrollLeft;
        if (Math.abs(other.scrollTop - scroller.scrollTop) > 1) other.scrollTop = scroller.scrollTop;
      }
    }, { passive: true });
  }

  drag(canvas) {
    const move = (event) => {
      if (this.activeView !== 'slider') return;
      const box = canvas.getBoundingClientRect();
      this.setMix(100 * (event.clientX - box.left) / box.width);
    };
    canvas.addEventListener('pointerdown', (event) => {
      if (this.activeView !== 'slider' || event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      move(event);
    });
    canvas.addEventListener('pointermove', (event) => {
      if (canvas.hasPointerCapture(event.pointerId)) move(event);
    });
  }

  // Sizes and places everything as the view, the zoom and the window want it.
  arrange() {
    if (!this.frames || this.frames.length === 0) return;
    const images = this.frames.flatMap(({ names }) => names.map((name) => this.pictures[name].image));
    const width = Math.max(...images.map((image) => image.naturalWidth), 1);
    const height = Math.max(...images.map((image) => image.naturalHeight), 1);
    const narrow = this.node.clientWidth < 640;
    this.node.classList.toggle('stacked', narrow);
    const columns = narrow ? 1 : this.frames.length;
    const roomX = (this.node.clientWidth - 16 * (columns - 1)) / columns - 2;
    const roomY = narrow ? Infinity : this.node.clientHeight - 30;
    const fit = Math.min(roomX / width, Math.max(roomY, 200) / height);
    const isVector = this.frames.some(({ names }) => this.pictures[names[0]].isVector);
    // Small images grow by whole factors, so that their pixels stay alike.
    const largest = isVector ? 1 : Math.max(1, Math.min(4, Math.floor(fit)));
    this.scale = this.zoom || Math.min(largest, fit);
    for (const frame of this.frames) {
      frame.scroller.style.maxHeight = narrow ? '' : `${this.node.clientHeight - 28}px`;
      this.arrangeFrame(frame, width, height);
    }
  }

  arrangeFrame({ names, caption, canvas, layers, marks, handle }, width, height) {
    const scale = this.scale;
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.style.width = `${w}px`;
    canvas.style.height = `${h}px`;
    canvas.classList.toggle('magnified', scale > 1);
    names.forEach((name, index) => {
      const { image, isVector } = this.pictures[name];
      image.style.width = `${image.naturalWidth * scale}px`;
      image.style.height = `${image.naturalHeight * scale}px`;
      image.classList.toggle('pixels', !isVector);
      Object.assign(layers[index].style, { clipPath: '', opacity: '', visibility: '' });
    });
    const isMarked = this.activeView === 'side' && this.marked;
    marks.replaceChildren(...(isMarked ? this.boxes : []).map((box) => this.markAround(box)));
    handle.hidden = this.activeView !== 'slider';
    this.caption(caption, names);
    if (names.length < 2) return;
    const [golden, actual] = layers;
    if (this.activeView === 'slider') {
      const x = w * this.mix.slider / 100;
      golden.style.clipPath = `inset(0 ${w - x}px 0 0)`;
      actual.style.clipPath = `inset(0 0 0 ${x}px)`;
      handle.style.left = `${x}px`;
    } else if (this.activeView === 'onion') {
      actual.style.opacity = this.mix.onion / 100;
      golden.style.opacity = this.mix.onion === 100 ? 0 : 1;
    } else {
      golden.style.visibility = this.shown === 'golden' ? '' : 'hidden';
      actual.style.visibility = this.shown === 'actual' ? '' : 'hidden';
    }
  }

  // A frame a little apart from what differs.
  markAround([x, y, width, height]) {
    const mark = element('div', { class: 'mark' });
    Object.assign(mark.style, {
      left: `${x * this.scale - 4}px`, top: `${y * this.scale - 4}px`,
      width: `${width * this.scale + 8}px`, height: `${height * this.scale + 8}px`,
    });
    return mark;
  }

  setMarked(isOn) {
    this.marked = isOn;
    this.arrange();
    this.changed();
  }

  caption(node, names) {
    const size = (name) => {
      const { naturalWidth, naturalHeight } = this.pictures[name].image;
      return `${naturalWidth} × ${naturalHeight}`;
    };
    const shown = this.activeView === 'blink' ? [this.shown] : names;
    const between = this.activeView === 'slider' ? ' | ' : ' under ';
    node.textContent = shown.map((name) => pictureNames[name]).join(between);
    if (this.activeView === 'onion') node.append(`, ${Math.round(this.mix.onion)} %`);
    node.append(element('span', { text: [...new Set(shown.map(size))].join(' and ') }));
    node.classList.toggle('new', shown[0] === 'actual');
  }
}
