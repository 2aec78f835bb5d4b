import { crc32 } from './crc32';

/** The tag of the pointer to the GPS directory. */
const GPS = 0x8825;
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
  const found = isPng ? cleanPng(copy) : cleanJpeg(copy);
  return found ? copy : null;
}

const latin = (bytes: Uint8Array, at: number, length: number): string => {
  let text = '';
  for (let from = at; from < at + length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, Math.min(from + 0x8000, at + length)));
  return text;
};

/**
 * Every APP1 segment of the file: phones append further pictures with data of their own. In the pixels no FF
 * is followed by E1.
 */
function cleanJpeg(bytes: Uint8Array<ArrayBuffer>): boolean {
  let found = false;
  for (let at = bytes.indexOf(0xff); at >= 0 && at + 4 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] !== 0xe1) continue;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = Math.min(at + 2 + length, bytes.length);
    const isExif = latin(bytes, at + 4, 6) === 'Exif\0\0';
    const isFound = isExif ? cleanExif(bytes, at + 10, end) : cleanXmp(bytes, at + 4, end);
    found ||= isFound;
  }
  return found;
}

function cleanPng(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer);
  let found = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const kind = latin(bytes, at + 4, 4);
    const [start, end] = [at + 8, at + 8 + length];
    if (end + 4 > bytes.length) break;
    const isFound =
      kind === 'eXIf'
        ? cleanExif(bytes, start, end)
        : kind === 'iTXt'
          ? cleanXmp(bytes, start, end)
          : /^[tz]EXt$/.test(kind) && cleanRawProfile(bytes, start, end);
    if (isFound) view.setUint32(end, crc32(bytes.subarray(at + 4, end)));
    found ||= isFound;
    at = end + 4;
  }
  return found;
}

/** ImageMagick writes EXIF as hexadecimal text, where a position cannot be told from other data. */
function cleanRawProfile(bytes: Uint8Array, start: number, end: number): boolean {
  const name = /^Raw profile type (?:exif|APP1|xmp)\0/.exec(
    latin(bytes, start, Math.min(40, end - start)),
  )?.[0];
  if (name === undefined) return false;
  bytes.fill(0x20, start + name.length, end);
  return true;
}

/** Names the position as attributes or as elements; blanks keep the length and the form of the XML. */
const XMP_POSITION = /[\w-]+:GPS\w+\s*=\s*(?:"[^"]*"|'[^']*')|<([\w-]+:GPS\w+)\b[^>]*>[\s\S]*?<\/\1>/g;

function cleanXmp(bytes: Uint8Array, start: number, end: number): boolean {
  const text = latin(bytes, start, end - start);
  let found = false;
  for (const { 0: part, index } of text.matchAll(XMP_POSITION)) {
    bytes.fill(0x20, start + index, start + index + part.length);
    found = true;
  }
  return found;
}

/** Takes the GPS directory out of each directory of a TIFF structure that names one. */
function cleanExif(bytes: Uint8Array<ArrayBuffer>, start: number, end: number): boolean {
  const order = latin(bytes, start, 2);
  if (order !== 'II' && order !== 'MM') return false;
  const tiff = new Tiff(bytes.subarray(start, end), order === 'II');
  try {
    return tiff.clean();
  } catch {
    // a damaged structure: without its first offset nothing in it is found
    bytes.fill(0, start, end);
    return true;
  }
}

class Tiff {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #little: boolean;

  constructor(bytes: Uint8Array, little: boolean) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#little = little;
  }

  clean(): boolean {
    let found = false;
    const seen = new Set<number>();
    for (let at = this.#long(4); at !== 0 && !seen.has(at); at = this.#next(at)) {
      seen.add(at);
      for (let index = 0; index < this.#short(at); index += 1) {
        const entry = at + 2 + index * ENTRY_BYTES;
        if (this.#short(entry) !== GPS) continue;
        this.#empty(this.#long(entry + 8));
        this.#remove(at, entry);
        index -= 1;
        found = true;
      }
    }
    return found;
  }

  /** Overwrites a directory and the values that it points to. */
  #empty(at: number) {
    const count = this.#short(at);
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * ENTRY_BYTES;
      const length = (TYPE_BYTES[this.#short(entry + 2)] ?? 1) * this.#long(entry + 4);
      const value = this.#long(entry + 8);
      if (length > 4) this.#bytes.fill(0, value, value + length);
    }
    this.#bytes.fill(0, at, at + 2 + count * ENTRY_BYTES + 4);
  }

  /** Moves the entries behind it, and the offset of the next directory, into its place. */
  #remove(directory: number, entry: number) {
    const count = this.#short(directory);
    const end = directory + 2 + count * ENTRY_BYTES + 4;
    this.#bytes.copyWithin(entry, entry + ENTRY_BYTES, end);
    this.#bytes.fill(0, end - ENTRY_BYTES, end);
    this.#view.setUint16(directory, count - 1, this.#little);
  }

  #next = (at: number): number => {
    const place = at + 2 + this.#short(at) * ENTRY_BYTES;
    // some writers leave the offset of the next directory out at the end
    return place + 4 > this.#view.byteLength ? 0 : this.#long(place);
  };
  #short = (at: number): number => this.#view.getUint16(at, this.#little);
  #long = (at: number): number => this.#view.getUint32(at, this.#little);
}
