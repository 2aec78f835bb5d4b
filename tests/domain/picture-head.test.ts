import { expect, test } from 'vitest';
import { pictureBytesProblem } from '#domain/files/picture-bytes-problem';
import { pictureHead } from '#domain/files/picture-head';
import { caseFile } from '../case-file';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** JPEG segments: a comment of 300 bytes, then a progressive frame of 300 × 200. */
const JPEG_SEGMENTS = `\xff\xd8\xff\xfe\x01\x2e${'c'.repeat(300)}\xff\xff\xc2\x00\x0b\x08\x00\xc8\x01\x2c\x01`;

test.each([
  ['a JPEG', caseFile('exif-gps.jpg'), { kind: 'jpeg', size: { width: 24, height: 16 } }, null],
  ['a JPEG named .png', caseFile('jpeg-named.png'), { kind: 'jpeg', size: { width: 24, height: 16 } }, null],
  ['a progressive JPEG', bytesOf(JPEG_SEGMENTS), { kind: 'jpeg', size: { width: 300, height: 200 } }, null],
  ['a JPEG that ends early', bytesOf(JPEG_SEGMENTS.slice(0, 200)), { kind: 'jpeg', size: null }, null],
  [
    'a large PNG',
    caseFile('bomb-60000x60000.png'),
    { kind: 'png', size: { width: 60_000, height: 60_000 } },
    null,
  ],
  ['a GIF', bytesOf('GIF89a\x2c\x01\xc8\x00'), { kind: 'gif', size: { width: 300, height: 200 } }, null],
  ['a GIF that ends early', bytesOf('GIF89a'), { kind: 'gif', size: null }, null],
  ['a WebP', caseFile('webp-named.jpg'), { kind: 'WebP', size: null }, 'upload.pictureContent'],
  ['a HEIC', caseFile('heic-named.jpg'), { kind: 'HEIC', size: null }, 'upload.heic'],
  [
    'an AVIF',
    bytesOf('\0\0\0\x1cftypavif\0\0\0\0mif1miaf'),
    { kind: 'AVIF', size: null },
    'upload.pictureContent',
  ],
  ['a BMP', bytesOf('BM\x36\x04\0\0\0\0\0\0\x36'), { kind: 'BMP', size: null }, 'upload.pictureContent'],
  ['a TIFF', bytesOf('MM\0*\0\0\0\x08'), { kind: 'TIFF', size: null }, 'upload.pictureContent'],
  [
    'an SVG',
    bytesOf('<?xml version="1.0"?>\n<svg xmlns='),
    { kind: 'SVG', size: null },
    'upload.pictureContent',
  ],
  ['a text', bytesOf('BM is a text'), null, null],
  ['nothing', bytesOf(''), null, null],
])(
  'the first bytes of %s decide, whatever its name is [R-VAL-FILE-02, R-VAL-FILE-03]',
  (_, bytes, head, problem) => {
    expect(pictureHead(bytes)).toEqual(head);
    expect(pictureBytesProblem('image', pictureHead(bytes))?.messageId ?? null).toBe(problem);
  },
);
