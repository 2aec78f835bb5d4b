/** One pixel, as a browser decodes it. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture as it is chosen in a form, or what only looks like one. */
export const picture = (name = '写真.png', mimeType = 'image/png', buffer = PIXEL) => ({
  name,
  mimeType,
  buffer,
});
