import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { MomentSpan } from '#api/http/span';
import { reserveSpan } from '#api/offers/reserve-queries';
import { RESERVE_STATES } from '#domain/offers/reserve';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { stateAt } from '#machines/reservation/reservation-rules';
import { Counts } from './Counts';
import { OmittedRows, ReportPart } from './ReportPart';

/** The reservations for days of the month, by their state. */
export function ReservePart({ span }: { span: MomentSpan }) {
  const { clock } = useAppServices();
  const query = useQuery(reserveSpan(useScope(), span));
  return (
    <ReportPart title="reserve.title" query={query}>
      {({ rows, isCut }) => (
        <>
          {rows.length === 0 ? (
            <FormattedMessage id="report.none" />
          ) : (
            <Counts
              counts={[
                ['timecard.month.all', rows.length],
                ...RESERVE_STATES.map(
                  (state) =>
                    [
                      `reserve.state.${state}`,
                      rows.filter((row) => stateAt(row, clock.now()) === state).length,
                    ] as const,
                ),
              ]}
            />
          )}
          <OmittedRows count={0} isCut={isCut} />
        </>
      )}
    </ReportPart>
  );
}
