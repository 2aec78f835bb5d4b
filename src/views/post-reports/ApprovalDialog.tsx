import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { type Reports, useApproval } from '#machines/reports/reports.react';

/** Asks before a report is approved: there is no call that takes it back. */
export function ApprovalDialog({ reports }: { reports: Reports }) {
  const question = useApproval(reports);
  if (question === null) return null;
  const { report, busy, refused } = question;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="postReport.approve.title" />}
      confirm={refused ? 'postReport.approve.again' : 'postReport.approve.confirm'}
      cancel="common.cancel"
      tone="primary"
      busy={busy}
      onConfirm={() => reports.send({ type: 'confirm' })}
      onCancel={() => reports.send({ type: 'cancel' })}
    >
      <p>
        <FormattedMessage
          id="postReport.approve.text"
          values={{ name: <strong className="object-name">{report.name}</strong> }}
        />
      </p>
      {/* why, the passing message says */}
      <p role="status" className="field-error">
        {refused ? <FormattedMessage id="postReport.approve.refused" /> : null}
      </p>
    </ConfirmDialog>
  );
}
