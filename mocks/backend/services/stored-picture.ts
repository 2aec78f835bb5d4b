import { type Picture, pictureFileProblem, pictureSizeProblem, type SentPicture } from '#domain/base/upload';
import { Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';

/** Pixels: the longest side of a stored avatar or list photo. */
const SIDE_MAX = 640;

/**
 * The URL of a stored picture: a stored picture keeps its URL, a new one becomes a data URL, scaled down
 * where a canvas exists (not in Node). A picture with too many pixels for `field`, or an unreadable one, is
 * refused.
 */
export async function storedPicture(field: string, picture: Picture): Promise<string> {
  if (typeof picture === 'string') return picture;
  if (typeof OffscreenCanvas === 'undefined') return dataUrlOf(picture);
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (bitmap === null) throw new Refusal(400, { errors: { [field]: [SERVER_TEXTS.pictureUnreadable] } });
  const problem = pictureSizeProblem(field, bitmap);
  if (problem) refuseProblems([problem]);
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }));
}

/** The picture of a record after a write: an omitted picture stays, null removes it. */
export async function pictureAfterWrite(
  field: string,
  sent: SentPicture,
  before: string | null,
): Promise<string | null> {
  if (sent === undefined) return before;
  if (sent === null) return null;
  if (typeof sent !== 'string') {
    const problem = pictureFileProblem(field, sent);
    if (problem) refuseProblems([problem]);
  }
  return storedPicture(field, sent);
}

export async function dataUrlOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // In chunks: a call takes a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return `data:${blob.type};base64,${btoa(text)}`;
}
