import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { daysFrom, isMonth, monthsFrom, spanOfDays } from '#domain/base/week';
import { monthAt } from '#domain/office/month';
import { displayName } from '#domain/people/profile';
import { cityName } from '#domain/places/city';
import { useAppServices } from '#kit/context/app-services';
import type { QuickLink } from '#kit/context/quick-links';
import { useUser } from '#kit/context/scope';
import { useListState } from '#kit/list/list-state';
import { PageHead } from '#kit/page/PageHead';
import { localDate } from '#kit/services/dates';
import { EventPart } from './EventPart';
import { FigurePart } from './FigurePart';
import { NotificationPart } from './NotificationPart';
import { PostReportPart } from './PostReportPart';
import { ReservePart } from './ReservePart';
import { lastMonthAt, REPORT_PARAMETER } from './report-month';
import './report.css';

/**
 * The city's month on paper, for the council: its figures, and what was sent, reported, held and
 * reserved. Each section is shown to those who may open its page.
 */
export default function MonthReport({ pages }: { pages: readonly QuickLink[] }) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const { profile, city } = useUser();
  const list = useListState();
  const currentMonth = monthAt(clock.now());
  const requestedMonth = list.parameter(REPORT_PARAMETER) ?? '';
  const month =
    isMonth(requestedMonth) && requestedMonth <= currentMonth ? requestedMonth : lastMonthAt(clock.now());
  const days = { start: `${month}-01`, end: daysFrom(`${monthsFrom(month, 1)}-01`, -1) };
  const span = spanOfDays([days.start, days.end]);
  const hasPage = (title: string) => pages.some((page) => page.title === title);
  const cityTitle = city ? cityName(city) : '';
  return (
    <>
      <PageHead title="report.title">
        <Link className="button" href={list.href({ [REPORT_PARAMETER]: null })}>
          <FormattedMessage id="dashboard.title" />
        </Link>
      </PageHead>
      <nav className="report-months" aria-label={intl.formatMessage({ id: 'report.months' })}>
        <Link className="button small" href={list.href({ [REPORT_PARAMETER]: monthsFrom(month, -1) })}>
          ‹ {localDate(intl, monthsFrom(month, -1))}
        </Link>
        {month === currentMonth ? null : (
          <Link className="button small" href={list.href({ [REPORT_PARAMETER]: monthsFrom(month, 1) })}>
            {localDate(intl, monthsFrom(month, 1))} ›
          </Link>
        )}
      </nav>
      <article className="report-sheet" aria-labelledby="report-name">
        <header>
          <h2 id="report-name">
            <FormattedMessage id="report.name" values={{ city: cityTitle, month: localDate(intl, month) }} />
          </h2>
          <p className="quiet">
            <FormattedMessage
              id="report.made"
              values={{ day: localDate(intl, clock.now()), name: displayName(profile) }}
            />
            {month === currentMonth ? (
              <>
                {' '}
                <FormattedMessage id="report.unfinished" />
              </>
            ) : null}
          </p>
        </header>
        <FigurePart days={days} />
        {hasPage('notification.title') ? <NotificationPart span={span} /> : null}
        {hasPage('postReport.title') ? <PostReportPart span={span} /> : null}
        {hasPage('reserve.title') ? <ReservePart span={span} /> : null}
        {hasPage('event.title') ? <EventPart span={span} /> : null}
      </article>
    </>
  );
}
