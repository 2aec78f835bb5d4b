import { expect, test } from 'vitest';
import { encodeCp932 } from '#domain/csv/cp932';

const decode = (bytes: Uint8Array) => new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
const cp932Hex = (text: string) => Buffer.from(encodeCp932(text).bytes).toString('hex');

test('the bytes are those that Windows writes', () => {
  expect(
    ['a,1\r\n', 'あ', 'ｱ', '漢字', '①', '髙', '﨑', '～', '￥', '\\', '表', 'ソ', '㈱', '♪'].map(cp932Hex),
  ).toEqual([
    '612c310d0a',
    '82a0',
    'b1',
    '8abf8e9a',
    '8740',
    'fbfc',
    'fab1',
    '8160',
    '818f',
    '5c',
    '955c',
    '835c',
    '878a',
    '81f4',
  ]);
});

test('a character with two code points is written as the one that Windows has', () => {
  const { bytes, missing } = encodeCp932('3〜5時 −10℃ — ‖ ¢£¬');
  expect([decode(bytes), missing]).toEqual(['3～5時 －10℃ ― ∥ ￠￡￢', []]);
});

test('a character without a code becomes a question mark, and is reported once', () => {
  const { bytes, missing } = encodeCp932('𠮷野家🎆花火🎆? é');
  expect([decode(bytes), missing]).toEqual(['?野家?花火?? ?', ['𠮷', '🎆', 'é']]);
});

test('every character of Shift_JIS is decoded as it was encoded', () => {
  const characters: string[] = [];
  const decoder = new TextDecoder('shift_jis', { fatal: true });
  for (let code = 0x20; code <= 0xfcfc; code += 1) {
    if (code > 0xff && code < 0x8140) continue;
    try {
      characters.push(decoder.decode(Uint8Array.from(code > 0xff ? [code >> 8, code & 0xff] : [code])));
    } catch {
      // This code has no character.
    }
  }
  const text = characters.join('');
  const { bytes, missing } = encodeCp932(text);
  expect([characters.length > 9_000, missing]).toEqual([true, []]);
  // Some characters, such as ¬ and ∥, have a second code, which decodes to the same character.
  expect(decode(bytes)).toBe(text);
});

test('an empty text has no bytes', () => {
  expect(encodeCp932('')).toEqual({ bytes: new Uint8Array(), missing: [] });
});
