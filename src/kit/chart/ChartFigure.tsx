import { type ReactNode, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChartFigures } from '#domain/office/dashboard';
import { lazyComponent } from '#kit/page/lazy-component';
import { dayText } from '#kit/services/dates';
import './chart.css';

// without the picture the figures are still there, in the table
const ChartCanvas = lazyComponent(
  () => import('./ChartCanvas').catch(() => ({ default: ChartMissing })),
  null,
);

interface ChartFigureProps {
  kind: 'bar' | 'line';
  title: ReactNode;
  figures: ChartFigures;
  /** What the key of a series is called. */
  nameOf: (key: string) => string;
  /** How a figure is written in the table. */
  written: (key: string, value: number) => string;
}

/** A chart, and the same figures as a table for whoever cannot see it or wants to copy them. */
export function ChartFigure({ kind, title, figures, nameOf, written }: ChartFigureProps) {
  const legend = useRef<HTMLUListElement>(null);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <ul className="chart-legend" ref={legend}>
        {figures.series.map(({ key }) => (
          <li key={key}>
            <span className="swatch" aria-hidden="true" />
            {nameOf(key)}
          </li>
        ))}
      </ul>
      <div className="chart-picture" aria-hidden="true">
        <ChartCanvas kind={kind} figures={figures} nameOf={nameOf} legend={legend} />
      </div>
      <details className="chart-table">
        <summary>
          <FormattedMessage id="figures.table" />
        </summary>
        <FigureTable figures={figures} nameOf={nameOf} written={written} title={title} />
      </details>
    </figure>
  );
}

function FigureTable({ figures, nameOf, written, title }: Omit<ChartFigureProps, 'kind'>) {
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="figures.day" />
          </th>
          {figures.series.map(({ key }) => (
            <th key={key} scope="col" className="number">
              {nameOf(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{dayText(label)}</th>
            {figures.series.map(({ key, values }) => (
              <td key={key} className="number">
                {written(key, values[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChartMissing() {
  return (
    <p className="quiet">
      <FormattedMessage id="figures.missing" />
    </p>
  );
}
