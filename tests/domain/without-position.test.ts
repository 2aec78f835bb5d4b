import { crc32 as nodeCrc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { withoutPosition } from '#domain/files/without-position';
import { caseFile } from '../case-file';

const ORIENTATION = 0x0112;
const GPS = 0x8825;

/** A TIFF structure with the orientation 6, a position, and a second directory. */
function exif(little: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(120);
  const view = new DataView(bytes.buffer);
  const setShort = (at: number, value: number) => view.setUint16(at, value, little);
  const setLong = (at: number, value: number) => view.setUint32(at, value, little);
  const setEntry = (at: number, [tag, type, count]: readonly [number, number, number]) => {
    setShort(at, tag);
    setShort(at + 2, type);
    setLong(at + 4, count);
  };
  bytes.set(Buffer.from(little ? 'II' : 'MM'));
  setShort(2, 42);
  setLong(4, 8);
  setShort(8, 2);
  setEntry(10, [ORIENTATION, 3, 1]);
  setShort(18, 6);
  setEntry(22, [GPS, 4, 1]);
  setLong(30, 40);
  setLong(34, 80);
  setShort(40, 1);
  setEntry(42, [2, 5, 3]);
  setLong(50, 96);
  setShort(80, 1);
  setEntry(82, [ORIENTATION, 3, 1]);
  setShort(90, 1);
  for (const index of [0, 1, 2, 3, 4, 5]) setLong(96 + index * 4, 0x7777);
  return bytes;
}

/** The tags of the directories of a TIFF structure, each with its value. */
function tagsOf(bytes: Uint8Array): [number, number][][] {
  const little = bytes[0] === 0x49;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directories: [number, number][][] = [];
  for (let at = view.getUint32(4, little); at !== 0; ) {
    const count = view.getUint16(at, little);
    const start = at + 2;
    directories.push(
      Array.from({ length: count }, (_, index) => [
        view.getUint16(start + index * 12, little),
        view.getUint16(start + index * 12 + 8, little),
      ]),
    );
    at = view.getUint32(start + count * 12, little);
  }
  return directories;
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const concatBytes = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const jpegSegment = (content: Uint8Array) =>
  concatBytes(Uint8Array.of(0xff, 0xe1, (content.length + 2) >> 8, (content.length + 2) & 0xff), content);
const JPEG_START = Uint8Array.of(0xff, 0xd8);
const JPEG_PIXELS = bytesOf('\xff\xda\x00\x08pixels\xff\x00\xff\xd9');
const coordinateCount = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').match(/7777/g)?.length ?? 0;

describe.each([true, false])('a photo whose numbers are little-endian: %s', (little) => {
  const photo = concatBytes(
    JPEG_START,
    jpegSegment(concatBytes(bytesOf('Exif\0\0'), exif(little))),
    JPEG_PIXELS,
  );

  test('a photo loses its position alone: orientation, other directories, pixels and length stay [A-334]', () => {
    const cleanPhoto = withoutPosition(photo) ?? new Uint8Array();
    expect(tagsOf(cleanPhoto.subarray(12, 132))).toEqual([[[ORIENTATION, 6]], [[ORIENTATION, 1]]]);
    expect([coordinateCount(photo), coordinateCount(cleanPhoto), cleanPhoto.length]).toEqual([
      6,
      0,
      photo.length,
    ]);
    expect([cleanPhoto.subarray(132), cleanPhoto.subarray(0, 12)]).toEqual([
      photo.subarray(132),
      photo.subarray(0, 12),
    ]);
    expect(withoutPosition(cleanPhoto)).toBeNull();
  });

  test('so do the pictures that a phone appends to the first [A-334]', () => {
    const cleanPhoto = withoutPosition(concatBytes(JPEG_START, JPEG_PIXELS, photo)) ?? new Uint8Array();
    expect(coordinateCount(cleanPhoto)).toBe(0);
  });

  test('so does a PNG, whose checksum fits its changed data [A-334]', () => {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, 120);
    const chunk = concatBytes(bytesOf('eXIf'), exif(little));
    const png = concatBytes(bytesOf('\x89PNG\r\n\x1a\n'), length, chunk, new Uint8Array(4));
    const cleanPhoto = withoutPosition(png) ?? new Uint8Array();
    expect(tagsOf(cleanPhoto.subarray(16, 136))).toEqual([[[ORIENTATION, 6]], [[ORIENTATION, 1]]]);
    const checksum = new DataView(cleanPhoto.buffer).getUint32(136);
    expect([coordinateCount(cleanPhoto), checksum]).toEqual([0, nodeCrc32(cleanPhoto.subarray(12, 136))]);
  });
});

const xmp = (inside: string, attributes = '') =>
  bytesOf(
    `http://ns.adobe.com/xap/1.0/\0<rdf:Description tiff:Orientation="6"${attributes}>${inside}</rdf:Description>`,
  );

test('the position in XMP goes too, as attributes and as elements [A-334]', () => {
  const photo = concatBytes(
    JPEG_START,
    jpegSegment(xmp('<exif:GPSLongitude>135,0E</exif:GPSLongitude>', ' exif:GPSLatitude="34,38.9N"')),
    JPEG_PIXELS,
  );
  const cleanPhoto = new TextDecoder('latin1').decode(withoutPosition(photo) ?? new Uint8Array());
  expect([
    /GPS|135|34,38/.test(cleanPhoto),
    cleanPhoto.includes('tiff:Orientation="6"'),
    cleanPhoto.length,
  ]).toEqual([false, true, photo.length]);
});

test('the photo of the cases has a position, and one without it is sent unchanged [A-334]', () => {
  const cleanPhoto = withoutPosition(caseFile('exif-gps.jpg'));
  expect(tagsOf(cleanPhoto?.subarray(12) ?? new Uint8Array())).toEqual([[[ORIENTATION, 1]]]);
  expect([
    withoutPosition(caseFile('jpeg-named.png')),
    withoutPosition(concatBytes(JPEG_START, JPEG_PIXELS)),
  ]).toEqual([null, null]);
});

test('damaged data with a position is emptied, and data that ends early changes nothing else [A-334]', () => {
  const damagedExif = exif(true);
  damagedExif.set([0xff, 0xff], 40);
  const photo = concatBytes(
    JPEG_START,
    jpegSegment(concatBytes(bytesOf('Exif\0\0'), damagedExif)),
    JPEG_PIXELS,
  );
  const cleanPhoto = withoutPosition(photo) ?? new Uint8Array();
  expect([coordinateCount(cleanPhoto), cleanPhoto.subarray(132)]).toEqual([0, photo.subarray(132)]);
  expect(withoutPosition(bytesOf('\x89PNG\r\n\x1a\n\0\0'))).toBeNull();
});
