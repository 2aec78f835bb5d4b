import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { type Reports, useApproval } from '#machines/reports/reports.react';

/** Confirms the approval of a report: no request revokes it. */
export function ApprovalDialog({ reports }: { reports: Reports }) {
  const confirmation = useApproval(reports);
  if (confirmation === null) return null;
  const { report, busy, refused } = confirmation;
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
      {/* The toast shows the reason. */}
      <p role="status" className="field-error">
        {refused ? <FormattedMessage id="postReport.approve.refused" /> : null}
      </p>
    </ConfirmDialog>
  );
}
