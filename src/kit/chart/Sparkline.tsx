/** Width and height of the drawing, in its own units. */
const WIDTH = 72;
const HEIGHT = 20;

/** The course of a total, as a line beside it; the chart below has its figures. */
export function Sparkline({ values = [] }: { values: readonly number[] | undefined }) {
  if (values.length < 2) return null;
  const max = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - (value / max) * HEIGHT).toFixed(1)}`;
  });
  return (
    <svg className="sparkline" viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
