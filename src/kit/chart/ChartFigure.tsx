import { type ReactNode, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChartFigures } from '#domain/office/dashboard';
import { LocalDate } from '#kit/date/LocalDate';
import { lazyComponent } from '#kit/page/lazy-component';
import './chart.css';

// If the chart fails to load, the table still shows the figures.
const ChartCanvas = lazyComponent(
  () => import('./ChartCanvas').catch(() => ({ default: ChartMissing })),
  null,
);

interface ChartFigureProps {
  kind: 'bar' | 'line';
  title: ReactNode;
  figures: ChartFigures;
  /** The labels are the first days of weeks. */
  isByWeeks?: boolean;
  /** The label of a series by its key. */
  nameOf: (key: string) => string;
  /** The formatted text of a figure in the table. */
  written: (key: string, value: number) => string;
}

/**
 * A chart, and its figures as a table for users who cannot see the chart or want to copy the figures.
 */
export function ChartFigure({ kind, title, figures, isByWeeks = false, nameOf, written }: ChartFigureProps) {
  const legend = useRef<HTMLUListElement>(null);
  return (
    <figure className="chart">
      <figcaption>
        {title}
        {isByWeeks ? (
          <span className="quiet">
            <FormattedMessage id="figures.byWeeks" />
          </span>
        ) : null}
      </figcaption>
      <ul className="chart-legend" ref={legend}>
        {figures.series.map(({ key }) => (
          <li key={key}>
            <span className="legend-swatch" aria-hidden="true" />
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
        <FigureTable
          figures={figures}
          isByWeeks={isByWeeks}
          nameOf={nameOf}
          written={written}
          title={title}
        />
      </details>
    </figure>
  );
}

function FigureTable({ figures, isByWeeks, nameOf, written, title }: Omit<ChartFigureProps, 'kind'>) {
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id={isByWeeks ? 'figures.week' : 'figures.day'} />
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
            <th scope="row">
              <LocalDate at={label} />
            </th>
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
