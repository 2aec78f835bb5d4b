import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAppServices, useSearch } from '#kit/context/app-services';
import type { RecordList } from '#kit/list/use-record-list';
import { NO_RECORD, recordOf } from '#kit/record/record-address';
import { useNarrowerThan } from '#kit/services/use-media';
import type {
  DecisionOutcome,
  HeldDecision,
  QueueDecision,
} from '#machines/decision-queue/decision-queue.machine';
import { type DecisionQueue, useHeldDecisions } from '#machines/decision-queue/decision-queue.react';
import type { QueueVerdict } from './queue-verdict';
import { useFirstRecord } from './use-first-record';
import { useHeldQueue } from './use-held-queue';

interface QueueRow {
  id: number;
}

export interface QueueOptions<Row extends QueueRow> {
  /** Tells the queues of a user apart. */
  name: string;
  /** The parameter of the open record in the address. */
  mode: 'view' | 'edit';
  records: RecordList<Row>;
  verdicts: readonly QueueVerdict[];
  nameOf: (row: Row) => string;
  isWaiting: (row: Row) => boolean;
  /** Whether the list shows waiting records only, so that a decided one leaves it. */
  onlyWaiting: boolean;
  /** `read`: the record as the server has it now. */
  deliver: (
    decision: QueueDecision,
    read: (id: number) => Promise<Row>,
    signal: AbortSignal,
  ) => Promise<DecisionOutcome>;
}

/** The last change that the user made, for its announcement. */
export interface QueueChange {
  kind: 'decided' | 'undone';
  decision: QueueDecision;
  /** The name of the record that is open now. */
  next: string | null;
}

export interface Queue<Row extends QueueRow> {
  machine: DecisionQueue;
  held: readonly HeldDecision[];
  verdicts: readonly QueueVerdict[];
  rows: readonly Row[];
  /** The open record: that of the address, else the first waiting one of the page. */
  openId: number | null;
  /** The open record is in the address: the user opened it, or decided about another one before it. */
  isChosen: boolean;
  /** The list and the record are not shown side by side. */
  single: boolean;
  /** The user chose the list alone; null where there is no room for both. */
  wide: boolean | null;
  hrefs: { open(id: number): string; closed: string; wide: string };
  change: QueueChange | null;
  decide(row: Row, verdict: string): void;
}

/** The parameter of the address that shows the list alone. */
export const WIDE = 'wide';

/** From this width on, the list and the record are shown side by side. */
const PANES_FROM = 1024;

/**
 * Decisions about the records of a list, one after another: the address holds the open record, the machine
 * the decisions that the server does not have yet. After a decision the next waiting record opens.
 */
export function useQueue<Row extends QueueRow>(options: QueueOptions<Row>): Queue<Row> {
  const { mode, records, verdicts, nameOf, isWaiting, onlyWaiting } = options;
  const { list, query } = records;
  const { navigation, toasts, clock } = useAppServices();
  const parameters = useSearch();
  const addressId = recordOf(parameters, [mode])?.id ?? null;
  const wide = parameters.has(WIDE);
  const isNarrow = useNarrowerThan(PANES_FROM);
  const single = isNarrow || wide;
  const hrefs = {
    open: (id: number) => list.href({ ...NO_RECORD, [mode]: id, [WIDE]: null }),
    closed: list.href(NO_RECORD),
    wide: list.href({ ...NO_RECORD, [WIDE]: wide ? null : '1' }),
  };
  const latestOptions = useRef({ ...options, hrefs });
  useEffect(function keepLatest() {
    latestOptions.current = { ...options, hrefs };
  });
  const [change, setChange] = useState<QueueChange | null>(null);

  const machine = useHeldQueue(
    options.name,
    useMemo(
      () => ({
        deliver: (decision: QueueDecision, signal: AbortSignal) => {
          const { deliver, records: current } = latestOptions.current;
          return deliver(decision, (id) => current.read(id, signal), signal);
        },
      }),
      [],
    ),
    useCallback(
      (emitted) => {
        const { decision } = emitted;
        if (emitted.type === 'undone') {
          setChange({ kind: 'undone', decision, next: decision.name });
          navigation.go(latestOptions.current.hrefs.open(decision.id), { replace: true });
        } else if (emitted.type === 'taken') {
          toasts.show('info', { messageId: 'queue.taken', values: { name: decision.name } });
        }
      },
      [navigation, toasts],
    ),
  );
  const held = useHeldDecisions(machine);
  const rows = (query.isPlaceholderData ? undefined : query.data?.content) ?? NO_ROWS;
  const isUndecided = (row: Row) => isWaiting(row) && !isOnTheWay(held, row.id);
  const [firstOpenId, pinFirst] = useFirstRecord(
    JSON.stringify(list.query) + String(onlyWaiting),
    single ? undefined : rows.find((row) => isUndecided(row))?.id,
  );

  return {
    machine,
    held,
    verdicts,
    rows,
    openId: addressId ?? (single ? null : firstOpenId),
    isChosen: addressId !== null,
    single,
    wide: isNarrow ? null : wide,
    hrefs,
    change,
    decide(row, verdict) {
      const waited = isWaiting(row);
      const decision = { id: row.id, name: nameOf(row), verdict, waited, at: clock.now() };
      if (!machine.getSnapshot().can({ type: 'decide', decision })) return;
      machine.send({ type: 'decide', decision });
      const rowIndex = rows.findIndex(({ id }) => id === row.id);
      const otherRows = [...rows.slice(rowIndex + 1), ...rows.slice(0, Math.max(rowIndex, 0))];
      const nextRow = otherRows.find((one) => one.id !== row.id && isUndecided(one));
      pinFirst(null);
      setChange({ kind: 'decided', decision, next: nextRow ? nameOf(nextRow) : null });
      navigation.go(nextRow ? hrefs.open(nextRow.id) : (afterLast(records, onlyWaiting) ?? hrefs.closed), {
        replace: true,
      });
    },
  };
}

const NO_ROWS: readonly never[] = [];

const isOnTheWay = (held: readonly HeldDecision[], id: number): boolean =>
  held.some((one) => one.id === id && one.phase !== 'failed');

/**
 * The next page, where decided records stay in the list. A list of waiting records moves up by itself when
 * the decisions have been sent.
 */
function afterLast<Row>({ list, query }: RecordList<Row>, onlyWaiting: boolean): string | null {
  const isLast = list.offset + list.size >= (query.data?.total_length ?? 0);
  return onlyWaiting || isLast ? null : list.href({ ...NO_RECORD, page: list.page + 1 });
}
