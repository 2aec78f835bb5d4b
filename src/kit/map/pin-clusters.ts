import type { Coordinates } from '#domain/places/city';

/** A record at a position. */
export interface Pin {
  id: number;
  title: string;
  at: Coordinates;
}

/** Pins that would cover each other, with their middle. */
export interface PinCluster {
  at: Coordinates;
  pins: readonly [Pin, ...Pin[]];
}

/** Pixels: the side of the squares whose pins are one cluster. */
const SQUARE_PIXELS = 48;
/** Pixels: the side of the world map at zoom 0. */
const WORLD_PIXELS = 256;

/** Groups pins by the squares of a grid, whose size in degrees follows the zoom; order of the first pins. */
export function pinClusters(pins: readonly Pin[], zoom: number): PinCluster[] {
  const squareDegrees = (SQUARE_PIXELS * 360) / (WORLD_PIXELS * 2 ** zoom);
  const squares = new Map<string, [Pin, ...Pin[]]>();
  for (const pin of pins) {
    const square = `${Math.floor(pin.at.lat / squareDegrees)} ${Math.floor(pin.at.lng / squareDegrees)}`;
    const pinsInSquare = squares.get(square);
    if (pinsInSquare === undefined) squares.set(square, [pin]);
    else pinsInSquare.push(pin);
  }
  return [...squares.values()].map((squarePins) => ({
    at: { lat: mean(squarePins.map(({ at }) => at.lat)), lng: mean(squarePins.map(({ at }) => at.lng)) },
    pins: squarePins,
  }));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
