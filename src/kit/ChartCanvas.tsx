import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { ChartFigures } from '#domain/dashboard';
import { dayText } from './dates';
import { themeAtom } from './preferences';
import { useMedia } from './use-media';

// bar and line alone (R-CONST-26): all of it would cost 8 KB more
Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

export interface ChartCanvasProps {
  kind: 'bar' | 'line';
  figures: ChartFigures;
  nameOf: (key: string) => string;
  /** Its swatches have the colours, as the theme has them now. */
  legend: RefObject<HTMLElement | null>;
}

export default function ChartCanvas({ kind, figures, nameOf, legend }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const intl = useIntl();
  const theme = useAtomValue(themeAtom);
  const dark = useMedia('(prefers-color-scheme: dark)');
  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are read from the page, and these change them
  useEffect(
    function draw() {
      if (!canvas.current || !legend.current) return undefined;
      const chart = new Chart(
        canvas.current,
        configurationOf(kind, figures, nameOf, coloursOf(legend.current), intl),
      );
      return () => chart.destroy();
    },
    [kind, figures, intl, theme, dark],
  );
  return <canvas ref={canvas} />;
}

interface Colours {
  text: string;
  line: string;
  series: readonly string[];
}

function coloursOf(legend: HTMLElement): Colours {
  const { color, borderTopColor } = getComputedStyle(legend);
  const swatches = [...legend.querySelectorAll('.swatch')];
  return {
    text: color,
    line: borderTopColor,
    series: swatches.map((swatch) => getComputedStyle(swatch).backgroundColor),
  };
}

/** Not by colour alone: lines differ in their dashes, too. */
const DASHES = [[], [6, 4], [2, 3], [10, 4, 2, 4]];

/** Whole dates, as everywhere: lying, and as many of them as fit; the one pointed at is told with its figures. */
const FEW_DAYS = { maxRotation: 0, autoSkipPadding: 16 };

function configurationOf(
  kind: 'bar' | 'line',
  { labels, series }: ChartFigures,
  nameOf: (key: string) => string,
  colours: Colours,
  intl: IntlShape,
): ChartConfiguration<'bar' | 'line', number[], string> {
  // nothing at all is a line along the axis, not one through the middle of a chart that goes below 0
  const isFlat = series.every(({ values }) => values.every((value) => value === 0));
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
        y: { ...axis, beginAtZero: kind === 'bar' || isFlat, ticks: { ...axis.ticks, precision: 0 } },
      },
    },
  };
}
