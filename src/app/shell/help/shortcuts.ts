import { contact } from '#app/screens/contact';
import { general } from '#app/screens/general';
import type { Screen } from '#kit/context/screen';

export type ShortcutAction =
  | 'palette'
  | 'search'
  | 'create'
  | 'menu'
  | 'help'
  | 'next'
  | 'previous'
  | 'confirm-male'
  | 'confirm-female'
  | 'confirm-other'
  | 'reject'
  | 'mark-read'
  | 'approve'
  | 'undo'
  | 'zoom-in'
  | 'zoom-out'
  | 'turn';

export type Shortcut = {
  /** As in `KeyboardEvent.key`, pressed one after another. */
  keys: readonly string[];
  /** With Ctrl, or ⌘ on a Mac. Works while the user types, and cannot be turned off. */
  control?: true;
  /** Acts on the open record, in a panel too; all others act on the page alone. */
  onRecord?: true;
  /** A key that is held down acts once. */
  once?: true;
} & ({ does: ShortcutAction; goTo?: never } | { does?: never; goTo: Screen });

/** Every shortcut; the listener and the shortcut sheet read this list. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['k'], control: true, does: 'palette' },
  { keys: ['/'], does: 'search' },
  { keys: ['n'], does: 'create' },
  { keys: ['['], does: 'menu' },
  { keys: ['j'], does: 'next', onRecord: true },
  { keys: ['k'], does: 'previous', onRecord: true },
  { keys: ['1'], does: 'confirm-male', onRecord: true, once: true },
  { keys: ['2'], does: 'confirm-female', onRecord: true, once: true },
  { keys: ['3'], does: 'confirm-other', onRecord: true, once: true },
  { keys: ['r'], does: 'reject', onRecord: true, once: true },
  { keys: ['m'], does: 'mark-read', onRecord: true, once: true },
  { keys: ['a'], does: 'approve', onRecord: true, once: true },
  { keys: ['z'], does: 'undo', onRecord: true, once: true },
  { keys: ['+'], does: 'zoom-in', onRecord: true },
  { keys: ['-'], does: 'zoom-out', onRecord: true },
  { keys: ['t'], does: 'turn', onRecord: true },
  { keys: ['?'], does: 'help' },
  { keys: ['g', 'd'], goTo: general.dashboard },
  { keys: ['g', 'n'], goTo: contact.notifications },
  { keys: ['g', 'i'], goTo: contact.notices },
  { keys: ['g', 'p'], goTo: general.profile },
  { keys: ['g', 'c'], goTo: general.city },
];

/** Milliseconds between two keys of a shortcut. Later a `g` no longer starts one. */
const MAX_KEY_GAP_MS = 1_500;

export interface Press {
  key: string;
  control: boolean;
  /** Milliseconds, as in `event.timeStamp`. */
  at: number;
}

/** The pressed keys of an incomplete shortcut. */
export interface Begun {
  keys: readonly string[];
  at: number;
}

export const NOTHING: Begun = { keys: [], at: 0 };

/** Result of a key after the previous keys: a shortcut, an incomplete shortcut, or nothing. */
export function follow(begun: Begun, press: Press): { found: Shortcut | null; begun: Begun } {
  if (press.control) {
    const key = press.key.toLowerCase();
    const found = SHORTCUTS.find(({ control, keys }) => control && keys[0] === key) ?? null;
    return { found, begun: NOTHING };
  }
  const keysBefore = press.at - begun.at < MAX_KEY_GAP_MS ? begun.keys : [];
  return (
    outcomeOf([...keysBefore, press.key], press.at) ??
    outcomeOf([press.key], press.at) ?? { found: null, begun: NOTHING }
  );
}

function outcomeOf(pressed: readonly string[], at: number): { found: Shortcut | null; begun: Begun } | null {
  const possible = SHORTCUTS.filter(
    ({ control, keys }) => !control && pressed.every((key, index) => key === keys[index]),
  );
  const found = possible.find(({ keys }) => keys.length === pressed.length);
  if (found) return { found, begun: NOTHING };
  return possible.length > 0 ? { found: null, begun: { keys: pressed, at } } : null;
}

/** True where a key types text or selects an item of a list. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type=checkbox]), textarea, select, [role=textbox], [role=combobox], [role=listbox], [role=menu]',
    ) !== null);
