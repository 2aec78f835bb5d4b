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
const SQUARE = 48;
/** Pixels: the side of the world map at zoom 0. */
const WORLD = 256;

/** Groups pins by the squares of a grid, whose size in degrees follows the zoom; order of the first pins. */
export function pinClusters(pins: readonly Pin[], zoom: number): PinCluster[] {
  const side = (SQUARE * 360) / (WORLD * 2 ** zoom);
  const squares = new Map<string, [Pin, ...Pin[]]>();
  for (const pin of pins) {
    const square = `${Math.floor(pin.at.lat / side)} ${Math.floor(pin.at.lng / side)}`;
    const others = squares.get(square);
    if (others === undefined) squares.set(square, [pin]);
    else others.push(pin);
  }
  return [...squares.values()].map((group) => ({
    at: { lat: mean(group.map(({ at }) => at.lat)), lng: mean(group.map(({ at }) => at.lng)) },
    pins: group,
  }));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
