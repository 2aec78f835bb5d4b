import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ChartFigures } from '#domain/office/dashboard';
import { themeAtom } from '#kit/services/preferences';
import { useMedia } from '#kit/services/use-media';
import { type ChartColours, chartConfiguration } from './chart-configuration';

// Only bar and line are registered (R-CONST-26): all of Chart.js costs 8 KB more.
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
  /** The chart reads its colours from the swatches of the legend, which follow the theme. */
  legend: RefObject<HTMLElement | null>;
}

export default function ChartCanvas({ kind, figures, nameOf, legend }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const intl = useIntl();
  const theme = useAtomValue(themeAtom);
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads colours from the page, which these values change
  useEffect(
    function drawChart() {
      if (!canvas.current || !legend.current) return undefined;
      const chart = new Chart(
        canvas.current,
        chartConfiguration(kind, figures, nameOf, coloursOf(legend.current), intl),
      );
      return () => chart.destroy();
    },
    [kind, figures, intl, theme, isSystemDark],
  );
  return <canvas ref={canvas} />;
}

function coloursOf(legend: HTMLElement): ChartColours {
  const { color, borderTopColor } = getComputedStyle(legend);
  const swatches = [...legend.querySelectorAll('.legend-swatch')];
  return {
    text: color,
    line: borderTopColor,
    series: swatches.map((swatch) => getComputedStyle(swatch).backgroundColor),
  };
}
