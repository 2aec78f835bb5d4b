import { expect, test } from 'vitest';
import { chatMessageProblems, isBlank, waitsFor } from '#domain/messaging/chat-message';
import { isNamed, isTyping, searchKeyOf, searchKeysOfRoom } from '#domain/messaging/chat-room';

const NOW = Date.parse('2026-04-01T09:00:00+09:00');

test.each([
  ['あ'.repeat(5_000), []],
  [
    'あ'.repeat(5_001),
    [{ field: 'text', messageId: 'problem.tooLong', values: { max: 5_000, length: 5_001 } }],
  ],
  ['𠮷'.repeat(5_000), []],
])('a message holds 5,000 characters', (text, problems) => {
  expect(chatMessageProblems({ text })).toEqual(problems);
});

test('a blank text is no message', () => {
  expect(['', ' ', '　\n\t', '\u200b\ufeff', 'あ', ' あ '].map((text) => isBlank({ text }))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a chat message waits for the user when another one sent it and it is not read [R-STATE-16]', () => {
  const message = { id: 'a', text: 'あ', sent_at: '' };
  const messages = [
    { ...message, sender: 2, state: 'sent' as const },
    { ...message, sender: 2, state: 'read' as const },
    { ...message, sender: 1, state: 'sent' as const },
  ];
  expect(messages.map((one) => waitsFor(one, 1))).toEqual([true, false, false]);
});

test.each([
  [null, false],
  [undefined, false],
  [NOW, true],
  [NOW - 7_999, true],
  [NOW - 8_000, false],
])('typing counts for less than 8 seconds: %s [A-097]', (at, isTypingNow) => {
  const typing_at = typeof at === 'number' ? new Date(at).toISOString() : at;
  expect(isTyping({ typing_at }, NOW)).toBe(isTypingNow);
});

test('a room is found by any part of its name, whatever its width, case and kana', () => {
  expect(searchKeysOfRoom('カナ A')).toEqual(['か', 'かな', 'な', 'なa', 'a']);
  expect(['', 'ｶ', 'Kanaa', ' ナ ａ'].map(searchKeyOf)).toEqual(['', 'か', 'ka', 'なa']);
  const isFoundBySearch = ['', '花子', '藤花', '佐藤　花子', '花代'].map((search) =>
    isNamed({ name: '佐藤 花子' }, search),
  );
  expect(isFoundBySearch).toEqual([true, true, true, true, false]);
});
