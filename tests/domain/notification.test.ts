import { expect, test } from 'vitest';
import { draftProblems } from '#domain/base/draft-problems';
import { NotificationDraft } from '#domain/messaging/notification';
import { messageText } from '../japanese';

const draft = (changes: Partial<NotificationDraft> = {}): NotificationDraft => ({
  title: '夏祭りのお知らせ',
  description: '8月1日に開きます。',
  ...changes,
});
const tooLong = (field: string, max: number, length: number) => [
  { field, messageId: 'problem.tooLong', values: { max, length } },
];

test('a title and a description are enough', () => {
  expect(draftProblems(NotificationDraft, draft())).toEqual([]);
});

// 🗾, 👩‍🌾 and 𠮷 consist of several code units; the rule counts the first and the last as one character.
test.each([
  ['a', 'Latin'],
  ['祭', 'kanji'],
  ['🗾', 'emoji'],
  ['𠮷', 'a rare kanji'],
])('200 of %s are a valid title, 201 are too long (%s) [R-VAL-TEXT-01]', (letter) => {
  expect(draftProblems(NotificationDraft, draft({ title: letter.repeat(200) }))).toEqual([]);
  expect(draftProblems(NotificationDraft, draft({ title: letter.repeat(201) }))).toEqual(
    tooLong('title', 200, 201),
  );
});

test.each(['a', '祭', '🗾'])(
  '5000 of %s are a valid description, 5001 are too long [R-VAL-TEXT-02]',
  (letter) => {
    expect(draftProblems(NotificationDraft, draft({ description: letter.repeat(5000) }))).toEqual([]);
    expect(draftProblems(NotificationDraft, draft({ description: letter.repeat(5001) }))).toEqual(
      tooLong('description', 5000, 5001),
    );
  },
);

test.each(['', ' ', '　', '\n\t ', '\u200b\u200b', '\ufeff\u2060 \u00ad', '\u3164', '\u2800', '\u202e'])(
  '%j counts as blank',
  (blank) => {
    expect(draftProblems(NotificationDraft, { title: blank, description: blank })).toEqual([
      { field: 'title', messageId: 'problem.required' },
      { field: 'description', messageId: 'problem.required' },
    ]);
  },
);

test('each field is validated by itself, the title first', () => {
  expect(draftProblems(NotificationDraft, { title: 'あ'.repeat(201), description: '' })).toEqual([
    ...tooLong('title', 200, 201),
    { field: 'description', messageId: 'problem.required' },
  ]);
});

test('the error of a too long text shows the allowed and the actual length', () => {
  const [problem] = draftProblems(NotificationDraft, draft({ description: 'あ'.repeat(5001) }));
  expect(problem && messageText(problem)).toBe('5,000文字以内で入力してください（現在5,001文字）。');
});
