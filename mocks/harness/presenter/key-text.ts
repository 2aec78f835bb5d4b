import { isSecretField } from '#mocks/harness/player/secret-fields';
import { isTextField } from './is-text-field';

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
> & {
  getModifierState(name: string): boolean;
};

const KEY_NAMES: Readonly<Record<string, string>> = {
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
const UNKNOWN_KEYS: ReadonlySet<string> = new Set(['Process', 'Dead', 'Unidentified', 'Compose']);
/** These leave, send or choose, and tell nothing about the text of a field. */
const KEYS_SHOWN_IN_FIELDS: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape', 'ArrowUp', 'ArrowDown']);
const ONE_TIME_CODE = 'input[autocomplete~=one-time-code]';
const KEYS_SHOWN_IN_PASSWORDS: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Escape']);

/**
 * What the audience sees of a pressed key: `Ctrl+K`, `Enter`, `j`. Null for a modifier alone, for what is typed into a
 * field or composed, and for nearly all keys in a password.
 */
export function keyText(
  event: PressedKey,
  target: EventTarget | null | undefined,
  isMac: boolean,
): string | null {
  const { key, isComposing } = event;
  if (isComposing || MODIFIERS.has(key) || UNKNOWN_KEYS.has(key)) return null;
  if (isTextField(target) && !isShownInField(event, target)) return null;
  const keyNames = [...modifiersOf(event, isMac), keyName(event)];
  return keyNames.join('+');
}

function isShownInField(event: PressedKey, target: Element): boolean {
  const hasNoModifier = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isSecretField(target) || target.matches(ONE_TIME_CODE))
    return hasNoModifier && KEYS_SHOWN_IN_PASSWORDS.has(event.key);
  // with Option or AltGr, keyboards type characters
  const isTypedCharacter = event.altKey || event.getModifierState('AltGraph');
  return hasNoModifier ? KEYS_SHOWN_IN_FIELDS.has(event.key) || /^F\d+$/.test(event.key) : !isTypedCharacter;
}

function modifiersOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey, isMac: boolean): string[] {
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
function keyName({ key, code, ctrlKey, metaKey, altKey }: PressedKey): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if ((ctrlKey || metaKey || altKey) && letter !== undefined) return letter;
  return KEY_NAMES[key] ?? key;
}
