import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Dashboard } from '#domain/office/dashboard';
import { Dialog } from '#kit/overlay/Dialog';
import { later } from '#kit/page/later';
import { QueryState } from '#kit/page/QueryState';
import { dayText } from '#kit/services/dates';
import { ChartFigure } from './ChartFigure';
import { useSeriesName } from './use-series-name';
import type { AddressSpan } from './use-span';

const SpanForm = later(() => import('./SpanForm'));

interface FiguresPanelProps {
  query: UseQueryResult<Dashboard>;
  /** Lets other days be asked for; without it the days are those of a panel beside it, which says them. */
  period?: AddressSpan;
  /** Message ids. */
  bar: string;
  line: string;
}

/** Totals, a bar chart and a line chart of the days one asks for. */
export function FiguresPanel({ query, period, bar, line }: FiguresPanelProps) {
  const intl = useIntl();
  const nameOf = useSeriesName();
  return (
    <div aria-busy={query.isFetching}>
      <QueryState query={query}>
        {(figures) => (
          <>
            {period ? <Period {...period} labels={figures.bar.labels} /> : null}
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
    </div>
  );
}

/** The days that are shown, and a way to others. */
function Period({ span, choose, labels }: AddressSpan & { labels: readonly string[] }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className="period">
        <p>
          <FormattedMessage id="period.shown" values={shownDays(labels)} />
        </p>
        <button type="button" className="button small" onClick={() => setAsking(true)}>
          <FormattedMessage id="period.change" />
        </button>
      </div>
      {asking ? (
        <Dialog title={<FormattedMessage id="period.change" />} onClose={() => setAsking(false)}>
          <SpanForm
            span={{ start: span.start || labels[0] || '', end: span.end || labels.at(-1) || '' }}
            onDone={(asked) => {
              setAsking(false);
              choose(asked);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}

const shownDays = (labels: readonly string[]) => ({
  start: dayText(labels[0] ?? '–'),
  end: dayText(labels.at(-1) ?? '–'),
});
