import { Link } from 'wouter';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import { cityColumn } from '#kit/column/city-column';
import type { Column } from '#kit/column/column';
import { timeColumn } from '#kit/column/time-column';
import { HeldTag } from '#kit/decision-queue/HeldTag';
import { shortText } from '#kit/services/short-text';
import type { HeldDecision } from '#machines/decision-queue/decision-queue.machine';
import { ReportState, reportState } from '#records/report/ReportState';

/** Maximum number of characters of a report in its row. */
const SUMMARY_MAX = 100;

/** `hrefOf`: target of the link on the text. */
export const reportColumns = (
  hrefOf: (id: number) => string,
  held: readonly HeldDecision[],
): readonly Column<MatchingReport>[] => [
  {
    id: 'content',
    title: 'postReport.content',
    kind: 'main',
    text: ({ content }) => content,
    cell: (row) => (
      <span className="clamp">
        <Link href={hrefOf(row.id)}>{shortText(row.content ?? '', SUMMARY_MAX) || `#${row.id}`}</Link>
      </span>
    ),
  },
  {
    id: 'post',
    title: 'postReport.post',
    kind: 'wide',
    width: 'long',
    text: ({ post }) => post,
    cell: ({ post }) => <span className="clamp">{post || '–'}</span>,
  },
  {
    id: 'reporter',
    title: 'postReport.reporter',
    kind: 'wide',
    card: 'meta',
    width: 'medium',
    sort: 'reporter',
    text: ({ reporter }) => reporter,
    cell: ({ reporter }) => <span className="clamp">{reporter || '–'}</span>,
  },
  cityColumn(),
  timeColumn('created_at', 'postReport.created_at', 'wide'),
  {
    id: 'read',
    title: 'notification.field.read',
    width: 'state',
    sort: 'read',
    cell: (row) => (
      <HeldTag held={held} id={row.id}>
        <ReportState row={row} />
      </HeldTag>
    ),
    text: (row, { intl }) => intl.formatMessage({ id: reportState(row).text }),
  },
];
