import type { PlainPoint } from '../lat-lng';

export type Points = readonly PlainPoint[];

/** A line or an area of a sketch, with its name where the map shows one. */
export interface Named {
  name?: string;
  points: Points;
}

/** What makes a city recognisable on a map. Water, islands and parks are areas; the first point closes them. */
export interface Sketch {
  water: readonly Named[];
  islands?: readonly Named[];
  parks: readonly Named[];
  rivers: readonly Named[];
  railways: readonly Named[];
  roads: readonly Named[];
}

/** Points written as `lat,lng lat,lng …`. */
export const pointsOf = (text: string): Points =>
  text.split(' ').map((pair) => {
    const [lat = 0, lng = 0] = pair.split(',').map(Number);
    return { lat, lng };
  });

export const namedShape = (name: string, text: string): Named => ({ name, points: pointsOf(text) });
export const unnamedShape = (text: string): Named => ({ points: pointsOf(text) });
