import { expect, test } from 'vitest';
import { type FlyerDraft, flyerProblems } from '#domain/offers/flyer';

const picture = (name: string, type = 'image/png') => new File(['bytes'], name, { type });
const STORED = { url: 'https://example.com/a.pdf', name: 'a.pdf', type: 'application/pdf' };
const GOOD: Pick<FlyerDraft, 'title' | 'comment' | 'expiry' | 'files'> = {
  title: '春の市',
  comment: '土日の2日間',
  expiry: null,
  files: [picture('a.png'), STORED],
};

test.each<[string, Partial<typeof GOOD>, string[]]>([
  ['a photo and a stored PDF [R-ENT-34]', {}, []],
  [
    'title and comment are required [R-VAL-CONTENT-02, R-VAL-CONTENT-03, R-MSG-28]',
    { title: '　', comment: '' },
    ['title problem.required', 'comment problem.required'],
  ],
  [
    'a title of 200 and a comment of 5,000 characters are accepted',
    { title: 'あ'.repeat(200), comment: 'あ'.repeat(5000) },
    [],
  ],
  [
    'a longer title and comment are refused (A-125)',
    { title: 'あ'.repeat(201), comment: 'あ'.repeat(5001) },
    ['title problem.tooLong', 'comment problem.tooLong'],
  ],
  ['the expiry is optional', { expiry: '' }, []],
  ['an expiry that is no moment is refused', { expiry: '2026/13/45' }, ['expiry problem.moment']],
  ['files are optional [A-268]', { files: [] }, []],
  [
    'a third file is refused [R-VAL-FILE-06, R-CONST-31]',
    { files: [STORED, STORED, picture('a.png')] },
    ['files upload.tooMany'],
  ],
  [
    'files that are neither picture nor PDF are refused with one message [R-VAL-FILE-05]',
    { files: [picture('a.txt', 'text/plain'), picture('b.exe', '')] },
    ['files upload.fileType'],
  ],
])('a flyer: %s', (_, change, expected) => {
  const problems = flyerProblems({ ...GOOD, ...change });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});
