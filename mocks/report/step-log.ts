import * as z from 'zod/mini';
import type { Clock } from '#domain/base/clock';
import type { Log, LogEntry } from '#mocks/protocol/log';
import { elementName, isField } from './element-name';
import { type Step, stepSchema } from './step';

/** The steps since the scenario was opened, newest last. */
export interface StepLog {
  steps(): readonly Step[];
  /** The link of the state before the first step; null when it is not known, or steps before have been dropped. */
  start(): string | null;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

interface Sources {
  clock: Pick<Clock, 'now'>;
  log: Log;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The link of the present state. */
  currentLink(): Promise<string>;
}

const KEY = 'machi-steps';
/** An afternoon of one tester has some thousand steps; the last ones explain what happened. */
const KEPT = 400;
const PRESSED =
  'a[href], button, summary, [role=button], [role=menuitem], [role=menuitemradio], [role=option], [role=tab], [role=link]';
/** The router reports its changes by events with these names. */
const MOVES = ['popstate', 'pushState', 'replaceState'] as const;

const storedSchema = z.object({ start: z.nullable(z.string()), steps: z.array(stepSchema) });

/**
 * Records what happens in this tab, for a report: presses, typed text, keys, addresses, calls and uncaught errors.
 * Passwords are not recorded. The steps survive reloads of the tab.
 */
export function createStepLog({ clock, log, storage, currentLink }: Sources): StepLog {
  const stored = storedIn(storage);
  let { start, steps } = stored ?? { start: null, steps: [] as Step[] };
  const listeners = new Set<() => void>();
  const ending = new AbortController();
  const { signal } = ending;
  let address = '';
  let lastCall = log.entries().at(-1)?.id ?? 0;

  function keep() {
    try {
      storage.setItem(KEY, JSON.stringify({ start, steps }));
    } catch {
      // the storage of the tab is full: the steps last until the next load
    }
  }
  function add(kind: Step['kind'], name: string, value = '', failed = false) {
    if (steps.length === KEPT) start = null;
    steps = [...steps, { kind, at: clock.now(), name, value, failed }].slice(-KEPT);
    keep();
    for (const listener of listeners) listener();
  }
  function addAddress() {
    const now = location.pathname + location.search;
    if (now === address) return;
    address = now;
    add('open', now);
  }
  const onDocument = <Kind extends 'click' | 'change' | 'keydown'>(
    kind: Kind,
    listener: (event: DocumentEventMap[Kind], target: Element) => void,
  ) =>
    document.addEventListener(
      kind,
      (event) => {
        // the panel's own events have its host as target
        const { target } = event;
        if (target instanceof Element && !target.hasAttribute('data-harness')) listener(event, target);
      },
      { capture: true, signal },
    );

  onDocument('click', (_, target) => {
    const pressed = target.closest(PRESSED);
    if (pressed) add('press', elementName(pressed));
  });
  onDocument('change', (_, target) => {
    if (isField(target)) add(...changeOf(target));
  });
  onDocument('keydown', (event, target) => {
    const key = keyOf(event, target);
    if (key !== null) add('key', key);
  });
  for (const move of MOVES) window.addEventListener(move, addAddress, { signal });
  window.addEventListener('error', ({ message }) => add('error', message, '', true), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => add('error', String(reason), '', true), {
    signal,
  });
  const stopCalls = log.subscribe(() => {
    const calls = log.entries().filter(({ id }) => id > lastCall);
    lastCall = calls.at(-1)?.id ?? lastCall;
    for (const call of calls) add('call', `${call.method} ${call.path ?? call.url}`, ...outcomeOf(call));
  });

  addAddress();
  if (!stored)
    void Promise.resolve()
      .then(currentLink)
      .then((link) => {
        start = link;
        keep();
      });
  return {
    steps: () => steps,
    start: () => start,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      ending.abort();
      stopCalls();
    },
  };
}

function storedIn(storage: Sources['storage']) {
  try {
    return storedSchema.parse(JSON.parse(storage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}

type Change = [kind: Step['kind'], name: string, value: string];

function changeOf(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): Change {
  const name = elementName(field);
  if (field instanceof HTMLSelectElement)
    return ['choose', name, [...field.selectedOptions].map(({ label }) => label).join(', ')];
  if (field instanceof HTMLInputElement && field.files)
    return ['file', name, [...field.files].map((file) => `${file.name} (${file.size} B)`).join(', ')];
  if (field.type === 'checkbox' || field.type === 'radio')
    return [field instanceof HTMLInputElement && field.checked ? 'check' : 'uncheck', name, ''];
  return ['type', name, field.type === 'password' ? '•••' : field.value];
}

/** Shortcuts, and the keys that confirm or close; not what is typed into a field. */
function keyOf(event: KeyboardEvent, target: Element): string | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (isComposing || (altKey && event.code === 'KeyQ')) return null;
  const modifiers = [ctrlKey && 'Ctrl+', metaKey && 'Meta+', altKey && 'Alt+'].filter(Boolean).join('');
  const isCharacter = key.length === 1;
  if (modifiers !== '') return isCharacter || key === 'Enter' ? modifiers + key : null;
  if (key === 'Escape' || key === 'Delete') return key;
  // the browser turns Enter on a control into a click
  if (key === 'Enter') return target.closest(PRESSED) ? null : key;
  return isCharacter && !isField(target) ? key : null;
}

function outcomeOf({ status, verdict }: LogEntry): [value: string, failed: boolean] {
  const isRefusal = typeof status === 'number' && status < 500;
  return [String(status), !isRefusal || verdict !== 'kept'];
}
