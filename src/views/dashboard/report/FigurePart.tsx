import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { dashboardFigures, figuresBefore } from '#api/office/dashboard-queries';
import type { Span } from '#domain/base/period';
import { daysFrom, monthsFrom } from '#domain/base/week';
import { byWeeks, changeOf, type Dashboard } from '#domain/office/dashboard';
import { useSeriesName } from '#kit/chart/use-series-name';
import { useScope } from '#kit/context/scope';
import { LocalDate } from '#kit/date/LocalDate';
import { localDate } from '#kit/services/dates';
import { ReportPart } from './ReportPart';
import { ReportTable } from './ReportTable';

/** The figures of the month beside those of the month before, then by weeks. `days`: first and last day. */
export function FigurePart({ days }: { days: Span }) {
  const scope = useScope();
  const figures = useQuery(dashboardFigures(scope, days));
  const before = useQuery(figuresBefore(scope, monthBefore(days)));
  return (
    <ReportPart title="dashboard.figures" query={figures}>
      {(data) => (
        <>
          <Totals figures={data} before={before.data} days={days} />
          <Weeks figures={data} />
        </>
      )}
    </ReportPart>
  );
}

const monthBefore = ({ start }: Span): Span => ({
  start: `${monthsFrom(start.slice(0, 'YYYY-MM'.length), -1)}-01`,
  end: daysFrom(start, -1),
});

function Totals({
  figures,
  before,
  days,
}: {
  figures: Dashboard;
  before: Dashboard | undefined;
  days: Span;
}) {
  const intl = useIntl();
  const nameOf = useSeriesName();
  const changeText = (from: number | undefined, to: number) => {
    const change = from === undefined ? null : changeOf(from, to);
    if (change === null) return '–';
    return intl.formatNumber(change, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 0,
    });
  };
  const rows = [...figures.totals, ...usersOf(figures)].map(({ key, value }) => {
    const from = before && [...before.totals, ...usersOf(before)].find((total) => total.key === key)?.value;
    return {
      key,
      cells: [
        nameOf(key),
        intl.formatNumber(value),
        from === undefined ? '–' : intl.formatNumber(from),
        changeText(from, value),
      ],
    };
  });
  return (
    <ReportTable
      caption="dashboard.figures"
      heads={[
        '',
        <LocalDate key="month" at={monthOf(days)} />,
        <LocalDate key="before" at={monthOf(monthBefore(days))} />,
        <FormattedMessage key="change" id="report.change" />,
      ]}
      rows={rows}
    />
  );
}

const monthOf = ({ start }: Span): string => start.slice(0, 'YYYY-MM'.length);

/** The number of users at the end of the span. */
const usersOf = ({ line }: Dashboard) =>
  line.series.flatMap(({ key, values }) => {
    const value = values.at(-1);
    return value === undefined ? [] : [{ key, value }];
  });

function Weeks({ figures }: { figures: Dashboard }) {
  const intl = useIntl();
  const nameOf = useSeriesName();
  const bars = byWeeks(figures.bar, 'sum');
  const lines = byWeeks(figures.line, 'last');
  const series = [...bars.series, ...lines.series];
  const max = Math.max(1, ...bars.series.flatMap(({ values }) => values));
  return (
    <ReportTable
      caption="figures.byWeeks"
      heads={[<FormattedMessage key="week" id="figures.week" />, ...series.map(({ key }) => nameOf(key))]}
      rows={bars.labels.map((label, week) => ({
        key: label,
        cells: [
          localDate(intl, label),
          ...bars.series.map(({ key, values }) => (
            <span key={key} className="report-bar">
              <span style={{ width: `${((values[week] ?? 0) / max) * 100}%` }} aria-hidden="true" />
              {intl.formatNumber(values[week] ?? 0)}
            </span>
          )),
          ...lines.series.map(({ values }) => intl.formatNumber(values[week] ?? 0)),
        ],
      }))}
    />
  );
}
