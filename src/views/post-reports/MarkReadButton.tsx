import { FormattedMessage } from 'react-intl';
import { type Reports, useIsMarking, useReportsCan } from '#machines/reports/reports.react';

/** `ids`: the selected reports that are unread. */
export function MarkReadButton({ reports, ids }: { reports: Reports; ids: readonly number[] }) {
  const canMarkRead = useReportsCan(reports, { type: 'mark read', ids });
  const isMarking = useIsMarking(reports);
  return (
    <button
      type="button"
      className="button small primary"
      // `aria-disabled` keeps it focusable, like the other buttons of the bar.
      aria-disabled={!canMarkRead}
      onClick={() => reports.send({ type: 'mark read', ids })}
    >
      <span className={isMarking ? 'spinner' : 'pi pi-check'} aria-hidden="true" />
      <FormattedMessage id="notice.read" />
    </button>
  );
}
