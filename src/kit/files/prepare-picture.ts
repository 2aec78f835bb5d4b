import { isPdf } from '#domain/base/upload';
import { type FileKind, pictureHead } from '#domain/files/picture-head';
import { withoutPosition } from '#domain/files/without-position';
import type { Prepared } from '#machines/upload/upload.machine';

/** Endings of names and the MIME type of each accepted kind; the first ending is the usual one. */
const FILE_TYPES: Readonly<Partial<Record<FileKind, { type: string; endings: readonly string[] }>>> = {
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { type: 'image/png', endings: ['png'] },
  gif: { type: 'image/gif', endings: ['gif'] },
};

/**
 * An accepted file as it is sent: a picture without the position where it was taken, with the type of
 * its bytes, and an ending of that type.
 */
export async function preparePicture(file: File): Promise<Prepared> {
  if (isPdf(file)) return { file, hadPosition: false };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = pictureHead(bytes)?.kind;
  const fileType = kind && FILE_TYPES[kind];
  if (!fileType) return { file, hadPosition: false };
  const clean = kind === 'gif' ? null : withoutPosition(bytes);
  const ending = /[^.]*$/.exec(file.name)?.[0].toLowerCase() ?? '';
  const hasUsualEnding = fileType.endings.includes(ending);
  if (clean === null && hasUsualEnding && file.type === fileType.type) return { file, hadPosition: false };
  const name = hasUsualEnding ? file.name : file.name.replace(/[^.]*$/, fileType.endings[0] ?? '');
  const { lastModified } = file;
  return {
    file: new File([clean ?? file], name, { type: fileType.type, lastModified }),
    hadPosition: clean !== null,
  };
}
