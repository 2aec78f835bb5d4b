import { hueOf } from './hue-of';

interface TownDrawingProps {
  /** The slug of a city: each has its own roofs. */
  city: string;
  className: string;
}

const WIDTH = 320;
const HEIGHT = 64;

/** The silhouette of a town, as decoration. */
export const TownDrawing = ({ city, className }: TownDrawingProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    aria-hidden="true"
    preserveAspectRatio="xMaxYMax slice"
  >
    <path d={roofsOf(city)} />
  </svg>
);

/** Houses, blocks and towers side by side, drawn by a sequence of numbers that begins with the name. */
export function roofsOf(city: string): string {
  let seed = hueOf(city) + 1;
  const nextNumber = (limit: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % limit;
  };
  let path = `M0 ${HEIGHT}`;
  let right = 0;
  while (right < WIDTH) {
    const left = right;
    const width = 14 + nextNumber(18);
    const top = HEIGHT - 10 - nextNumber(18);
    right = Math.min(WIDTH, left + width);
    const middle = (left + right) / 2;
    const kind = nextNumber(5);
    if (kind < 2) path += `V${top}L${middle} ${top - 8}L${right} ${top}`;
    else if (kind < 4) path += `V${top - 4}H${right}`;
    else path += `V${top}H${middle - 3}V${top - 20}H${middle + 3}V${top}H${right}`;
    path += `V${HEIGHT - 4}`;
    right = Math.min(WIDTH, right + nextNumber(6));
    path += `H${right}`;
  }
  return `${path}V${HEIGHT}z`;
}
