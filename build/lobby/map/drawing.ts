/** A point of a drawing, in the units of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A part of the world on a part of the drawing. */
export interface Frame extends Point {
  width: number;
  height: number;
  /** The longitudes of its left and right edges, and the latitude of its upper edge. */
  west: number;
  east: number;
  north: number;
}

/** East and west shrink towards the pole; within one frame, one factor is exact enough for a drawing. */
export const projectedPoint = (frame: Frame, lat: number, lng: number): Point => {
  const perDegree = frame.width / (frame.east - frame.west);
  const shrink = Math.cos((frame.north * Math.PI) / 180);
  return {
    x: frame.x + (lng - frame.west) * perDegree,
    y: frame.y + ((frame.north - lat) * perDegree) / shrink,
  };
};

/** `lat,lng lat,lng …` as places of a frame. */
const pointsOf = (coordinates: string, frame: Frame): Point[] =>
  coordinates.split(' ').map((pair) => {
    const [lat = 0, lng = 0] = pair.split(',').map(Number);
    return projectedPoint(frame, lat, lng);
  });

/** A closed shape whose line runs smoothly through all points. */
export const areaPath = (coordinates: string, frame: Frame): string =>
  `${splinePath(pointsOf(coordinates, frame), true)}z`;

/** An open line, for rivers and railways. */
export const linePath = (coordinates: string, frame: Frame): string =>
  splinePath(pointsOf(coordinates, frame), false);

/** A spline through the points (Catmull-Rom), as the cubic curves of a path. */
function splinePath(points: readonly Point[], isClosed: boolean): string {
  const count = points.length;
  const pointAt = (index: number): Point => {
    const validIndex = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[validIndex] ?? { x: 0, y: 0 };
  };
  const curves = points.slice(isClosed ? 0 : 1).map((_, index) => {
    const [before, from, to, after] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ];
    const startControl = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const endControl = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[startControl, endControl, to].map(pointText).join(' ')}`;
  });
  return `M${pointText(pointAt(0))}${curves.join('')}`;
}

/** Tenths of a unit cannot be seen. */
const pointText = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
