import { type Picture, pictureFileProblem, pictureSizeProblem, type SentPicture } from '#domain/base/upload';
import { Refusal, refuseIf } from '#mocks/protocol/mock';
import { SERVER_TEXTS } from '#mocks/protocol/server-texts';

/** Pixels: what a backend keeps of an avatar or a photo for a list. */
const SIDE_MAX = 640;

/**
 * The address under which a picture is kept: the one it had, or, for a new one, the picture itself as a data URL, made
 * small where there is a canvas (not in Node). What has too many pixels for `field`, or none, is refused.
 */
export async function storedPicture(field: string, picture: Picture): Promise<string> {
  if (typeof picture === 'string') return picture;
  if (typeof OffscreenCanvas === 'undefined') return dataUrlOf(picture);
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (bitmap === null) throw new Refusal(400, { errors: { [field]: [SERVER_TEXTS.pictureUnreadable] } });
  const problem = pictureSizeProblem(field, bitmap);
  if (problem) refuseIf([problem]);
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }));
}

/** What becomes of a record's picture: one that was not sent stays, null takes it away. */
export async function keptPicture(
  field: string,
  sent: SentPicture,
  before: string | null,
): Promise<string | null> {
  if (sent === undefined) return before;
  if (sent === null) return null;
  if (typeof sent !== 'string') {
    const problem = pictureFileProblem(field, sent);
    if (problem) refuseIf([problem]);
  }
  return storedPicture(field, sent);
}

/** The file itself, as an address. */
export async function dataUrlOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // in pieces: a call takes only so many arguments
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return `data:${blob.type};base64,${btoa(text)}`;
}
