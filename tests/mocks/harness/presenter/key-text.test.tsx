import { expect, test } from 'vitest';
import { keyText } from '#mocks/harness/presenter/key-text';

const elementOf = (markup: string) => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild;
};
const shown = (target: Element | null, init: KeyboardEventInit, isMac = false) =>
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
  expect(CHARACTERS.map((init) => shown(elementOf(markup), init))).toEqual(CHARACTERS.map(() => null));
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
  const all = (markup: string) => keys.map((init) => shown(elementOf(markup), init));
  expect(all('<input>')).toEqual(['Shift+Tab', 'Enter', 'Esc', '↓', 'F2', 'Ctrl+K', null, null]);
  const password = ['Shift+Tab', 'Enter', 'Esc', null, null, null, null, null];
  for (const markup of ['<input type="password">', '<input autocomplete="one-time-code">'])
    expect(all(markup)).toEqual(password);
});

test('elsewhere a key has its name, its modifiers, and on a Mac its letter', () => {
  const button = elementOf('<button></button>');
  expect([
    shown(button, { key: 'j', code: 'KeyJ' }),
    shown(button, { key: '?', shiftKey: true }),
    shown(button, { key: ' ' }),
    shown(elementOf('<input type="checkbox">'), { key: ' ' }),
    shown(button, { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }),
    shown(button, { key: 'k', code: 'KeyK', metaKey: true }, true),
    shown(button, { key: 'π', code: 'KeyP', altKey: true }, true),
    shown(button, { key: 'p', code: 'KeyP', altKey: true }),
    shown(button, { key: 'd', code: 'KeyD', metaKey: true }),
    shown(button, { key: 'ArrowRight' }),
    shown(null, { key: 'PageDown' }),
  ]).toEqual(['j', '?', 'Space', 'Space', 'Ctrl+Shift+K', '⌘+K', '⌥+P', 'Alt+P', 'Win+D', '→', 'PageDown']);
});

test.each(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])(
  'a modifier alone is not shown: %s',
  (key) => {
    expect(shown(null, { key })).toBeNull();
  },
);
