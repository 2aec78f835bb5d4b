import type { MatchingReport } from '#domain/recruitment/matching-report';
import { StateTag, type StateTone } from '#kit/column/StateTag';

/** Whether a report is unread, read or approved. */
export function ReportState({ row }: { row: MatchingReport }) {
  const { tone, text } = reportState(row);
  return <StateTag tone={tone} text={text} />;
}

export function reportState({ read, approved }: MatchingReport): { tone: StateTone; text: string } {
  if (approved) return { tone: 'done', text: 'postReport.approved' };
  return read ? { tone: 'done', text: 'notification.read' } : { tone: 'unread', text: 'notification.unread' };
}
