import { FormattedMessage } from 'react-intl';
import { lengthOf } from '#domain/base/problems';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import { cityColumn } from '#kit/column/city-column';
import type { Column } from '#kit/column/column';
import { readColumn } from '#kit/column/ReadTag';
import { timeColumn } from '#kit/column/time-column';
import { timestampText } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';
import './post-reports.css';

/** Name of a report in dialogs and buttons. */
export const reportName = ({ id, content }: MatchingReport): string => shortText(content ?? '') || `#${id}`;

/** Characters of a report in its row; the unfolded row shows all. */
const SUMMARY_MAX = 100;

export const REPORT_COLUMNS: readonly Column<MatchingReport>[] = [
  {
    id: 'content',
    title: 'postReport.content',
    kind: 'main',
    text: ({ content }) => content,
    cell: (row) => (
      <details className="notice-text">
        <summary>{shortText(row.content ?? '', SUMMARY_MAX) || `#${row.id}`}</summary>
        <dl className="report-details">
          {lengthOf(row.content ?? '') > SUMMARY_MAX ? (
            <>
              <dt>
                <FormattedMessage id="postReport.content" />
              </dt>
              <dd className="prose">{row.content}</dd>
            </>
          ) : null}
          <dt>
            <FormattedMessage id="postReport.post" />
          </dt>
          <dd className="prose">{row.post || '–'}</dd>
          <dt>
            <FormattedMessage id="postReport.reporter" />
          </dt>
          <dd>{row.reporter || '–'}</dd>
          <dt>
            <FormattedMessage id="postReport.created_at" />
          </dt>
          <dd>{row.created_at ? timestampText(row.created_at) : '–'}</dd>
        </dl>
      </details>
    ),
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
  readColumn({ sort: 'read' }),
];
