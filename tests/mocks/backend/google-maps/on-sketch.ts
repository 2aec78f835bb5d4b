import type { PlainPoint } from '#mocks/backend/google-maps/lat-lng';
import { metresOfPixel, type Pixel, pixelOf } from '#mocks/backend/google-maps/mercator';
import { SKETCHES } from '#mocks/backend/google-maps/sketches/index';
import type { Named } from '#mocks/backend/google-maps/sketches/sketch';

const ZOOM = 14;

const isIn = (point: PlainPoint, { points }: Named): boolean => {
  let inside = false;
  for (const [index, one] of points.entries()) {
    const other = points[(index + points.length - 1) % points.length] as PlainPoint;
    const crosses = one.lat > point.lat !== other.lat > point.lat;
    const lng = ((other.lng - one.lng) * (point.lat - one.lat)) / (other.lat - one.lat) + one.lng;
    if (crosses && point.lng < lng) inside = !inside;
  }
  return inside;
};

/** Whether the city's sketch has land at the point. */
export function isOnLand(city: string, point: PlainPoint): boolean {
  const { water = [], islands = [] } = SKETCHES[city] ?? {};
  return !water.some((area) => isIn(point, area)) || islands.some((area) => isIn(point, area));
}

/** The distance to the nearest railway of the city's sketch, in metres. */
export function metresToRailway(city: string, point: PlainPoint): number {
  const at = pixelOf(point, ZOOM);
  const lines = (SKETCHES[city]?.railways ?? []).map(({ points }) => points.map((one) => pixelOf(one, ZOOM)));
  const distances = lines.flatMap((line) =>
    line.slice(1).map((end, index) => distance(at, line[index] as Pixel, end)),
  );
  return Math.min(...distances) * metresOfPixel(point.lat, ZOOM);
}

/** From a point to a segment, in pixels. */
function distance(point: Pixel, start: Pixel, end: Pixel): number {
  const along = { x: end.x - start.x, y: end.y - start.y };
  const share =
    ((point.x - start.x) * along.x + (point.y - start.y) * along.y) / (along.x ** 2 + along.y ** 2);
  const within = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - start.x - within * along.x, point.y - start.y - within * along.y);
}
