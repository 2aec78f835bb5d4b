import { expect, test } from 'vitest';
import { documentProblems, mayWriteDocuments } from '#domain/content/document';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';

const file = (name: string, type: string, size = 5) =>
  Object.defineProperty(new File(['%PDF-'], name, { type }), 'size', { value: size });
const PDF = file('手順書.pdf', 'application/pdf');
const STORED = { url: 'https://files.example.jp/1.pdf', name: '1.pdf', type: 'application/pdf' };

test.each<[string, Parameters<typeof documentProblems>, string[]]>([
  ['a title and a new PDF are enough [R-VAL-FILE-04]', ['手順書', [PDF]], []],
  ['so are a picture, and a file that is there already', ['地図', [file('地図.PNG', 'image/png')]], []],
  ['what is stored is not judged again', ['手順書', [STORED]], []],
  ['a title has 200 characters', ['あ'.repeat(200), [STORED]], []],
  ['and no more (A-125)', ['あ'.repeat(201), [STORED]], ['title problem.tooLong']],
  [
    'blanks are no title, and a document has a file',
    ['　', []],
    ['title problem.required', 'file document.fileRequired'],
  ],
  ['it has one, not two', ['手順書', [PDF, STORED]], ['file upload.tooMany']],
  [
    'a PDF has 40,000,000 bytes [R-VAL-FILE-04, A-166]',
    ['手順書', [file('a.pdf', 'application/pdf', 40_000_000)]],
    [],
  ],
  ['and no more', ['手順書', [file('a.pdf', 'application/pdf', 40_000_001)]], ['file upload.pdfBytes']],
  [
    'a PDF by its name alone is none [R-VAL-FILE-05]',
    ['手順書', [file('a.pdf', 'text/html')]],
    ['file upload.fileType'],
  ],
  [
    'a PDF by its type alone neither',
    ['手順書', [file('a.txt', 'application/pdf')]],
    ['file upload.fileType'],
  ],
  [
    'a table is refused [A-166]',
    ['台帳', [file('a.xlsx', 'application/vnd.ms-excel')]],
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
