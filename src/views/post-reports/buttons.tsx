import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import { StateTag } from '#kit/column/StateTag';
import { type Reports, useIsMarking, useReportsCan } from '#machines/reports/reports.react';
import { reportName } from './columns';

/** `ids`: the selected reports that are unread. */
export function MarkReadButton({ reports, ids }: { reports: Reports; ids: readonly number[] }) {
  const allowed = useReportsCan(reports, { type: 'mark read', ids });
  const marking = useIsMarking(reports);
  return (
    <button
      type="button"
      className="button small primary"
      // `aria-disabled` keeps it focusable, like the other buttons of the bar.
      aria-disabled={!allowed}
      onClick={() => reports.send({ type: 'mark read', ids })}
    >
      <span className={marking ? 'spinner' : 'pi pi-check'} aria-hidden="true" />
      <FormattedMessage id="notice.read" />
    </button>
  );
}

export function ApproveButton({ row, reports }: { row: MatchingReport; reports: Reports }) {
  const intl = useIntl();
  const name = reportName(row);
  const event = { type: 'approve', report: { id: row.id, name } } as const;
  const allowed = useReportsCan(reports, event);
  if (row.approved) {
    return <StateTag tone="done" text="postReport.approved" />;
  }
  return (
    <button
      type="button"
      className="button small"
      aria-label={intl.formatMessage({ id: 'postReport.approveNamed' }, { name })}
      aria-disabled={!allowed}
      onClick={() => reports.send(event)}
    >
      <span className="pi pi-check-circle" aria-hidden="true" />
      <span className="button-text">
        <FormattedMessage id="postReport.approve" />
      </span>
    </button>
  );
}
