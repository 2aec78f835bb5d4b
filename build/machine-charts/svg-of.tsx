import { renderToStaticMarkup } from 'react-dom/server';
import { ChartDrawing } from '#mocks/harness/panel/parts/machines/ChartDrawing';
import { chartStyles } from '#mocks/harness/panel/parts/machines/chart-styles';
import type { MachineChart } from '#mocks/harness/panel/parts/machines/machine-chart';

const COLOURS = `
.chart { --ink: #1f2a37; --quiet: #56616f; --ground: #ffffff; --soft: #f3f5f8; --edge: #6b7684; background: var(--ground); }
@media (prefers-color-scheme: dark) {
  .chart { --ink: #e6e9ee; --quiet: #a3adba; --ground: #14181f; --soft: #1d232c; --edge: #8793a1; }
}`;

/** The drawing as a file, light or dark as the reader's system is, with a line for each of its elements. */
export function svgOf(chart: MachineChart): string {
  const { machine, width, height } = chart;
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
    >
      <title>{machine}</title>
      <style>{`${COLOURS}${chartStyles}`}</style>
      <ChartDrawing chart={chart} />
    </svg>,
  );
  return `${markup.replaceAll(/(?=<(?:g|text|title|style|\/svg)\b)/g, '\n')}\n`;
}
