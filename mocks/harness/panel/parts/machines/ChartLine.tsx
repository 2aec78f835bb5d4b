import type { Point, Points } from './machine-chart';

const CORNER_RADIUS = 5;
const ARROW_HEAD = { length: 8, halfWidth: 4 };

/** A line through the points with rounded corners, and the head of an arrow at its end. */
export function ChartLine({ points }: { points: Points }) {
  return (
    <>
      <path className="line" d={pathThrough(points)} />
      <path className="head" d={headAt(points)} />
    </>
  );
}

const pathThrough = (points: Points): string =>
  points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${pointText(point)}`;
      if (!after) return `L${pointText(point)}`;
      return `L${pointText(turnPoint(point, before))}Q${pointText(point)} ${pointText(turnPoint(point, after))}`;
    })
    .join('');

/** The point at which the line starts to turn, half the way to the other corner at most. */
function turnPoint([x, y]: Point, [otherX, otherY]: Point): Point {
  const distance = Math.hypot(otherX - x, otherY - y);
  const ratio = distance === 0 ? 0 : Math.min(CORNER_RADIUS, distance / 2) / distance;
  return [x + (otherX - x) * ratio, y + (otherY - y) * ratio];
}

function headAt(points: Points): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [x, y];
  const distance = Math.hypot(x - fromX, y - fromY);
  if (distance === 0) return '';
  const [unitX, unitY] = [(x - fromX) / distance, (y - fromY) / distance];
  const corner = (side: number): Point => [
    x - unitX * ARROW_HEAD.length - unitY * side,
    y - unitY * ARROW_HEAD.length + unitX * side,
  ];
  return `M${pointText([x, y])}L${pointText(corner(ARROW_HEAD.halfWidth))}L${pointText(corner(-ARROW_HEAD.halfWidth))}Z`;
}

const pointText = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;
const rounded = (value: number) => Math.round(value * 10) / 10;
