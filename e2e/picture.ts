/** A PNG of one pixel that browsers can decode. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture for a file field, or a file that only looks like a picture. */
export const picture = (name = '写真.png', mimeType = 'image/png', buffer = PIXEL) => ({
  name,
  mimeType,
  buffer,
});
