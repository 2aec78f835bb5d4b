import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MomentSpan } from '#api/http/span';
import { notificationsOfSpan } from '#api/messaging/notifications-of-span';
import type { Notification } from '#domain/messaging/notification';
import { useScope } from '#kit/context/scope';
import { localDate } from '#kit/services/dates';
import { OmittedRows, ReportPart } from './ReportPart';
import { ReportTable } from './ReportTable';

const ROWS_MAX = 5;

/** The notifications of the month that most users have read. */
export function NotificationPart({ span }: { span: MomentSpan }) {
  const intl = useIntl();
  const query = useQuery(notificationsOfSpan(useScope(), span));
  return (
    <ReportPart title="report.notifications" query={query}>
      {({ rows, isCut }) => {
        if (rows.length === 0) return <FormattedMessage id="report.none" />;
        const mostRead = rows.toSorted(byReaders).slice(0, ROWS_MAX);
        return (
          <>
            <ReportTable
              caption="report.notifications"
              textColumns={[1]}
              columnHeads={COLUMN_TITLES.map((id) => <FormattedMessage key={id} id={id} />)}
              rows={mostRead.map(({ id, title, created_at, readers, receivers }) => ({
                key: id,
                cells: [
                  title,
                  created_at ? localDate(intl, created_at) : '–',
                  receivers == null ? '–' : intl.formatNumber(receivers),
                  readers == null ? '–' : intl.formatNumber(readers),
                  readers == null || !receivers
                    ? '–'
                    : intl.formatNumber(readers / receivers, { style: 'percent', maximumFractionDigits: 0 }),
                ],
              }))}
            />
            <OmittedRows count={rows.length - mostRead.length} isCut={isCut} />
          </>
        );
      }}
    </ReportPart>
  );
}

const COLUMN_TITLES = [
  'field.title',
  'notification.field.created_at',
  'receiver.receivers',
  'notification.field.readers',
  'report.rate',
];

const byReaders = (one: Notification, other: Notification): number =>
  (other.readers ?? 0) - (one.readers ?? 0) || other.id - one.id;
