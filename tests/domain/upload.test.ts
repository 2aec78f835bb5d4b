import { expect, test } from 'vitest';
import { draftProblems } from '#domain/base/draft-problems';
import {
  pdfBytesProblem,
  pictureFileProblem,
  pictureOrPdfProblem,
  pictureSizeProblem,
  tooManyFilesProblems,
} from '#domain/base/upload';
import { AccountDraft } from '#domain/people/account';

const fileOf = (name: string, type: string, size = 1) => ({ name, type, size });
const avatarProblem = (file: ReturnType<typeof fileOf>) =>
  pictureFileProblem('avatar', file)?.messageId ?? null;

test.each([
  ['a.jpg', 'image/jpeg', null],
  ['a.JPEG', 'image/jpeg', null],
  ['a.png', 'image/png', null],
  ['a.gif', 'image/gif', null],
  ['a.webp', 'image/webp', 'upload.pictureType'],
  ['a.svg', 'image/svg+xml', 'upload.pictureType'],
  ['a.pdf', 'application/pdf', 'upload.pictureType'],
  ['a.png', 'application/pdf', 'upload.pictureType'],
  ['a.exe', 'image/png', 'upload.pictureType'],
  ['png', '', 'upload.pictureType'],
])('the problem of %s of type %s: %s (A-126) [R-VAL-FILE-02]', (name, type, problem) => {
  expect(avatarProblem(fileOf(name, type))).toBe(problem);
});

test('15,728,640 bytes are accepted, one more is refused [R-VAL-FILE-01, R-CONST-29]', () => {
  expect([15_728_640, 15_728_641].map((size) => avatarProblem(fileOf('a.png', 'image/png', size)))).toEqual([
    null,
    'upload.pictureBytes',
  ]);
});

test('178,956,970 pixels are accepted, one more is refused [R-VAL-FILE-03]', () => {
  const sizes = [
    { width: 178_956_970, height: 1 },
    { width: 178_956_971, height: 1 },
    { width: 13_377, height: 13_377 },
    { width: 13_378, height: 13_378 },
  ];
  expect(sizes.map((size) => pictureSizeProblem('avatar', size)?.messageId ?? null)).toEqual([
    null,
    'upload.picturePixels',
    null,
    'upload.picturePixels',
  ]);
});

test.each([
  ['a.pdf', 'application/pdf', 0, 'upload.notPdf'],
  ['a.pdf', 'application/pdf', 40_000_000, null],
  ['a.PDF', 'application/pdf', 40_000_001, 'upload.pdfBytes'],
  ['a.pdf', 'application/x-pdf', 1, 'upload.fileType'],
  ['a.txt', 'application/pdf', 1, 'upload.fileType'],
  ['a.png', 'image/png', 15_728_640, null],
  ['a.png', 'image/png', 15_728_641, 'upload.pictureBytes'],
  ['a.docx', 'application/msword', 1, 'upload.fileType'],
])(
  'in a field that accepts PDFs the problem of %s of type %s with %i bytes: %s (A-126) [R-VAL-FILE-04, R-VAL-FILE-05, R-CONST-30]',
  (name, type, size, problem) => {
    expect(pictureOrPdfProblem('files', fileOf(name, type, size))?.messageId ?? null).toBe(problem);
  },
);

test('a field accepts its maximum number of files and refuses one more [R-VAL-FILE-06, R-CONST-31]', () => {
  expect([2, 3].map((count) => tooManyFilesProblems('files', count, 2))).toEqual([
    [],
    [{ field: 'files', messageId: 'upload.tooMany', values: { max: 2, count: 3 } }],
  ]);
});

const VALID_PROFILE: AccountDraft = {
  avatar: 'https://example.com/a.png',
  lastname: '山田',
  firstname: '花子',
  gender: 'female',
  birthday: '1990-04-01',
  phone: '078-000-0000',
  address: '明石市',
};

test('a complete profile has no problems', () => {
  expect(draftProblems(AccountDraft, VALID_PROFILE)).toEqual([]);
});

test.each([
  ['avatar', 'R-VAL-PROFILE-01'],
  ['firstname', 'R-VAL-PROFILE-02'],
  ['lastname', 'R-VAL-PROFILE-03'],
  ['gender', 'R-VAL-PROFILE-04'],
  ['birthday', 'R-VAL-PROFILE-05'],
  ['phone', 'R-VAL-PROFILE-06'],
  ['address', 'R-VAL-PROFILE-07'],
])('%s is required [%s]', (field) => {
  const empty = { ...VALID_PROFILE, [field]: field === 'avatar' ? null : '　 ' };
  const messageId = ['avatar', 'gender'].includes(field) ? 'problem.choose' : 'problem.required';
  expect(draftProblems(AccountDraft, empty)[0]).toEqual({ field, messageId });
});

test.each(['1990-02-30', '90-04-01', '1990/04/01', 'yesterday'])(
  '%s is not a valid day [R-VAL-PROFILE-05]',
  (birthday) => {
    expect(draftProblems(AccountDraft, { ...VALID_PROFILE, birthday })).toEqual([
      { field: 'birthday', messageId: 'problem.date' },
    ]);
  },
);

test.each([
  ['%PDF-1.7\n', null],
  [`${'\n'.repeat(1_000)}%PDF-1.7`, null],
  [`${'\n'.repeat(1_024)}%PDF-1.7`, 'upload.notPdf'],
  ['<script>alert(1)</script>', 'upload.notPdf'],
  ['', 'upload.notPdf'],
])(
  'the first bytes decide whether a file is a PDF: %j has the problem %s [R-VAL-FILE-05]',
  async (bytes, problem) => {
    expect((await pdfBytesProblem('file', new Blob([bytes])))?.messageId ?? null).toBe(problem);
  },
);
