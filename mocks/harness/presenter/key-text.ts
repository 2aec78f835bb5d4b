import { isSecretField } from '#mocks/harness/player/secret-fields';
import { isTextField } from './is-text-field';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
> & {
  getModifierState(name: string): boolean;
};

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
const MODIFIERS: ReadonlySet<string> = new Set([
  'Control',
  'Shift',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Fn',
]);
/** Keys of input methods, and of browsers that do not say which. */
const UNKNOWN: ReadonlySet<string> = new Set(['Process', 'Dead', 'Unidentified', 'Compose']);
/** These leave, send or choose, and tell nothing about the text of a field. */
const OF_FIELDS: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape', 'ArrowUp', 'ArrowDown']);
const ONE_TIME_CODE = 'input[autocomplete~=one-time-code]';
const OF_PASSWORDS: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape']);

/**
 * What the audience sees of a pressed key: `Ctrl+K`, `Enter`, `j`. Null for a modifier alone, for what is typed into a
 * field or composed, and for nearly all keys in a password.
 */
export function keyText(
  event: Pressed,
  target: EventTarget | null | undefined,
  isMac: boolean,
): string | null {
  const { key, isComposing } = event;
  if (isComposing || MODIFIERS.has(key) || UNKNOWN.has(key)) return null;
  if (isTextField(target) && !isShownInField(event, target)) return null;
  const parts = [...modifiersOf(event, isMac), nameOf(event)];
  return parts.join('+');
}

function isShownInField(event: Pressed, target: Element): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isSecretField(target) || target.matches(ONE_TIME_CODE)) return isPlain && OF_PASSWORDS.has(event.key);
  // with Option or AltGr, keyboards type characters
  const isTyped = event.altKey || event.getModifierState('AltGraph');
  return isPlain ? OF_FIELDS.has(event.key) || /^F\d+$/.test(event.key) : !isTyped;
}

function modifiersOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, isMac: boolean): string[] {
  // the Shift of a character, ?, is in the character
  const isShown = shiftKey && (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey);
  return [
    ...(ctrlKey ? ['Ctrl'] : []),
    ...(altKey ? [isMac ? '⌥' : 'Alt'] : []),
    ...(isShown ? ['Shift'] : []),
    ...(metaKey ? [isMac ? '⌘' : 'Win'] : []),
  ];
}

/** With a modifier, the letter of the key: with Option a Mac reports π for P. */
function nameOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if ((ctrlKey || metaKey || altKey) && letter !== undefined) return letter;
  return NAMES[key] ?? key;
}
