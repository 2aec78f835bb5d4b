import type { IntlFormatters, IntlShape } from '@formatjs/intl';
import type { ChartConfiguration } from 'chart.js';
import type { ChartFigures } from '#domain/office/dashboard';
import { dayText } from '#kit/services/dates';

export interface ChartColours {
  text: string;
  line: string;
  series: readonly string[];
}

/** Not by colour alone: lines differ in their dashes, too. */
const DASHES = [[], [6, 4], [2, 3], [10, 4, 2, 4]];

/** Whole dates, as everywhere: lying, and as many of them as fit; the one pointed at is told with its figures. */
const FEW_DAYS = { maxRotation: 0, autoSkipPadding: 16 };

/** What Chart.js draws. */
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
      labels: labels.map(dayText),
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
        x: { ticks: { ...axis.ticks, ...FEW_DAYS }, grid: { display: false } },
        // counts and amounts: what is twice as much stands twice as high
        y: { ...axis, beginAtZero: true, ticks: { ...axis.ticks, precision: 0 } },
      },
    },
  };
}
