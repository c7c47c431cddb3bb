// Development only: draws every actor that the portal tells about, its chart with the active states marked, and its last events.
import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import './inspector.css';

interface StateDefinition {
  readonly key?: string;
  readonly type?: string;
  readonly states?: Readonly<Record<string, StateDefinition>>;
  readonly on?: Readonly<Record<string, unknown>>;
}

interface Seen {
  readonly name: string;
  readonly definition: StateDefinition | null;
  value: unknown;
  status: string;
  readonly events: string[];
}

const keptEvents = 8;
const actors = new Map<string, Seen>();
const place = document.getElementById('actors');

const element = (tag: string, className: string, text?: string) => {
  const made = document.createElement(tag);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};

const parse = (definition: string | undefined): StateDefinition | null => {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- drawn only; anything missing is not drawn
    return definition ? (JSON.parse(definition) as StateDefinition) : null;
  } catch {
    return null;
  }
};

/** Whether `key` is active in a state value, and what is active inside it. */
function inside(value: unknown, key: string): { active: boolean; value: unknown } {
  if (typeof value === 'string') return { active: value === key, value: undefined };
  if (typeof value === 'object' && value !== null && key in value) return { active: true, value: Reflect.get(value, key) };
  return { active: false, value: undefined };
}

function drawStates(definition: StateDefinition, value: unknown): HTMLElement {
  const box = element('div', 'states');
  for (const [key, state] of Object.entries(definition.states ?? {})) {
    const { active, value: inner } = inside(value, key);
    const drawn = element('div', active ? 'state active' : 'state');
    drawn.append(element('span', 'state-name', key));
    const events = Object.keys(state.on ?? {});
    if (events.length > 0) drawn.append(element('span', 'state-events', events.join(' · ')));
    if (state.states && Object.keys(state.states).length > 0) drawn.append(drawStates(state, inner));
    box.append(drawn);
  }
  return box;
}

function draw(): void {
  document.getElementById('hint')?.remove();
  const shown = [...actors.values()].toReversed().map((actor) => {
    const card = element('section', `actor ${actor.status}`);
    card.append(element('h2', '', actor.name), element('code', '', JSON.stringify(actor.value ?? null)));
    if (actor.definition) card.append(drawStates(actor.definition, actor.value));
    const list = element('ol', 'events');
    list.append(...actor.events.map((event) => element('li', '', event)));
    card.append(list);
    return card;
  });
  place?.replaceChildren(...shown);
}

function take(event: StatelyInspectionEvent): void {
  if (event.type === '@xstate.actor') {
    const { value, status = 'active' } = event.snapshot;
    actors.set(event.sessionId, { name: event.name, definition: parse(event.definition), value, status, events: [] });
    return;
  }
  const actor = actors.get(event.sessionId);
  if (!actor) return;
  if (event.type === '@xstate.event') {
    actor.events.unshift(event.event.type);
    actor.events.length = Math.min(actor.events.length, keptEvents);
  } else {
    const snapshot: { value?: unknown; status?: string } = event.snapshot;
    actor.value = snapshot.value;
    actor.status = snapshot.status ?? actor.status;
  }
}

let pending = false;
createBrowserReceiver({ replayCount: 5000 }).subscribe((event) => {
  take(event);
  if (pending) return;
  pending = true;
  requestAnimationFrame(() => {
    pending = false;
    draw();
  });
});
