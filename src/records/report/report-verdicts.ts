import type { MatchingReport } from '#domain/recruitment/matching-report';
import type { QueueVerdict } from '#kit/decision-queue/queue-verdict';
import { APPROVE, MARK_READ } from './deliver-report';

const READ: QueueVerdict = {
  name: MARK_READ,
  label: 'postReport.markRead',
  made: 'postReport.markRead',
  shortcut: 'mark-read',
  key: 'm',
  icon: 'pi pi-check',
};

const APPROVAL: QueueVerdict = {
  name: APPROVE,
  label: 'postReport.approve',
  made: 'postReport.approve',
  shortcut: 'approve',
  key: 'a',
  icon: 'pi pi-check-circle',
  tone: 'primary',
};

export const REPORT_VERDICTS: readonly QueueVerdict[] = [READ, APPROVAL];

/** Nothing revokes a decision: an approved report counts as read. */
export const verdictsOfReport = ({ read, approved }: MatchingReport): readonly QueueVerdict[] =>
  approved ? [] : read ? [APPROVAL] : REPORT_VERDICTS;
