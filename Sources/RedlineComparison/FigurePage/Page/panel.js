// The panel: what is selected, why it is where it is, and what holds it.
function row(figure, number, more, text) {
  const button = make('button', { type: 'button', className: 'row' },
    make('span', { className: 'name', textContent: text ?? nameOf(figure, number) }),
    more ? make('span', { className: 'more', textContent: more }) : null);
  if (focus.pinned === number && focus.figure === figure) button.setAttribute('aria-current', 'true');
  if (kindOf(figure, number) === 'constraint' && !constraint(figure, number).isActive) {
    button.classList.add('off');
  }
  button.addEventListener('mouseenter', () => hover(figure, number));
  button.addEventListener('mouseleave', () => hover(figure, null));
  button.addEventListener('focus', () => hover(figure, number));
  button.addEventListener('blur', () => hover(figure, null));
  button.addEventListener('click', () => pin(figure, number));
  return button;
}

// A constraint with a switch that takes it out of the picture.
function switchRow(figure, number) {
  const box = make('input', {
    type: 'checkbox', checked: !(figure.off && figure.off.has(number)),
    'aria-label': 'Draw ' + nameOf(figure, number),
  });
  box.addEventListener('change', () => {
    figure.off = figure.off || new Set();
    if (box.checked) figure.off.delete(number); else figure.off.add(number);
    showLayers(figure);
  });
  const one = constraint(figure, number);
  const more = [one.scope, one.isBroken ? 'broken' : null, one.location].filter(Boolean).join(' · ');
  return make('div', { className: 'switch' }, box, row(figure, number, more));
}

function list(...rows) {
  return make('ul', { className: 'rows' }, ...rows.map(one => make('li', {}, one)));
}

const points = values => values.map(value => Math.round(value * 100) / 100).join(' ');

const frameText = ([x, y, width, height]) =>
  `x ${points([x])}, y ${points([y])}, ${points([width])} × ${points([height])} pt`;

function itemDetail(figure, number) {
  const view = item(figure, number);
  const parts = [
    make('h2', { textContent: view.name }),
    make('p', { className: 'quiet', textContent: [view.kind, view.location, view.isHidden ? 'hidden' : null].filter(Boolean).join(' · ') }),
    make('p', { textContent: frameText(view.frame) }),
  ];
  if (view.before) parts.push(make('p', { className: 'quiet', textContent: `before: ${frameText(view.before)}` }));
  if (view.content.some(value => value !== null && value !== undefined)) {
    const [w, h] = view.content.map(value => value === null || value === undefined ? '–' : points([value]));
    parts.push(make('p', { className: 'quiet', textContent: `content ${w} × ${h}` }));
  }
  if (view.text) parts.push(make('p', { className: 'quiet', textContent: `“${view.text}”` }));
  if (view.reasons.length > 0) {
    parts.push(make('h3', { textContent: 'Why it is there' }));
    for (const reason of view.reasons) {
      parts.push(make('p', { textContent: reason.sentence }));
      if (reason.parts.length > 0) {
        parts.push(list(...reason.parts.map(part => part.constraint === undefined
          ? make('div', { className: 'row' }, make('span', { className: 'name', textContent: part.text }))
          : row(figure, part.constraint, part.text))));
      }
    }
  }
  const own = figure.held.get(number) || [];
  if (own.length > 0) {
    parts.push(make('h3', { textContent: `Its constraints (${own.length})` }));
    parts.push(list(...own.map(one => switchRow(figure, one))));
  }
  const inside = figure.items.flatMap((other, index) => other.parent === number ? [index] : []);
  if (view.parent !== null && view.parent !== undefined) {
    parts.push(make('h3', { textContent: 'Inside of' }), list(row(figure, view.parent)));
  }
  if (inside.length > 0) {
    parts.push(make('h3', { textContent: 'Subviews' }), list(...inside.map(one => row(figure, one))));
  }
  return parts;
}

function constraintDetail(figure, number) {
  const one = constraint(figure, number);
  const words = [
    one.origin === 'user' ? null : `made by ${one.origin}`, one.scope,
    one.priority === 1000 ? 'required' : `priority ${one.priority}`,
    one.isActive ? null : 'not active here', one.isBroken ? 'broken' : null, one.location,
  ].filter(Boolean);
  return [
    make('h2', { textContent: one.sentence }),
    make('p', { className: 'quiet', textContent: words.join(' · ') }),
    one.before ? make('p', { className: 'quiet', textContent: `before: ${one.before}` }) : null,
    ...(figure.changes || []).filter(change => change.subject === number).map(change =>
      make('p', { textContent: `Before and after: ${change.symbol} ${change.sentence}` })),
    make('h3', { textContent: 'It holds' }),
    list(...one.ends.map(end => row(figure, end))),
  ].filter(Boolean);
}

