import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Dashboard } from '#domain/dashboard';
import type { Span } from '#domain/period';
import { ChartFigure, dayText } from './ChartFigure';
import { Dialog } from './Dialog';
import { Loading } from './Loading';
import { QueryState } from './QueryState';
import { useSeriesName } from './use-series-name';

const SpanForm = lazy(() => import('./SpanForm'));

interface FiguresPanelProps {
  query: UseQueryResult<Dashboard>;
  span: Span;
  onSpan: (span: Span) => void;
  /** Message ids. */
  bar: string;
  line: string;
}

/** Totals, a bar chart and a line chart of the days one asks for. */
export function FiguresPanel({ query, span, onSpan, bar, line }: FiguresPanelProps) {
  const intl = useIntl();
  const nameOf = useSeriesName();
  const [asking, setAsking] = useState(false);
  return (
    <div aria-busy={query.isFetching}>
      <QueryState query={query}>
        {(figures) => (
          <>
            <div className="period">
              <p>
                <FormattedMessage id="period.shown" values={shownDays(figures.bar.labels)} />
              </p>
              <button type="button" className="button small" onClick={() => setAsking(true)}>
                <FormattedMessage id="period.change" />
              </button>
            </div>
            <dl className="totals">
              {figures.totals.map(({ key, value }) => (
                <div key={key}>
                  <dt>{nameOf(key)}</dt>
                  <dd>{intl.formatNumber(value)}</dd>
                </div>
              ))}
            </dl>
            <div className="charts">
              <ChartFigure
                kind="bar"
                title={<FormattedMessage id={bar} />}
                figures={figures.bar}
                nameOf={nameOf}
              />
              <ChartFigure
                kind="line"
                title={<FormattedMessage id={line} />}
                figures={figures.line}
                nameOf={nameOf}
              />
            </div>
          </>
        )}
      </QueryState>
      {asking ? (
        <Dialog title={<FormattedMessage id="period.change" />} onClose={() => setAsking(false)}>
          <Suspense fallback={<Loading />}>
            <SpanForm
              span={span}
              onDone={(asked) => {
                setAsking(false);
                onSpan(asked);
              }}
            />
          </Suspense>
        </Dialog>
      ) : null}
    </div>
  );
}

const shownDays = (labels: readonly string[]) => ({
  start: dayText(labels[0] ?? '–'),
  end: dayText(labels.at(-1) ?? '–'),
});
