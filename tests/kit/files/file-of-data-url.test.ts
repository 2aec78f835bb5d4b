import { expect, test } from 'vitest';
import { fileOfDataUrl } from '#kit/files/file-of-data-url';

const readFile = async (url: string) => {
  const file = fileOfDataUrl(url, '資料.pdf', 'application/pdf');
  return file === null ? null : [file.name, file.type, await file.text()];
};

test.each([
  ['escaped', 'data:application/pdf,%25PDF-%E6%96%99'],
  ['in base64', `data:application/pdf;base64,${Buffer.from('%PDF-料').toString('base64')}`],
  ['with another media type', 'data:text/html;charset=utf-8,%25PDF-%E6%96%99'],
])('a data: address, %s, becomes a file of the given type', async (_, url) => {
  expect(await readFile(url)).toEqual(['資料.pdf', 'application/pdf', '%PDF-料']);
});

test.each([
  'https://files.example.jp/1.pdf',
  '/media/1.pdf',
  'data:application/pdf',
  'data:,%E0%A4%A',
  'data:;base64,=?',
])('%s becomes no file', async (url) => {
  expect(await readFile(url)).toBeNull();
});
