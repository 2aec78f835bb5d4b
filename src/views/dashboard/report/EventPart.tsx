import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { eventsOfSpan } from '#api/content/event-queries';
import type { MomentSpan } from '#api/http/span';
import { dayAt } from '#domain/base/week';
import { useScope } from '#kit/context/scope';
import { localDate } from '#kit/services/dates';
import { OmittedRows, ReportPart } from './ReportPart';
import { ReportTable } from './ReportTable';

const ROWS_MAX = 10;

/** The events held in the month. */
export function EventPart({ span }: { span: MomentSpan }) {
  const intl = useIntl();
  const query = useQuery(eventsOfSpan(useScope(), span));
  return (
    <ReportPart title="event.title" query={query}>
      {({ rows, isCut }) =>
        rows.length === 0 ? (
          <FormattedMessage id="report.none" />
        ) : (
          <>
            <ReportTable
              caption="event.title"
              textColumns={[1]}
              columnHeads={[
                <FormattedMessage key="title" id="field.title" />,
                <FormattedMessage key="days" id="timeSale.periods" />,
              ]}
              rows={rows.slice(0, ROWS_MAX).map(({ id, title, start, end }) => ({
                key: id,
                cells: [
                  title,
                  dayAt(start) === dayAt(end)
                    ? localDate(intl, start)
                    : `${localDate(intl, start)} – ${localDate(intl, end)}`,
                ],
              }))}
            />
            <OmittedRows count={rows.length - ROWS_MAX} isCut={isCut} />
          </>
        )
      }
    </ReportPart>
  );
}
