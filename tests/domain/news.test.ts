import { expect, test } from 'vitest';
import { draftProblems } from '#domain/base/draft-problems';
import { NewsDraft } from '#domain/content/news';

const VALID_NEWS = {
  title: '新店オープン',
  content: '3軒が加わりました。',
  date: '2026-04-01T00:00:00.000Z',
};

test.each<[string, Partial<typeof VALID_NEWS>, string[]]>([
  ['a complete item is accepted', {}, []],
  [
    'every field is required, and blanks do not count [R-ENT-41, A-110]',
    { title: '　', content: ' ', date: '' },
    ['title problem.required', 'content problem.required', 'date problem.required'],
  ],
  [
    'invisible characters do not count',
    { title: '\u200b\ufeff', content: '\u2060\u00ad' },
    ['title problem.required', 'content problem.required'],
  ],
  [
    'a title of 200 and a text of 5,000 characters are accepted [R-VAL-TEXT-01, R-VAL-TEXT-02, A-125]',
    { title: '𠮷'.repeat(200), content: 'あ'.repeat(5000) },
    [],
  ],
  [
    'a longer title and text are refused',
    { title: '𠮷'.repeat(201), content: 'あ'.repeat(5001) },
    ['title problem.tooLong', 'content problem.tooLong'],
  ],
  ['a date that is no moment is refused', { date: 'きのう' }, ['date problem.moment']],
  ['a date in the past is accepted', { date: '1999-12-31T15:00:00.000Z' }, []],
])('a news item: %s', (_, values, expected) => {
  const problems = draftProblems(NewsDraft, { ...VALID_NEWS, ...values });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});
