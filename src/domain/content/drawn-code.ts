import { renderSVG } from 'uqr';

/** Pixels: as large as a picture of it has to be. */
const SIDE = 600;
/** Any of the eight is valid; to try them all and take the best one costs four times as long. */
const MASK = 2;

/** The picture of a code as a data URL. Drawn when it is asked for: 10,000 of them kept would be 40 MB. */
export function drawnCode(content: string): string {
  const svg = renderSVG(content, { ecc: 'M', border: 4, maskPattern: MASK });
  const sized = svg.replace('<svg ', `<svg width="${SIDE}" height="${SIDE}" `);
  return `data:image/svg+xml,${encodeURIComponent(sized)}`;
}
