import { expect, test } from 'vitest';
import { type FlyerDraft, flyerProblems } from '#domain/offers/flyer';

const pictureFile = (name: string, type = 'image/png') => new File(['bytes'], name, { type });
const STORED_FILE = { url: 'https://example.com/a.pdf', name: 'a.pdf', type: 'application/pdf' };
const VALID_FLYER: Pick<FlyerDraft, 'title' | 'comment' | 'expiry' | 'files'> = {
  title: '春の市',
  comment: '土日の2日間',
  expiry: null,
  files: [pictureFile('a.png'), STORED_FILE],
};

test.each<[string, Partial<typeof VALID_FLYER>, string[]]>([
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
    { files: [STORED_FILE, STORED_FILE, pictureFile('a.png')] },
    ['files upload.tooMany'],
  ],
  [
    'files that are neither picture nor PDF are refused with one message [R-VAL-FILE-05]',
    { files: [pictureFile('a.txt', 'text/plain'), pictureFile('b.exe', '')] },
    ['files upload.fileType'],
  ],
])('a flyer: %s', (_, change, expected) => {
  const problems = flyerProblems({ ...VALID_FLYER, ...change });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});
