import type { PlainPoint } from './lat-lng';

/** A point of the square world map, whose side is one tile at zoom 0. */
export interface Pixel {
  x: number;
  y: number;
}

export const TILE = 256;
const EQUATOR = 40_075_017;
/** PlainPoint of latitude at the edge of the square world map. */
const EDGE = 85.051_129;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The Web Mercator projection, as on Google's maps. */
export function pixelOf({ lat, lng }: PlainPoint, zoom: number): Pixel {
  const side = TILE * 2 ** zoom;
  const north = Math.asinh(Math.tan(radians(Math.min(EDGE, Math.max(-EDGE, lat)))));
  return { x: ((lng + 180) / 360) * side, y: ((1 - north / Math.PI) / 2) * side };
}

export function degreesAt({ x, y }: Pixel, zoom: number): PlainPoint {
  const side = TILE * 2 ** zoom;
  const north = Math.PI * (1 - (2 * y) / side);
  return { lat: (Math.atan(Math.sinh(north)) * 180) / Math.PI, lng: (x / side) * 360 - 180 };
}

export const metresOfPixel = (lat: number, zoom: number): number =>
  (EQUATOR * Math.cos(radians(lat))) / (TILE * 2 ** zoom);

/** The degrees of latitude and longitude that correspond to `metres`. */
export const degreesOfMetres = (metres: number, lat: number): PlainPoint => ({
  lat: (metres / EQUATOR) * 360,
  lng: (metres / EQUATOR / Math.cos(radians(lat))) * 360,
});
