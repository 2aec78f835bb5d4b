import { drawnCode } from '#domain/content/drawn-code';
import type { QrCode } from '#domain/content/qr-code';

/** A code is drawn once, not in every render. */
const drawnPictures = new WeakMap<QrCode, string | null>();

/**
 * The picture of a code: the backend's if there is one, else drawn here. Null if the content is
 * empty, or more than a code can hold.
 */
export function codePicture(code: QrCode): string | null {
  if (code.image) return code.image;
  const drawnPicture = drawnPictures.get(code);
  if (drawnPicture !== undefined) return drawnPicture;
  const picture = pictureOf(code.content ?? '');
  drawnPictures.set(code, picture);
  return picture;
}

function pictureOf(content: string): string | null {
  if (content === '') return null;
  try {
    return drawnCode(content);
  } catch {
    return null;
  }
}
