import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Document } from '#domain/content/document';
import { SEED_PROFILES } from '#mocks/backend/seed/base/seed';
import { documentTable } from '#mocks/backend/tables/content/documents';
import { dataOf, startAs, startBackend } from '../start-backend';

const bodyOf = (title: string, file?: File | string) => {
  const body = new FormData();
  body.append('title', title);
  if (file !== undefined) body.append('file', file);
  return body;
};
const PDF = new File(['%PDF-1.5'], '手順書.pdf', { type: 'application/pdf' });

test('a document is stored with its file’s bytes and name, and keeps them when only its title changes [E-136]', async () => {
  const { request } = await startAs('administrator');
  const created = dataOf<Document>(await request('POST /akashi/api/documents/', bodyOf(' 手順書 ', PDF)));
  const file = {
    name: '手順書.pdf',
    type: 'application/pdf',
    url: `data:application/pdf;base64,${Buffer.from('%PDF-1.5').toString('base64')}`,
  };
  expect(created).toEqual({ id: created.id, title: '手順書', file, created_at: '2026-04-01T00:00:00.000Z' });
  const changedReply = await request(
    `PUT /akashi/api/documents/${created.id}/`,
    bodyOf('受付の手順', JSON.stringify(file)),
  );
  expect(dataOf<Document>(changedReply)).toEqual({ ...created, title: '受付の手順' });
  const readReply = await request(`GET /akashi/api/documents/${created.id}/`);
  expect(dataOf<Document>(readReply)).toEqual({ ...created, title: '受付の手順' });
  expect((await request(`GET /kusatsu/api/documents/${created.id}/`)).status).toBe(404);
});

test('the server applies the rules too, each at its field [R-VAL-FILE-04, R-VAL-FILE-05, A-166]', async () => {
  const { request } = await startAs('administrator');
  const spreadsheet = new File(['x'], '台帳.xlsx', { type: 'application/vnd.ms-excel' });
  const refusal = await request('POST /akashi/api/documents/', bodyOf('　', spreadsheet));
  expect([refusal.status, refusal.body]).toMatchObject([
    400,
    {
      errors: {
        title: ['この項目は必須です。'],
        file: ['画像（jpg、jpeg、png、gif）またはPDFを添付してください。'],
      },
    },
  ]);
  expect((await request('POST /akashi/api/documents/', bodyOf('手順書'))).status).toBe(400);
});

test.each([
  ['administrator', 201],
  ['operator', 201],
  ['owner_shop', 403],
  ['staff_shop', 403],
  ['advertiser', 403],
])('%s reads documents, and a write has the status %i [A-035]', async (username, status) => {
  const { request } = await startAs(username);
  const page = dataOf<Page<Document>>(await request('GET /akashi/api/documents/'));
  expect(page.content.length).toBe(20);
  expect((await request(`GET /akashi/api/documents/${page.content[0]?.id}/`)).status).toBe(200);
  expect((await request('POST /akashi/api/documents/', bodyOf('手順書', PDF))).status).toBe(status);
});

test('seeded PDFs are complete, in every profile', async () => {
  const pdfCounts = await Promise.all(
    SEED_PROFILES.map(async (profile) => {
      const { backend } = await startBackend({ seed: { profile, n: 1 } });
      const documents = backend.db.of(documentTable).list({ city: 'akashi' }).rows;
      const pdfs = documents.filter(({ file }) => file.url.startsWith('data:application/pdf,%25PDF'));
      const incompletePdfs = pdfs.filter(
        ({ file }) => !isCompletePdf(decodeURIComponent(file.url.slice(file.url.indexOf(',') + 1))),
      );
      expect(incompletePdfs.map(({ file }) => file.name)).toEqual([]);
      return [profile, documents.length, pdfs.length > 0];
    }),
  );
  expect(pdfCounts).toEqual([
    ['normal', expect.any(Number), true],
    ['empty', 0, false],
    ['busy', 10_000, true],
    ['edge', 64, true],
  ]);
});

/** Whether every object is at the offset that the table at the end has. */
function isCompletePdf(pdf: string): boolean {
  const starts = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, start]) => Number(start));
  const tableOffset = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  return (
    starts.length > 5 &&
    pdf.startsWith('xref', tableOffset) &&
    starts.every((start, index) => pdf.startsWith(`${index + 1} 0 obj`, start))
  );
}

test('a PDF with other bytes is refused at the field [R-VAL-FILE-05]', async () => {
  const { request } = await startAs();
  for (const bytes of ['', '<script>alert(1)</script>']) {
    const file = new File([bytes], '手順書.pdf', { type: 'application/pdf' });
    expect(await request('POST /akashi/api/documents/', bodyOf('手順書', file))).toEqual({
      status: 400,
      body: { errors: { file: ['中身がPDFではないファイルは添付できません。'] } },
    });
  }
});
