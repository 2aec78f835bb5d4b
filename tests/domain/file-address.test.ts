import { expect, test } from 'vitest';
import { isSameValue, unsignedAddress } from '#domain/content/file-address';

test.each([
  ['https://s3.example/a.png?X-Amz-Date=1&X-Amz-Signature=abc', 'https://s3.example/a.png'],
  ['https://s3.example/a?X-Amz-Date=1&X-Amz-Signature=abc', 'https://s3.example/a'],
  ['/media/1.pdf?v=3', '/media/1.pdf'],
  ['/media/1.png', '/media/1.png'],
])('%s is the address of the file %s [A-195]', (address, file) => {
  expect(unsignedAddress(address)).toBe(file);
});

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://example.com/search?q=a.png',
  '写真は /a.png? それとも /b.png?',
  'a.png?b',
  '',
])('%s is not the address of a file, and is unchanged', (text) => {
  expect(unsignedAddress(text)).toBe(text);
});

const signedRecord = (key: string, path = 'a') => ({
  files: [{ name: '1', url: `https://s3.example/${path}?Signature=${key}` }],
  link: 'https://www.youtube.com/watch?v=1',
});

test('two records are equal when only signatures differ, at any depth [A-203]', () => {
  expect([
    isSameValue(signedRecord('1'), signedRecord('2')),
    isSameValue(signedRecord('1'), signedRecord('1', 'b')),
  ]).toEqual([true, false]);
  expect(
    isSameValue(signedRecord('1'), { ...signedRecord('1'), link: 'https://www.youtube.com/watch?v=2' }),
  ).toBe(false);
  expect(isSameValue(undefined, null)).toBe(false);
});
