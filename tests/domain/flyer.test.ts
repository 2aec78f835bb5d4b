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
  ['all is well, with a photo and a stored PDF [R-ENT-34]', {}, []],
  [
    'title and comment are needed [R-VAL-CONTENT-02, R-VAL-CONTENT-03, R-MSG-28]',
    { title: '　', comment: '' },
    ['title problem.required', 'comment problem.required'],
  ],
  ['a title has 200 characters', { title: 'あ'.repeat(200), comment: 'あ'.repeat(5000) }, []],
  [
    'and no more, a comment 5,000 (A-125)',
    { title: 'あ'.repeat(201), comment: 'あ'.repeat(5001) },
    ['title problem.tooLong', 'comment problem.tooLong'],
  ],
  ['it need not expire, and only at a moment', { expiry: '' }, []],
  ['what is no moment is refused', { expiry: '2026/13/45' }, ['expiry problem.moment']],
  ['it needs no file [A-268]', { files: [] }, []],
  [
    'a third file is refused [R-VAL-FILE-06, R-CONST-31]',
    { files: [STORED, STORED, picture('a.png')] },
    ['files upload.tooMany'],
  ],
  [
    'what is neither picture nor PDF is refused, and told once [R-VAL-FILE-05]',
    { files: [picture('a.txt', 'text/plain'), picture('b.exe', '')] },
    ['files upload.fileType'],
  ],
])('a flyer: %s', (_, change, expected) => {
  const problems = flyerProblems({ ...GOOD, ...change });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});
