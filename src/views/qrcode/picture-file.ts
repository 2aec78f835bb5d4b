export type PictureFormat = 'png' | 'svg';

/** Pixels per side: sharp on a poster of A4. */
const SIDE_PIXELS = 1_200;

/**
 * The server draws one format. A PNG is drawn from it with sharp edges; a picture that is no SVG is embedded
 * in an SVG, for programs that accept nothing else.
 */
export async function pictureFile(address: string, format: PictureFormat): Promise<Blob> {
  const picture = await fetchPicture(address);
  if (picture.type === MIME_TYPES[format]) return picture;
  const png = await drawPng(picture);
  return format === 'png' ? png : svgAround(png);
}

const MIME_TYPES: Readonly<Record<PictureFormat, string>> = { png: 'image/png', svg: 'image/svg+xml' };

/** The page's policy allows showing a `data:` address, but not fetching it. */
async function fetchPicture(address: string): Promise<Blob> {
  const [, type = '', isBase64, text = ''] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  if (type !== '') {
    const bytes = isBase64
      ? Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
      : decodeURIComponent(text);
    return new Blob([bytes], { type });
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for a picture`);
  return response.blob();
}

async function drawPng(picture: Blob): Promise<Blob> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(SIDE_PIXELS, SIDE_PIXELS);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('nothing can be drawn here');
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, SIDE_PIXELS, SIDE_PIXELS);
    return await canvas.convertToBlob({ type: MIME_TYPES.png });
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function svgAround(png: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await png.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const image = `<image width="${SIDE_PIXELS}" height="${SIDE_PIXELS}" href="data:${MIME_TYPES.png};base64,${btoa(binary)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE_PIXELS} ${SIDE_PIXELS}">${image}</svg>`;
  return new Blob([svg], { type: MIME_TYPES.svg });
}
