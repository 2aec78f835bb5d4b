/** A place on a drawing, in its units. */
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
export const placed = (frame: Frame, lat: number, lng: number): Point => {
  const perDegree = frame.width / (frame.east - frame.west);
  const shrink = Math.cos((frame.north * Math.PI) / 180);
  return {
    x: frame.x + (lng - frame.west) * perDegree,
    y: frame.y + ((frame.north - lat) * perDegree) / shrink,
  };
};

/** `lat,lng lat,lng …` as places of a frame. */
const pointsOf = (text: string, frame: Frame): Point[] =>
  text.split(' ').map((pair) => {
    const [lat = 0, lng = 0] = pair.split(',').map(Number);
    return placed(frame, lat, lng);
  });

/** A closed shape whose line runs smoothly through all points. */
export const areaOf = (text: string, frame: Frame): string => `${smooth(pointsOf(text, frame), true)}z`;

/** An open line, for rivers and railways. */
export const lineOf = (text: string, frame: Frame): string => smooth(pointsOf(text, frame), false);

/** A spline through the points (Catmull-Rom), as the cubic curves of a path. */
function smooth(points: readonly Point[], isClosed: boolean): string {
  const count = points.length;
  const at = (index: number): Point => {
    const inside = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[inside] ?? { x: 0, y: 0 };
  };
  const curves = points.slice(isClosed ? 0 : 1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[leave, arrive, to].map(written).join(' ')}`;
  });
  return `M${written(at(0))}${curves.join('')}`;
}

/** Tenths of a unit cannot be seen. */
const written = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
