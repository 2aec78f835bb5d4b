/** What the first bytes of a file say: only the first three kinds are accepted (R-VAL-FILE-02). */
export type FileKind = 'jpeg' | 'png' | 'gif' | 'HEIC' | 'AVIF' | 'WebP' | 'BMP' | 'TIFF' | 'SVG';

export interface PictureHead {
  kind: FileKind;
  /** From the header, without decoding: a small file can decode to gigabytes. Null where it has none. */
  size: { width: number; height: number } | null;
}

/** The kind and size of a picture, whatever its name and MIME type are; null for bytes of another kind. */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  const kind = kindOf(bytes);
  if (kind === null) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return { kind, size: SIZE_READERS[kind]?.(view) ?? null };
  } catch {
    // the file ends before its size
    return { kind, size: null };
  }
}

const textAt = (bytes: Uint8Array, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

function kindOf(bytes: Uint8Array): FileKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const start = textAt(bytes, 0, 4);
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (start === 'GIF8') return 'gif';
  if (start === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'WebP';
  if (textAt(bytes, 4, 4) === 'ftyp')
    return MEDIA_BRANDS.find(([brand]) => brand.test(textAt(bytes, 8, 24)))?.[1] ?? null;
  if (start === 'II*\0' || start === 'MM\0*') return 'TIFF';
  // the first bytes of a bitmap, and the four that every writer leaves empty
  if (start.startsWith('BM') && textAt(bytes, 6, 4) === '\0\0\0\0') return 'BMP';
  return /^\s*(?:<\?xml[^>]*>\s*)?<svg/i.test(textAt(bytes, 0, 256)) ? 'SVG' : null;
}

/** The brands of ISO media files: an AVIF may also name `mif1`. */
const MEDIA_BRANDS: readonly (readonly [RegExp, FileKind])[] = [
  [/avi[fs]/, 'AVIF'],
  [/hei[cxms]|hev[cxms]|mif1|msf1/, 'HEIC'],
];

const SIZE_READERS: Readonly<
  Partial<Record<FileKind, (view: DataView) => { width: number; height: number } | null>>
> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  jpeg: sizeOfJpeg,
};

/** Markers of frames; C4, C8 and CC are other segments. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(view: DataView): { width: number; height: number } | null {
  for (let offset = 2; offset < view.byteLength; ) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    // fill bytes, and markers without a segment
    if (marker === 0xff) offset += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) offset += 2;
    else if (marker === 0xda || marker === 0xd9) return null;
    else if (isFrame(marker))
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    else offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}
