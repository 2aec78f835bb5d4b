import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { areManyDays, byWeeks, type Dashboard } from '#domain/office/dashboard';
import { QueryState } from '#kit/page/QueryState';
import { ChartFigure } from './ChartFigure';
import { FigureChange } from './FigureChange';
import { ShownSpan } from './ShownSpan';
import { Sparkline } from './Sparkline';
import { useSeriesName } from './use-series-name';
import type { AddressSpan } from './use-span';

interface FiguresPanelProps {
  query: UseQueryResult<Dashboard>;
  /** The figures of the span before, once they are known; the totals are compared with them. */
  before?: Dashboard | undefined;
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
export function FiguresPanel({ query, period, children, ...figuresProps }: FiguresPanelProps) {
  return (
    <div aria-busy={query.isFetching}>
      <QueryState query={query}>
        {(figures) => (
          <>
            {period ? (
              <ShownSpan {...period} labels={figures.bar.labels} hasPresets>
                {children}
              </ShownSpan>
            ) : null}
            <Figures figures={figures} {...figuresProps} />
          </>
        )}
      </QueryState>
    </div>
  );
}

interface FiguresProps extends Pick<FiguresPanelProps, 'before' | 'bar' | 'line' | 'written'> {
  figures: Dashboard;
}

function Figures({ figures, before, bar, line, written }: FiguresProps) {
  const intl = useIntl();
  const nameOf = useSeriesName();
  const figureText = (key: string, value: number) => written?.(key, value) ?? intl.formatNumber(value);
  const isByWeeks = areManyDays(figures.bar);
  // the charts are drawn again whenever these objects change
  const [bars, lines] = useMemo(
    () =>
      isByWeeks ? [byWeeks(figures.bar, 'sum'), byWeeks(figures.line, 'last')] : [figures.bar, figures.line],
    [figures, isByWeeks],
  );
  const seriesValues = (key: string) => bars.series.find((series) => series.key === key)?.values;
  const totalBefore = (key: string) => before?.totals.find((total) => total.key === key)?.value;
  return (
    <>
      <dl className="totals">
        {figures.totals.map(({ key, value }) => (
          <div key={key}>
            <dt>{nameOf(key)}</dt>
            <dd>
              {figureText(key, value)}
              <Sparkline values={seriesValues(key)} />
            </dd>
            <FigureChange from={totalBefore(key)} to={value} written={(figure) => figureText(key, figure)} />
          </div>
        ))}
      </dl>
      {figures.bar.labels.length === 0 ? null : (
        <div className="charts">
          <ChartFigure
            kind="bar"
            title={<FormattedMessage id={bar} />}
            figures={bars}
            isByWeeks={isByWeeks}
            nameOf={nameOf}
            written={figureText}
          />
          <ChartFigure
            kind="line"
            title={<FormattedMessage id={line} />}
            figures={lines}
            isByWeeks={isByWeeks}
            nameOf={nameOf}
            written={figureText}
          />
        </div>
      )}
    </>
  );
}
