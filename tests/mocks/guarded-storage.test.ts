import { expect, test } from 'vitest';
import { sources } from '../sources';

/** keepItem itself, the sandbox, whose source stands in the page, and the watcher, which replaces the method. */
const GUARDED_FILES = [
  'mocks/backend/protocol/keep-item.ts',
  'mocks/harness/link/tab-sandbox.ts',
  'mocks/harness/report/watch-stored.ts',
  // these write into BrowserStorage, which is guarded
  'mocks/harness/link/persona.ts',
  'mocks/harness/time-travel/handover.ts',
  'mocks/harness/panel/use-first-visit.ts',
];

/** A storage under the names that it has in mocks. */
const STORAGE = String.raw`\b(?:\w*[sS]torage|native)\b`;
const WRITE_PATTERNS = [
  /(?:\.|\[['"])setItem\b/,
  /\bStorage\.prototype\b/,
  new RegExp(String.raw`\b(?:assign|set|defineProperty|defineProperties)\(\s*${STORAGE}\s*,`),
  // storage.name = …, storage['name'] ||= …
  new RegExp(String.raw`${STORAGE}(?:\.\w+|\[[^\]]+\])\s*(?:[|&?+]{0,2}=(?![=>])|\+\+)`),
];
const writesStorage = (text: string) => WRITE_PATTERNS.some((pattern) => pattern.test(text));

test('the demo writes into a storage by keepItem alone: a full one throws', () => {
  const writingFiles = sources('mocks').filter(({ text }) => writesStorage(text));
  expect(writingFiles.map(({ path }) => path).filter((path) => !GUARDED_FILES.includes(path))).toEqual([]);
});

test('every way to write into a storage is found, and no way to read one', () => {
  const writingCode = [
    "tab.setItem('city', 'akashi')",
    "tab['setItem']('city', 'akashi')",
    "tab.setItem.call(other, 'city', 'akashi')",
    "localStorage.city = 'akashi'",
    "localStorage['city'] = 'akashi'",
    "window.sessionStorage[key] ??= 'akashi'",
    'native[key] = text',
    "Object.assign(localStorage, { city: 'akashi' })",
    "Reflect.set(sessionStorage, 'city', 'akashi')",
    "Object.defineProperty(storage, 'city', { value: 'akashi' })",
    "Storage.prototype['setItem']",
  ];
  const readingCode = [
    "tab.getItem('city') === localStorage.city",
    "localStorage['city'] !== other",
    'const city = sessionStorage[key]',
    'setItem(key: string, value: string): void',
    "native: Pick<Storage, 'getItem' | 'setItem'>",
    "keepItem(localStorage, 'city', 'akashi')",
  ];
  expect([writingCode.filter((text) => !writesStorage(text)), readingCode.filter(writesStorage)]).toEqual([
    [],
    [],
  ]);
});
