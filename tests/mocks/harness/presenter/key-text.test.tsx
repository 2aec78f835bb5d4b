import { expect, test } from 'vitest';
import { keyText } from '#mocks/harness/presenter/key-text';

const elementOf = (markup: string) => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild;
};
const shownKey = (target: Element | null, init: KeyboardEventInit, isMac = false) =>
  keyText(new KeyboardEvent('keydown', init), target, isMac);

const CHARACTERS: KeyboardEventInit[] = [
  { key: 'a', code: 'KeyA' },
  { key: 'A', code: 'KeyA', shiftKey: true },
  { key: 'あ' },
  { key: ' ' },
  // AltGr and Option type characters
  { key: '@', code: 'KeyQ', ctrlKey: true, altKey: true, modifierAltGraph: true },
  { key: 'π', code: 'KeyP', altKey: true },
  { key: 'Backspace' },
  { key: 'Delete' },
  { key: 'Process', isComposing: true },
  { key: 'Enter', isComposing: true },
  { key: 'Dead' },
  { key: 'Unidentified' },
];

test.each([
  '<input>',
  '<input type="password">',
  '<input type="email">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"></div>',
  '<div role="textbox"></div>',
  '<div role="combobox"></div>',
])('nothing that is typed into %s is shown [A-316]', (markup) => {
  expect(CHARACTERS.map((init) => shownKey(elementOf(markup), init))).toEqual(CHARACTERS.map(() => null));
});

test('in a field the keys that leave, send or choose are shown, and shortcuts; in a password nearly none [A-316]', () => {
  const keys: KeyboardEventInit[] = [
    { key: 'Tab', shiftKey: true },
    { key: 'Enter' },
    { key: 'Escape' },
    { key: 'ArrowDown' },
    { key: 'F2' },
    { key: 'k', code: 'KeyK', ctrlKey: true },
    { key: 'ArrowLeft' },
    { key: 'Home' },
  ];
  const shownKeys = (markup: string) => keys.map((init) => shownKey(elementOf(markup), init));
  expect(shownKeys('<input>')).toEqual(['Shift+Tab', 'Enter', 'Esc', '↓', 'F2', 'Ctrl+K', null, null]);
  const password = ['Shift+Tab', 'Enter', 'Esc', null, null, null, null, null];
  for (const markup of ['<input type="password">', '<input autocomplete="one-time-code">'])
    expect(shownKeys(markup)).toEqual(password);
});

test('outside of fields a key has its name, its modifiers, and on a Mac its letter', () => {
  const button = elementOf('<button></button>');
  expect([
    shownKey(button, { key: 'j', code: 'KeyJ' }),
    shownKey(button, { key: '?', shiftKey: true }),
    shownKey(button, { key: ' ' }),
    shownKey(elementOf('<input type="checkbox">'), { key: ' ' }),
    shownKey(button, { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }),
    shownKey(button, { key: 'k', code: 'KeyK', metaKey: true }, true),
    shownKey(button, { key: 'π', code: 'KeyP', altKey: true }, true),
    shownKey(button, { key: 'p', code: 'KeyP', altKey: true }),
    shownKey(button, { key: 'd', code: 'KeyD', metaKey: true }),
    shownKey(button, { key: 'ArrowRight' }),
    shownKey(null, { key: 'PageDown' }),
  ]).toEqual(['j', '?', 'Space', 'Space', 'Ctrl+Shift+K', '⌘+K', '⌥+P', 'Alt+P', 'Win+D', '→', 'PageDown']);
});

test.each(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])(
  'a modifier alone is not shown: %s',
  (key) => {
    expect(shownKey(null, { key })).toBeNull();
  },
);
