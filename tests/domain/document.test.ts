import { expect, test } from 'vitest';
import { documentProblems } from '#domain/content/document';
import { mayWriteDocuments } from '#domain/content/document-editors';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';

const fileOf = (name: string, type: string, size = 5) =>
  Object.defineProperty(new File(['%PDF-'], name, { type }), 'size', { value: size });
const PDF = fileOf('手順書.pdf', 'application/pdf');
const STORED_FILE = { url: 'https://files.example.jp/1.pdf', name: '1.pdf', type: 'application/pdf' };

test.each<[string, Parameters<typeof documentProblems>, string[]]>([
  ['a title and a new PDF are accepted [R-VAL-FILE-04]', ['手順書', [PDF]], []],
  ['a picture and a stored file are accepted', ['地図', [fileOf('地図.PNG', 'image/png')]], []],
  ['a stored file is not checked again', ['手順書', [STORED_FILE]], []],
  ['a title of 200 characters is accepted', ['あ'.repeat(200), [STORED_FILE]], []],
  ['a longer title is refused (A-125)', ['あ'.repeat(201), [STORED_FILE]], ['title problem.tooLong']],
  [
    'a title of blanks and a missing file are refused',
    ['　', []],
    ['title problem.required', 'file document.fileRequired'],
  ],
  ['a second file is refused', ['手順書', [PDF, STORED_FILE]], ['file upload.tooMany']],
  [
    'a PDF of 40,000,000 bytes is accepted [R-VAL-FILE-04, A-166]',
    ['手順書', [fileOf('a.pdf', 'application/pdf', 40_000_000)]],
    [],
  ],
  [
    'a larger PDF is refused',
    ['手順書', [fileOf('a.pdf', 'application/pdf', 40_000_001)]],
    ['file upload.pdfBytes'],
  ],
  [
    'a PDF by its name alone is refused [R-VAL-FILE-05]',
    ['手順書', [fileOf('a.pdf', 'text/html')]],
    ['file upload.fileType'],
  ],
  [
    'a PDF by its type alone is refused',
    ['手順書', [fileOf('a.txt', 'application/pdf')]],
    ['file upload.fileType'],
  ],
  [
    'a spreadsheet is refused [A-166]',
    ['台帳', [fileOf('a.xlsx', 'application/vnd.ms-excel')]],
    ['file upload.fileType'],
  ],
])('a document: %s', (_, [title, files], problems) => {
  expect(documentProblems(title, files).map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(
    problems,
  );
});

test('the office writes documents, every other role reads them [A-035]', () => {
  expect(ROLES_WITH_SCREENS.filter(mayWriteDocuments)).toEqual(['Administrator', 'Operator']);
});
