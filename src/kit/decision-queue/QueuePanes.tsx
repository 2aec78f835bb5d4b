import { type ReactNode, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useTitlePart } from '#kit/context/title-parts';
import type { RecordList } from '#kit/list/use-record-list';
import { QueryState } from '#kit/page/QueryState';
import { HeadingProvider } from '#kit/record/heading';
import { Neighbours } from '#kit/record/Neighbours';
import { useRow } from '#kit/record/use-row';
import { DecisionButtons } from './DecisionButtons';
import { HeldDecisions } from './HeldDecisions';
import { LeaveQueue } from './LeaveQueue';
import { QueueStatus } from './QueueStatus';
import type { QueueVerdict } from './queue-verdict';
import { useFocusOnOpen } from './use-focus-on-open';
import type { Queue } from './use-queue';
import './decision-queue.css';
import './queue-list.css';

interface QueuePanesProps<Row extends { id: number }> {
  queue: Queue<Row>;
  /** `find` also finds records that a filter of the list leaves out. */
  records: RecordList<Row>;
  /** Message id of the record's kind, above its name. */
  kind: string;
  /** The number of waiting records on the server. */
  waiting: number | undefined;
  nameOf: (row: Row) => string;
  /** The decisions that this record allows; none for a decided one. */
  verdictsOf: (row: Row) => readonly QueueVerdict[];
  /** Message id of a text before the decisions. */
  lead?: string;
  /** Beside the name: the state of a decided record. */
  tagOf: (row: Row) => ReactNode;
  evidence: (row: Row) => ReactNode;
  /** The list. */
  children: ReactNode;
}

/**
 * A list and the record to decide about, side by side; where there is no room, one at a time. The decisions
 * stay in view at the foot.
 */
export function QueuePanes<Row extends { id: number }>(props: QueuePanesProps<Row>) {
  const { queue, waiting, children } = props;
  const { openId, single } = queue;
  const pane = useRef<HTMLElement>(null);
  const name = useId();
  useFocusOnOpen(pane, queue.isChosen ? openId : null);
  const isListHidden = single && openId !== null;
  const hasPane = !single || openId !== null;
  return (
    <>
      <div className={single ? 'queue' : 'queue queue-panes'}>
        <div className="queue-list" hidden={isListHidden}>
          {children}
        </div>
        {hasPane ? (
          <section ref={pane} className="evidence" tabIndex={-1} aria-labelledby={name}>
            {openId === null ? (
              <>
                <NothingOpen queue={queue} waiting={waiting} titleId={name} />
                <HeldDecisions queue={queue} />
              </>
            ) : (
              <OpenRecord {...props} id={openId} titleId={name} />
            )}
          </section>
        ) : (
          <div className="held-afloat">
            <HeldDecisions queue={queue} />
          </div>
        )}
      </div>
      <QueueStatus queue={queue} waiting={waiting} />
      <LeaveQueue machine={queue.machine} />
    </>
  );
}

type OpenRecordProps<Row extends { id: number }> = QueuePanesProps<Row> & { id: number; titleId: string };

function OpenRecord<Row extends { id: number }>(props: OpenRecordProps<Row>) {
  const { queue, records, id, kind, titleId } = props;
  const query = useRow(records, id);
  return (
    <>
      <header className="evidence-head">
        {queue.single ? (
          <Link className="button small" href={queue.hrefs.closed} replace>
            <span className="pi pi-arrow-left" aria-hidden="true" />
            <FormattedMessage id="queue.back" />
          </Link>
        ) : null}
        <div className="evidence-title">
          <p className="quiet">
            <FormattedMessage id={kind} />
          </p>
          <h2 id={titleId}>{query.data ? props.nameOf(query.data) : `#${id}`}</h2>
        </div>
        <Neighbours id={id} rows={queue.rows} hrefOf={queue.hrefs.open} />
      </header>
      <QueryState query={query}>{(row) => <Evidence key={id} {...props} row={row} />}</QueryState>
      <div className="evidence-dock">
        {query.data ? <DecisionBar {...props} row={query.data} /> : null}
        <HeldDecisions queue={queue} />
      </div>
    </>
  );
}

type OpenRowProps<Row extends { id: number }> = QueuePanesProps<Row> & { row: Row };

function Evidence<Row extends { id: number }>({ row, nameOf, evidence }: OpenRowProps<Row>) {
  const name = nameOf(row);
  useTitlePart('record', name);
  return (
    <div className="evidence-body">
      <HeadingProvider value={name}>{evidence(row)}</HeadingProvider>
    </div>
  );
}

function DecisionBar<Row extends { id: number }>({ queue, row, verdictsOf, lead, tagOf }: OpenRowProps<Row>) {
  const isHeld = queue.held.some(({ id, phase }) => id === row.id && phase !== 'failed');
  return (
    <div className="evidence-foot">
      {isHeld ? (
        <FormattedMessage id="queue.held" />
      ) : (
        <>
          {tagOf(row)}
          <DecisionButtons
            verdicts={verdictsOf(row)}
            lead={lead}
            onDecide={(verdict) => queue.decide(row, verdict)}
          />
        </>
      )}
    </div>
  );
}

interface NothingOpenProps<Row extends { id: number }> {
  queue: Queue<Row>;
  waiting: number | undefined;
  titleId: string;
}

/** Every record of the page is decided; those of the next page follow when the decisions have been sent. */
function NothingOpen<Row extends { id: number }>({ queue, waiting = 0, titleId }: NothingOpenProps<Row>) {
  const onTheWayCount = queue.held.filter(({ phase }) => phase !== 'failed').length;
  const textKey = waiting > onTheWayCount ? (onTheWayCount > 0 ? 'pageDone' : 'choose') : 'allDone';
  return (
    <div className="evidence-nothing">
      {textKey === 'choose' ? null : <span className="pi pi-check-circle" aria-hidden="true" />}
      <p id={titleId}>
        <FormattedMessage id={`queue.${textKey}`} />
      </p>
      {onTheWayCount > 0 ? (
        <button
          type="button"
          className="button small"
          onClick={() => queue.machine.send({ type: 'send now' })}
        >
          <FormattedMessage id="queue.sendNow" />
        </button>
      ) : null}
    </div>
  );
}
