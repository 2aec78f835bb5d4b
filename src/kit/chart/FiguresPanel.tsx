import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Dashboard } from '#domain/office/dashboard';
import { QueryState } from '#kit/page/QueryState';
import { ChartFigure } from './ChartFigure';
import { ShownSpan } from './ShownSpan';
import { useSeriesName } from './use-series-name';
import type { AddressSpan } from './use-span';

interface FiguresPanelProps {
  query: UseQueryResult<Dashboard>;
  /** Lets the user choose other days; without it the span is that of a neighbouring panel, which shows it. */
  period?: AddressSpan;
  /** Message ids. */
  bar: string;
  line: string;
  /** Formats the figures of a series that are not plain numbers. */
  written?: (key: string, value: number) => string | undefined;
  /** Further controls for the span, beside it. */
  children?: ReactNode;
}

/** Totals, a bar chart and a line chart of a span; no charts where the response has no days. */
export function FiguresPanel({ query, period, bar, line, written, children }: FiguresPanelProps) {
  const intl = useIntl();
  const nameOf = useSeriesName();
  const shown = (key: string, value: number) => written?.(key, value) ?? intl.formatNumber(value);
  return (
    <div aria-busy={query.isFetching}>
      <QueryState query={query}>
        {(figures) => (
          <>
            {period ? (
              <ShownSpan {...period} labels={figures.bar.labels}>
                {children}
              </ShownSpan>
            ) : null}
            <dl className="totals">
              {figures.totals.map(({ key, value }) => (
                <div key={key}>
                  <dt>{nameOf(key)}</dt>
                  <dd>{shown(key, value)}</dd>
                </div>
              ))}
            </dl>
            {figures.bar.labels.length === 0 ? null : (
              <div className="charts">
                <ChartFigure
                  kind="bar"
                  title={<FormattedMessage id={bar} />}
                  figures={figures.bar}
                  nameOf={nameOf}
                  written={shown}
                />
                <ChartFigure
                  kind="line"
                  title={<FormattedMessage id={line} />}
                  figures={figures.line}
                  nameOf={nameOf}
                  written={shown}
                />
              </div>
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}
