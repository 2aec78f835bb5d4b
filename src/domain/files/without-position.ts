import { crc32 } from './crc32';

/** The tag of the pointer to the GPS directory. */
const GPS_TAG = 0x8825;
const ENTRY_BYTES = 12;
/** Bytes of a value of each EXIF type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/**
 * A JPEG or PNG without the position where it was taken, or null if it has none. Nothing is encoded
 * again and no byte moves: pixels, orientation and all other data stay.
 */
export function withoutPosition(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const copy = bytes.slice();
  const isPng = copy[0] === 0x89;
  const hasPosition = isPng ? cleanPng(copy) : cleanJpeg(copy);
  return hasPosition ? copy : null;
}

const latin1Text = (bytes: Uint8Array, offset: number, length: number): string => {
  let text = '';
  for (let from = offset; from < offset + length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, Math.min(from + 0x8000, offset + length)));
  return text;
};

/**
 * Every APP1 segment of the file: phones append further pictures with data of their own. In the pixels no FF
 * is followed by E1.
 */
function cleanJpeg(bytes: Uint8Array<ArrayBuffer>): boolean {
  let hasPosition = false;
  for (
    let offset = bytes.indexOf(0xff);
    offset >= 0 && offset + 4 < bytes.length;
    offset = bytes.indexOf(0xff, offset + 1)
  ) {
    if (bytes[offset + 1] !== 0xe1) continue;
    const length = ((bytes[offset + 2] ?? 0) << 8) | (bytes[offset + 3] ?? 0);
    const end = Math.min(offset + 2 + length, bytes.length);
    const isExif = latin1Text(bytes, offset + 4, 6) === 'Exif\0\0';
    const hasPositionHere = isExif ? cleanExif(bytes, offset + 10, end) : cleanXmp(bytes, offset + 4, end);
    hasPosition ||= hasPositionHere;
  }
  return hasPosition;
}

function cleanPng(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer);
  let hasPosition = false;
  for (let offset = 8; offset + 12 <= bytes.length; ) {
    const length = view.getUint32(offset);
    const kind = latin1Text(bytes, offset + 4, 4);
    const [start, end] = [offset + 8, offset + 8 + length];
    if (end + 4 > bytes.length) break;
    const hasPositionHere =
      kind === 'eXIf'
        ? cleanExif(bytes, start, end)
        : kind === 'iTXt'
          ? cleanXmp(bytes, start, end)
          : /^[tz]EXt$/.test(kind) && cleanRawProfile(bytes, start, end);
    if (hasPositionHere) view.setUint32(end, crc32(bytes.subarray(offset + 4, end)));
    hasPosition ||= hasPositionHere;
    offset = end + 4;
  }
  return hasPosition;
}

/** ImageMagick writes EXIF as hexadecimal text, where a position cannot be told from other data. */
function cleanRawProfile(bytes: Uint8Array, start: number, end: number): boolean {
  const name = /^Raw profile type (?:exif|APP1|xmp)\0/.exec(
    latin1Text(bytes, start, Math.min(40, end - start)),
  )?.[0];
  if (name === undefined) return false;
  bytes.fill(0x20, start + name.length, end);
  return true;
}

/** Names the position as attributes or as elements; blanks keep the length and the form of the XML. */
const XMP_POSITION = /[\w-]+:GPS\w+\s*=\s*(?:"[^"]*"|'[^']*')|<([\w-]+:GPS\w+)\b[^>]*>[\s\S]*?<\/\1>/g;

function cleanXmp(bytes: Uint8Array, start: number, end: number): boolean {
  const text = latin1Text(bytes, start, end - start);
  let hasPosition = false;
  for (const { 0: part, index } of text.matchAll(XMP_POSITION)) {
    bytes.fill(0x20, start + index, start + index + part.length);
    hasPosition = true;
  }
  return hasPosition;
}

/** Takes the GPS directory out of each directory of a TIFF structure that names one. */
function cleanExif(bytes: Uint8Array<ArrayBuffer>, start: number, end: number): boolean {
  const byteOrder = latin1Text(bytes, start, 2);
  if (byteOrder !== 'II' && byteOrder !== 'MM') return false;
  const tiff = new Tiff(bytes.subarray(start, end), byteOrder === 'II');
  try {
    return tiff.removePosition();
  } catch {
    // a damaged structure: without its first offset nothing in it is found
    bytes.fill(0, start, end);
    return true;
  }
}

class Tiff {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #isLittleEndian: boolean;

  constructor(bytes: Uint8Array, isLittleEndian: boolean) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#isLittleEndian = isLittleEndian;
  }

  removePosition(): boolean {
    let hasPosition = false;
    const seenDirectories = new Set<number>();
    for (
      let offset = this.#uint32(4);
      offset !== 0 && !seenDirectories.has(offset);
      offset = this.#nextDirectory(offset)
    ) {
      seenDirectories.add(offset);
      for (let index = 0; index < this.#uint16(offset); index += 1) {
        const entryOffset = offset + 2 + index * ENTRY_BYTES;
        if (this.#uint16(entryOffset) !== GPS_TAG) continue;
        this.#wipeDirectory(this.#uint32(entryOffset + 8));
        this.#removeEntry(offset, entryOffset);
        index -= 1;
        hasPosition = true;
      }
    }
    return hasPosition;
  }

  /** Overwrites a directory and the values that it points to. */
  #wipeDirectory(offset: number) {
    const count = this.#uint16(offset);
    for (let index = 0; index < count; index += 1) {
      const entryOffset = offset + 2 + index * ENTRY_BYTES;
      const length = (TYPE_BYTES[this.#uint16(entryOffset + 2)] ?? 1) * this.#uint32(entryOffset + 4);
      const valueOffset = this.#uint32(entryOffset + 8);
      if (length > 4) this.#bytes.fill(0, valueOffset, valueOffset + length);
    }
    this.#bytes.fill(0, offset, offset + 2 + count * ENTRY_BYTES + 4);
  }

  /** Moves the entries behind it, and the offset of the next directory, into its place. */
  #removeEntry(directoryOffset: number, entryOffset: number) {
    const count = this.#uint16(directoryOffset);
    const end = directoryOffset + 2 + count * ENTRY_BYTES + 4;
    this.#bytes.copyWithin(entryOffset, entryOffset + ENTRY_BYTES, end);
    this.#bytes.fill(0, end - ENTRY_BYTES, end);
    this.#view.setUint16(directoryOffset, count - 1, this.#isLittleEndian);
  }

  #nextDirectory = (offset: number): number => {
    const linkOffset = offset + 2 + this.#uint16(offset) * ENTRY_BYTES;
    // some writers leave the offset of the next directory out at the end
    return linkOffset + 4 > this.#view.byteLength ? 0 : this.#uint32(linkOffset);
  };
  #uint16 = (offset: number): number => this.#view.getUint16(offset, this.#isLittleEndian);
  #uint32 = (offset: number): number => this.#view.getUint32(offset, this.#isLittleEndian);
}
