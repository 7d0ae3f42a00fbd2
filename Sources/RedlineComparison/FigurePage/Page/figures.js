'use strict';
// The figures: their pictures, and what is lit in them.
const figures = JSON.parse(document.getElementById('data').textContent);
const node = id => document.getElementById(id);
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes('-') || key === 'role') element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

// Numbers: items, then guides, constraints and findings.
function number(figure) {
  figure.guideStart = figure.items.length;
  figure.constraintStart = figure.guideStart + figure.guides.length;
  figure.findingStart = figure.constraintStart + figure.constraints.length;
  figure.held = new Map();
  figure.constraints.forEach((constraint, index) => {
    for (const end of new Set(constraint.ends)) {
      if (!figure.held.has(end)) figure.held.set(end, []);
      figure.held.get(end).push(figure.constraintStart + index);
    }
  });
}
figures.forEach(number);
const kindOf = (figure, number) =>
  number < figure.guideStart ? 'item' : number < figure.constraintStart ? 'guide'
    : number < figure.findingStart ? 'constraint' : 'finding';
const item = (figure, number) => figure.items[number];
const constraint = (figure, number) => figure.constraints[number - figure.constraintStart];
const finding = (figure, number) => figure.findings[number - figure.findingStart];
const nameOf = (figure, number) => {
  switch (kindOf(figure, number)) {
    case 'item': return item(figure, number).name;
    case 'guide': return figure.guides[number - figure.guideStart].name;
    case 'constraint': return constraint(figure, number).sentence;
    default: return finding(figure, number).message;
  }
};

// What belongs to what is looked at: a view with its constraints, a constraint with its ends.
function related(figure, number) {
  const lit = new Set([number]);
  switch (kindOf(figure, number)) {
    case 'item': case 'guide':
      for (const one of figure.held.get(number) || []) lit.add(one);
      break;
    case 'constraint':
      for (const end of constraint(figure, number).ends) lit.add(end);
      break;
    default:
      for (const subject of finding(figure, number).subjects) lit.add(subject);
  }
  return lit;
}

const pictureSheet = new CSSStyleSheet();
pictureSheet.replaceSync(`
  :host { display: block; }
  svg { display: block; width: 100%; height: auto; }
  [data-s] { transition: opacity 0.1s; }
  [data-s][data-r="view"], [data-s][data-r="text"] { cursor: pointer; }
  .lighting [data-layer="constraints"] [data-s]:not(.lit):not(:has(.lit)),
  .lighting [data-layer="labels"] [data-s]:not(.lit):not(:has(.lit)),
  .lighting [data-layer="guides"] [data-s]:not(.lit):not(:has(.lit)),
  .lighting [data-layer="legend"] [data-s]:not(.lit):not(:has(.lit)) { opacity: 0.12; }
  .no-constraints [data-r="constraint"], .no-constraints [data-layer="labels"] .of-constraint,
  .no-guides [data-r="guide"], .no-guides [data-layer="labels"] .of-guide,
  .no-findings [data-r="finding"], .no-findings .of-finding,
  .switched { display: none; }
  .no-constraints [data-r="contentPriority"], .no-constraints [data-r="stackView"],
  .no-constraints [id$="halos"] { display: none; }
  .lighting [id$="halos"] { opacity: 0.1; }
  .no-outlines [data-layer="screen"] { visibility: hidden; }
  .frame { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke; pointer-events: none; }
  .frame.other { stroke-dasharray: 4 3; stroke-width: 1.2; }
`);

const layers = { outlines: true, constraints: true, guides: true, findings: true };
let scheme = 'auto';
const isDark = () =>
  scheme === 'dark' || scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches;

// Where a figure is compared, what changed can be drawn over it.
let showsChanges = true;
function pictureOf(figure) {
  const { light, dark, size, screen } = figure;
  figure.plain ??= { light, dark, size, screen };
  const picture = showsChanges ? figure.changed : figure.plain;
  Object.assign(figure, { size: picture.size, screen: picture.screen });
  return picture;
}

// Draws a figure, when it comes near the window for the first time.
function draw(figure) {
  const shown = figure.changed ? pictureOf(figure) : figure;
  const text = (isDark() ? shown.dark : shown.light) ?? shown.light ?? shown.dark;
  if (figure.drawn === text) return;
  figure.drawn = text;
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (!figure.root) {
    figure.root = figure.host.attachShadow({ mode: 'open' });
    figure.root.adoptedStyleSheets = [pictureSheet];
  }
  // A title is shown beside the pointer; the panel says more.
  for (const title of picture.querySelectorAll('g > title')) title.remove();
  for (const element of picture.querySelectorAll('[data-s]')) {
    const numbers = element.dataset.s.split(' ').map(Number);
    for (const kind of new Set(numbers.map(number => kindOf(figure, number)))) {
      element.classList.add('of-' + kind);
    }
  }
  figure.root.replaceChildren(picture);
  figure.svg = picture;
  figure.marks = new Map();
  for (const element of picture.querySelectorAll('[data-s]')) {
    for (const number of element.dataset.s.split(' ').map(Number)) {
      if (!figure.marks.has(number)) figure.marks.set(number, []);
      figure.marks.get(number).push(element);
    }
  }
  showLayers(figure);
  light(figure);
}

function showLayers(figure) {
  if (!figure.svg) return;
  for (const [name, isOn] of Object.entries(layers)) {
    figure.svg.classList.toggle('no-' + name, !isOn);
  }
  for (const [number, elements] of figure.marks) {
    const isOff = figure.off && figure.off.has(number);
    for (const element of elements) element.classList.toggle('switched', Boolean(isOff));
  }
}

// What is looked at: under the pointer, else what was clicked.
const focus = { figure: null, hovered: null, pinned: null };

function light(figure) {
  if (!figure.svg) return;
  for (const old of figure.svg.querySelectorAll('.lit')) old.classList.remove('lit');
  for (const old of figure.svg.querySelectorAll('.frame')) old.remove();
  const number = focus.figure === figure ? focus.hovered ?? focus.pinned : null;
  figure.svg.classList.toggle('lighting', number !== null && number !== undefined);
  if (number === null || number === undefined) return;
  const lit = related(figure, number);
  for (const one of lit) {
    for (const element of figure.marks.get(one) || []) element.classList.add('lit');
  }
  for (const one of lit) frameOf(figure, one, one !== number);
}

// A frame around a view, where its outline is in the picture.
function frameOf(figure, number, isOther) {
  if (kindOf(figure, number) !== 'item' || number === 0) return;
  const frame = item(figure, number).frame;
  const screen = screenMatrix(figure);
  const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const values = {
    x: screen.x + frame[0] * screen.scale, y: screen.y + frame[1] * screen.scale,
    width: frame[2] * screen.scale, height: frame[3] * screen.scale,
  };
  for (const [key, value] of Object.entries(values)) rect.setAttribute(key, value);
  rect.setAttribute('class', isOther ? 'frame other' : 'frame');
  figure.svg.append(rect);
}

// Where the root's corner is in the picture, and how large a point.
function screenMatrix(figure) {
  const [x, y, scale] = figure.screen;
  return { x, y, scale };
}

// The number that a place in a picture stands for: what is nearest to the pointer in the tree.
function numberAt(event) {
  for (const element of event.composedPath()) {
    if (element.dataset && element.dataset.s !== undefined) {
      // The root is the paper, not a subject.
      return Number(element.dataset.s.split(' ')[0]) || null;
    }
  }
  return null;
}
