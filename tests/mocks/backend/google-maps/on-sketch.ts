import type { PlainPoint } from '#mocks/backend/google-maps/lat-lng';
import { metresOfPixel, type Pixel, pixelOf } from '#mocks/backend/google-maps/mercator';
import { SKETCHES } from '#mocks/backend/google-maps/sketches/index';
import type { Named } from '#mocks/backend/google-maps/sketches/sketch';

const ZOOM = 14;

const isInside = (point: PlainPoint, { points }: Named): boolean => {
  let inside = false;
  for (const [index, corner] of points.entries()) {
    const previousCorner = points[(index + points.length - 1) % points.length] as PlainPoint;
    const crosses = corner.lat > point.lat !== previousCorner.lat > point.lat;
    const lng =
      ((previousCorner.lng - corner.lng) * (point.lat - corner.lat)) / (previousCorner.lat - corner.lat) +
      corner.lng;
    if (crosses && point.lng < lng) inside = !inside;
  }
  return inside;
};

/** Whether the city's sketch has land at the point. */
export function isOnLand(city: string, point: PlainPoint): boolean {
  const { water = [], islands = [] } = SKETCHES[city] ?? {};
  return !water.some((area) => isInside(point, area)) || islands.some((area) => isInside(point, area));
}

/** The distance to the nearest railway of the city's sketch, in metres. */
export function metresToRailway(city: string, point: PlainPoint): number {
  const pixel = pixelOf(point, ZOOM);
  const lines = (SKETCHES[city]?.railways ?? []).map(({ points }) => points.map((one) => pixelOf(one, ZOOM)));
  const distances = lines.flatMap((line) =>
    line.slice(1).map((end, index) => distance(pixel, line[index] as Pixel, end)),
  );
  return Math.min(...distances) * metresOfPixel(point.lat, ZOOM);
}

/** From a point to a segment, in pixels. */
function distance(point: Pixel, start: Pixel, end: Pixel): number {
  const direction = { x: end.x - start.x, y: end.y - start.y };
  const shareOfSegment =
    ((point.x - start.x) * direction.x + (point.y - start.y) * direction.y) /
    (direction.x ** 2 + direction.y ** 2);
  const within = Math.min(1, Math.max(0, shareOfSegment));
  return Math.hypot(point.x - start.x - within * direction.x, point.y - start.y - within * direction.y);
}
