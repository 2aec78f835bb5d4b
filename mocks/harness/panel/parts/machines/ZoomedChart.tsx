import { type ReactNode, useMemo, useRef } from 'react';
import type { RecordedMachine } from '#mocks/harness/machines/machine-log';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { ChartDrawing } from './ChartDrawing';
import type { MachineChart } from './machine-chart';
import { scrollTarget } from './scroll-target';
import { useZoom } from './use-zoom';

interface ZoomedChartProps {
  machine: RecordedMachine;
  chart: MachineChart;
  texts: Texts;
  /** The further buttons of its bar. */
  children: ReactNode;
}

/** A drawing in a frame that scrolls, with the current states and the last edge, and buttons for its scale. */
export function ZoomedChart({ machine, chart, texts, children }: ZoomedChartProps) {
  const { name, currentStates, edges, lastEdge } = machine;
  const frame = useRef<HTMLElement>(null);
  const { scale, larger, smaller, zoom, showWhole } = useZoom(frame, chart, scrollTarget(chart, machine));
  const happened = useMemo(
    () => new Set(edges.filter(({ times }) => times > 0).map((edge) => edge.name)),
    [edges],
  );
  const { zoomOut, zoomIn, whole, actualSize, drawingOf, states } = texts.machines;
  return (
    <>
      <div className="bar">
        <button type="button" aria-label={zoomOut} title={zoomOut} onClick={() => zoom(smaller ?? scale)}>
          −
        </button>
        <button type="button" title={actualSize} onClick={() => zoom(1)}>
          {Math.round(scale * 100)} %
        </button>
        <button type="button" aria-label={zoomIn} title={zoomIn} onClick={() => zoom(larger ?? scale)}>
          +
        </button>
        <button type="button" onClick={showWhole}>
          {whole}
        </button>
        {children}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users focus the frame to scroll it */}
      <figure ref={frame} className="frame" tabIndex={0} aria-label={drawingOf(name)}>
        <svg
          className="chart"
          role="img"
          aria-label={states(currentStates)}
          width={chart.width * scale}
          height={chart.height * scale}
          viewBox={`0 0 ${chart.width} ${chart.height}`}
        >
          <ChartDrawing chart={chart} currentStates={currentStates} happened={happened} lastEdge={lastEdge} />
        </svg>
      </figure>
    </>
  );
}
