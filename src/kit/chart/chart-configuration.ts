import type { IntlFormatters, IntlShape } from '@formatjs/intl';
import type { ChartConfiguration } from 'chart.js';
import type { ChartFigures } from '#domain/office/dashboard';
import { localDate } from '#kit/services/dates';

export interface ChartColours {
  text: string;
  line: string;
  series: readonly string[];
}

/** Series differ not by colour alone: their lines have different dashes. */
const DASHES = [[], [6, 4], [2, 3], [10, 4, 2, 4]];

/**
 * Whole dates as everywhere, horizontal, as many as fit; the tooltip shows the date with its figures.
 */
const HORIZONTAL_TICKS = { maxRotation: 0, autoSkipPadding: 16 };

/** The Chart.js configuration of a bar or line chart. */
export function chartConfiguration(
  kind: 'bar' | 'line',
  { labels, series }: ChartFigures,
  nameOf: (key: string) => string,
  colours: ChartColours,
  intl: IntlFormatters & Pick<IntlShape, 'locale'>,
): ChartConfiguration<'bar' | 'line', number[], string> {
  const axis = { ticks: { color: colours.text }, grid: { color: colours.line } };
  return {
    type: kind,
    data: {
      labels: labels.map((label) => localDate(intl, label)),
      datasets: series.map(({ key, values }, index) => ({
        label: nameOf(key),
        data: values,
        backgroundColor: colours.series[index],
        borderColor: colours.series[index],
        borderDash: DASHES[index % DASHES.length],
        borderWidth: kind === 'line' ? 2 : 0,
        pointRadius: 2,
      })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      locale: intl.locale,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { ticks: { ...axis.ticks, ...HORIZONTAL_TICKS }, grid: { display: false } },
        // Heights are proportional to counts and amounts only when the axis begins at zero.
        y: { ...axis, beginAtZero: true, ticks: { ...axis.ticks, precision: 0 } },
      },
    },
  };
}
