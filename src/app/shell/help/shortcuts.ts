import { contact } from '#app/screens/contact';
import { general } from '#app/screens/general';
import type { Screen } from '#kit/context/screen';

export type ShortcutAction = 'palette' | 'search' | 'create' | 'menu' | 'help' | 'next' | 'previous';

export type Shortcut = {
  /** As `KeyboardEvent.key` names them, one after another. */
  keys: readonly string[];
  /** With Ctrl, or ⌘ on a Mac; works while typing too, and cannot be turned off. */
  control?: true;
  /** Of the record that is read in a panel; all others are of the page below. */
  inPanel?: true;
} & ({ does: ShortcutAction; goTo?: never } | { does?: never; goTo: Screen });

/** Every shortcut there is: the listener and the sheet of help both read this. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['k'], control: true, does: 'palette' },
  { keys: ['/'], does: 'search' },
  { keys: ['n'], does: 'create' },
  { keys: ['['], does: 'menu' },
  { keys: ['j'], does: 'next', inPanel: true },
  { keys: ['k'], does: 'previous', inPanel: true },
  { keys: ['?'], does: 'help' },
  { keys: ['g', 'd'], goTo: general.dashboard },
  { keys: ['g', 'n'], goTo: contact.notifications },
  { keys: ['g', 'i'], goTo: contact.notices },
  { keys: ['g', 'p'], goTo: general.profile },
  { keys: ['g', 'c'], goTo: general.city },
];

/** Milliseconds: a `g` of a moment ago is the beginning of nothing. */
const TOGETHER = 1_500;

export interface Press {
  key: string;
  control: boolean;
  /** Milliseconds. */
  at: number;
}

/** The keys of a shortcut that has begun. */
export interface Begun {
  keys: readonly string[];
  at: number;
}

export const NOTHING: Begun = { keys: [], at: 0 };

/** What a key does after those before it: a shortcut, the beginning of one, or nothing. */
export function follow(begun: Begun, press: Press): { found: Shortcut | null; begun: Begun } {
  if (press.control) {
    const key = press.key.toLowerCase();
    const found = SHORTCUTS.find(({ control, keys }) => control && keys[0] === key) ?? null;
    return { found, begun: NOTHING };
  }
  const before = press.at - begun.at < TOGETHER ? begun.keys : [];
  return (
    outcome([...before, press.key], press.at) ??
    outcome([press.key], press.at) ?? { found: null, begun: NOTHING }
  );
}

function outcome(pressed: readonly string[], at: number): { found: Shortcut | null; begun: Begun } | null {
  const possible = SHORTCUTS.filter(
    ({ control, keys }) => !control && pressed.every((key, index) => key === keys[index]),
  );
  const found = possible.find(({ keys }) => keys.length === pressed.length);
  if (found) return { found, begun: NOTHING };
  return possible.length > 0 ? { found: null, begun: { keys: pressed, at } } : null;
}

/** Where letters are text, or choose in a list of their own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input, textarea, select, [role=textbox], [role=combobox], [role=listbox], [role=menu]',
    ) !== null);
