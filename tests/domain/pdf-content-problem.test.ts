import { expect, test } from 'vitest';
import { pdfContentProblem } from '#domain/files/pdf-content-problem';
import { drawnPdf } from '#mocks/backend/seed/texts/drawn-pdf';
import { caseFile } from '../case-file';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const DEMO_PDF = decodeURIComponent(drawnPdf([['手順']]).slice('data:application/pdf,'.length));

test.each([
  ['of the demo', new TextEncoder().encode(DEMO_PDF), null],
  ['with a password', caseFile('password.pdf'), 'upload.pdfLocked'],
  ['without a page', caseFile('zero-pages.pdf'), 'upload.pdfEmpty'],
  [
    'that is cut',
    bytesOf(`%PDF-1.7\n1 0 obj<</Type/Page>>endobj\n%%EOF${' '.repeat(3_000)}`),
    'upload.pdfCut',
  ],
  [
    'protected in its trailer',
    bytesOf('%PDF-1.4 /Type /Page trailer<</Encrypt <</Filter/Standard>>>> %%EOF'),
    'upload.pdfLocked',
  ],
  ['with a page', bytesOf('%PDF-1.4\n3 0 obj<< /Type /Page /Parent 2 0 R >>endobj %%EOF\r\n'), null],
  [
    'with compressed pages',
    bytesOf('%PDF-1.5 5 0 obj<</Type/ObjStm>>stream\n\xff endstream endobj %%EOF'),
    null,
  ],
])('a PDF %s', (_, bytes, problem) => {
  expect(pdfContentProblem('files', bytes)?.messageId ?? null).toBe(problem);
});
