import { expect, test } from 'vitest';
import { comparedText } from '#domain/base/compared-text';
import { foldText } from '#domain/base/fold-text';
import { outsideText } from '#domain/base/outside-text';

test.each([
  ['composed kana', 'ガーデン'.normalize('NFD'), 'ガーデン'],
  ['a byte order mark and a zero-width space', '\ufeff飲食\u200b', '飲食'],
  ['blanks of every kind around it', '\u3000\u00a0 飲食\t\u2060 ', '飲食'],
  ['an ideographic space inside, which is kept', '明石市　本町', '明石市　本町'],
  ['a variant of a kanji, which is kept', '神戸屋', '神戸屋'],
  ['an emoji of several characters, which is kept', '👩‍🍳❤️', '👩‍🍳❤️'],
])('a text from outside with %s', (_, text, cleaned) => {
  expect(outsideText(text)).toBe(cleaned);
});

test.each([comparedText, foldText])('texts that look equal are compared as equal (%o)', (normalize) => {
  const equalLooking = [
    'ガーデン プラザ',
    'ガーデン　プラザ'.normalize('NFD'),
    '\ufeffガーデン\u00a0プラザ\u200b',
  ];
  expect(new Set(equalLooking.map(normalize)).size).toBe(1);
});
