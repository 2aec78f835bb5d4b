import { renderSVG } from 'uqr';

/** Width and height of the image in pixels, enough for print. */
const SIDE = 600;
/** Each of the eight masks is valid; choosing the best of them takes four times as long. */
const MASK = 2;

/** The image of a code as a data URL. Drawn on demand: 10,000 stored ones would take 40 MB. */
export function drawnCode(content: string): string {
  const svg = renderSVG(content, { ecc: 'M', border: 4, maskPattern: MASK });
  const sized = svg.replace('<svg ', `<svg width="${SIDE}" height="${SIDE}" `);
  return `data:image/svg+xml,${encodeURIComponent(sized)}`;
}
