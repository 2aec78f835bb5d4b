import type { PlainPoint } from './lat-lng';

/** A point of the square world map, whose side is one tile at zoom 0. */
export interface Pixel {
  x: number;
  y: number;
}

export const TILE_SIZE = 256;
const EQUATOR_METRES = 40_075_017;
/** Degrees of latitude at the edge of the square world map. */
const MAX_LATITUDE = 85.051_129;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The Web Mercator projection, as on Google's maps. */
export function pixelOf({ lat, lng }: PlainPoint, zoom: number): Pixel {
  const worldSize = TILE_SIZE * 2 ** zoom;
  const mercatorNorth = Math.asinh(Math.tan(radians(Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat)))));
  return { x: ((lng + 180) / 360) * worldSize, y: ((1 - mercatorNorth / Math.PI) / 2) * worldSize };
}

export function degreesAt({ x, y }: Pixel, zoom: number): PlainPoint {
  const worldSize = TILE_SIZE * 2 ** zoom;
  const mercatorNorth = Math.PI * (1 - (2 * y) / worldSize);
  return { lat: (Math.atan(Math.sinh(mercatorNorth)) * 180) / Math.PI, lng: (x / worldSize) * 360 - 180 };
}

export const metresOfPixel = (lat: number, zoom: number): number =>
  (EQUATOR_METRES * Math.cos(radians(lat))) / (TILE_SIZE * 2 ** zoom);

/** The degrees of latitude and longitude that correspond to `metres`. */
export const degreesOfMetres = (metres: number, lat: number): PlainPoint => ({
  lat: (metres / EQUATOR_METRES) * 360,
  lng: (metres / EQUATOR_METRES / Math.cos(radians(lat))) * 360,
});
