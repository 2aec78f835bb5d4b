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
  const previousFigures = useQuery(figuresBefore(scope, monthBefore(days)));
  return (
    <ReportPart title="dashboard.figures" query={figures}>
      {(data) => (
        <>
          <TotalTable figures={data} previousFigures={previousFigures.data} days={days} />
          <WeekTable figures={data} />
        </>
      )}
    </ReportPart>
  );
}

const monthBefore = ({ start }: Span): Span => ({
  start: `${monthsFrom(start.slice(0, 'YYYY-MM'.length), -1)}-01`,
  end: daysFrom(start, -1),
});

function TotalTable({
  figures,
  previousFigures,
  days,
}: {
  figures: Dashboard;
  previousFigures: Dashboard | undefined;
  days: Span;
}) {
  const intl = useIntl();
  const seriesName = useSeriesName();
  const changeText = (previousValue: number | undefined, value: number) => {
    const changeRate = previousValue === undefined ? null : changeOf(previousValue, value);
    if (changeRate === null) return '–';
    return intl.formatNumber(changeRate, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 0,
    });
  };
  const rows = [...figures.totals, ...usersOf(figures)].map(({ key, value }) => {
    const previousValue =
      previousFigures &&
      [...previousFigures.totals, ...usersOf(previousFigures)].find((total) => total.key === key)?.value;
    return {
      key,
      cells: [
        seriesName(key),
        intl.formatNumber(value),
        previousValue === undefined ? '–' : intl.formatNumber(previousValue),
        changeText(previousValue, value),
      ],
    };
  });
  return (
    <ReportTable
      caption="dashboard.figures"
      columnHeads={[
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

function WeekTable({ figures }: { figures: Dashboard }) {
  const intl = useIntl();
  const seriesName = useSeriesName();
  const weeklySums = byWeeks(figures.bar, 'sum');
  const weeklyEnds = byWeeks(figures.line, 'last');
  const series = [...weeklySums.series, ...weeklyEnds.series];
  const max = Math.max(1, ...weeklySums.series.flatMap(({ values }) => values));
  return (
    <ReportTable
      caption="figures.byWeeks"
      columnHeads={[
        <FormattedMessage key="week" id="figures.week" />,
        ...series.map(({ key }) => seriesName(key)),
      ]}
      rows={weeklySums.labels.map((label, week) => ({
        key: label,
        cells: [
          localDate(intl, label),
          ...weeklySums.series.map(({ key, values }) => (
            <span key={key} className="report-bar">
              <span style={{ width: `${((values[week] ?? 0) / max) * 100}%` }} aria-hidden="true" />
              {intl.formatNumber(values[week] ?? 0)}
            </span>
          )),
          ...weeklyEnds.series.map(({ values }) => intl.formatNumber(values[week] ?? 0)),
        ],
      }))}
    />
  );
}