function findingDetail(figure, number) {
  const one = finding(figure, number);
  return [
    make('h2', { className: one.severity, textContent: one.message }),
    make('p', { className: 'quiet', textContent: [one.severity, one.rule, one.location].filter(Boolean).join(' · ') }),
    make('h3', { textContent: 'It is about' }),
    list(...one.subjects.map(subject => row(figure, subject))),
  ];
}

// What is other than in the layout that it is compared with.
function changesDetail(figure) {
  const rows = (figure.changes || []).map(change => {
    const text = `${change.symbol} ${change.sentence}`;
    const more = [change.moved > 0 ? `moves ${change.moved}` : null, change.location].filter(Boolean).join(' · ');
    if (change.subject !== null && change.subject !== undefined) {
      const button = row(figure, change.subject, null, text);
      if (more) button.append(make('span', { className: 'more', textContent: more }));
      return button;
    }
    return make('div', { className: 'row' }, make('span', { className: 'name', textContent: text }));
  });
  return make('div', { className: 'changes' }, make('p', { textContent: figure.headline }), list(...rows));
}

// Everything of a figure, as long as nothing is selected.
function figureDetail(figure) {
  const own = figure.constraints.flatMap((one, index) =>
    one.origin === 'user' ? [figure.constraintStart + index] : []);
  const views = make('ul', { className: 'rows', role: 'tree', 'aria-label': 'Views' },
    ...figure.items.map((view, number) => {
      const button = row(figure, number, points(view.frame));
      button.tabIndex = number === 0 ? 0 : -1;
      button.style.paddingLeft = `${6 + Math.min(view.depth, 12) * 12}px`;
      const entry = make('li', { role: 'treeitem', 'aria-level': String(view.depth + 1) }, button);
      return entry;
    }));
  views.addEventListener('keydown', treeKeys);
  const parts = [
    make('h2', { textContent: figure.title }),
    make('p', { className: 'quiet', textContent: figure.place }),
  ];
  if (figure.headline) parts.push(changesDetail(figure));
  if (figure.findings.length > 0) {
    parts.push(make('h3', { textContent: `Findings (${figure.findings.length})` }),
      list(...figure.findings.map((one, index) =>
        row(figure, figure.findingStart + index, one.severity))));
  }
  parts.push(make('h3', { textContent: `Views (${figure.items.length})` }), views);
  if (own.length > 0) {
    parts.push(make('h3', { textContent: `Constraints (${own.length})` }),
      list(...own.map(number => switchRow(figure, number))));
  }
  return parts;
}

function treeKeys(event) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.indexOf(event.target);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined || index < 0 || !buttons[next]) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = -1;
  buttons[next].tabIndex = 0;
  buttons[next].focus();
}

function showPanel() {
  const figure = focus.figure || figures[0];
  if (!figure) return;
  const number = focus.figure ? focus.pinned : null;
  const isPinned = number !== null && number !== undefined;
  const parts = !isPinned ? figureDetail(figure)
    : { item: itemDetail, constraint: constraintDetail, finding: findingDetail, guide: guideDetail }[
      kindOf(figure, number)](figure, number);
  if (isPinned) {
    const back = make('button', { type: 'button', textContent: 'All of the figure' });
    back.addEventListener('click', () => pin(figure, null));
    parts.push(make('p', {}, back));
  }
  node('panel').classList.toggle('has-selection', isPinned);
  replaceDetail(parts, `${figures.indexOf(figure)} ${isPinned ? number : ''}`);
}

// Who goes by keys goes on where the panel was left, or begins at the heading of what is new in it.
function replaceDetail(parts, subject) {
  const detail = node('detail');
  const controls = () => [...detail.querySelectorAll('button, input')];
  const isInside = detail.contains(document.activeElement);
  const place = controls().indexOf(document.activeElement);
  const isSame = detail.dataset.subject === subject;
  detail.replaceChildren(...parts);
  detail.dataset.subject = subject;
  if (!isInside) return;
  const heading = detail.querySelector('h2');
  if (heading) heading.tabIndex = -1;
  (isSame && controls()[place] || heading)?.focus({ preventScroll: true });
}

function guideDetail(figure, number) {
  const guide = figure.guides[number - figure.guideStart];
  const own = figure.held.get(number) || [];
  return [
    make('h2', { textContent: guide.name }),
    make('p', { textContent: `guide at ${points(guide.frame)}` }),
    guide.owner === null || guide.owner === undefined ? null : list(row(figure, guide.owner)),
    make('h3', { textContent: `Its constraints (${own.length})` }),
    list(...own.map(one => switchRow(figure, one))),
  ].filter(Boolean);
}
