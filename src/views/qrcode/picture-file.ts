export type PictureKind = 'png' | 'svg';

/** Pixels per side: sharp on a poster of A4. */
const SIDE = 1_200;

/**
 * The server draws one format. A PNG is drawn from it with sharp edges; a picture that is no SVG is embedded
 * in an SVG, for programs that accept nothing else.
 */
export async function pictureFile(address: string, kind: PictureKind): Promise<Blob> {
  const picture = await read(address);
  if (picture.type === TYPES[kind]) return picture;
  const png = await drawn(picture);
  return kind === 'png' ? png : svgAround(png);
}

const TYPES: Readonly<Record<PictureKind, string>> = { png: 'image/png', svg: 'image/svg+xml' };

/** The page's policy allows showing a `data:` address, but not fetching it. */
async function read(address: string): Promise<Blob> {
  const [, type = '', coded, text = ''] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  if (type !== '') {
    const bytes = coded
      ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      : decodeURIComponent(text);
    return new Blob([bytes], { type });
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for a picture`);
  return answer.blob();
}

async function drawn(picture: Blob): Promise<Blob> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('nothing can be drawn here');
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, SIDE, SIDE);
    return await canvas.convertToBlob({ type: TYPES.png });
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function svgAround(png: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await png.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const image = `<image width="${SIDE}" height="${SIDE}" href="data:${TYPES.png};base64,${btoa(letters)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${image}</svg>`;
  return new Blob([svg], { type: TYPES.svg });
}
