import { expect, test } from 'vitest';
import { drawnCode } from '#domain/content/drawn-code';
import { QR_BYTES_MAX, qrCodeName, qrCodeProblems } from '#domain/content/qr-code';

test.each<[string, Partial<Parameters<typeof qrCodeProblems>[0]>, unknown[]]>([
  ['the longest content', { content: 'a'.repeat(QR_BYTES_MAX) }, []],
  [
    'one byte more',
    { content: 'a'.repeat(QR_BYTES_MAX + 1) },
    [{ field: 'content', messageId: 'qrcode.tooLong', values: { max: 2_331, bytes: 2_332 } }],
  ],
  ['777 letters of Japanese', { content: 'あ'.repeat(777) }, []],
  [
    '778 letters of Japanese',
    { content: 'あ'.repeat(778) },
    [{ field: 'content', messageId: 'qrcode.tooLong', values: { max: 2_331, bytes: 2_334 } }],
  ],
  [
    'blanks alone',
    { name: '　', content: ' ' },
    ['name', 'content'].map((field) => ({ field, messageId: 'problem.required' })),
  ],
  [
    'a name of 201 letters',
    { name: 'あ'.repeat(201) },
    [{ field: 'name', messageId: 'problem.tooLong', values: { max: 200, length: 201 } }],
  ],
])('the problems of a code with %s [R-ENT-25]', (_, changes, problems) => {
  expect(qrCodeProblems({ name: '案内板', content: 'https://machi.example.jp/', ...changes })).toEqual(
    problems,
  );
});

test('the longest content can be drawn, in whole units and with a quiet zone', () => {
  const svg = decodeURIComponent(drawnCode('a'.repeat(QR_BYTES_MAX)));
  expect(svg).toMatch(/^data:image\/svg\+xml,<svg width="600" height="600" /);
  // 177 modules and four on each side.
  expect(svg).toContain('viewBox="0 0 1850 1850"');
});

test('a QR code without a name is shown by its number', () => {
  expect([qrCodeName({ id: 7, name: '' }), qrCodeName({ id: 7, name: '案内板' })]).toEqual(['#7', '案内板']);
});
