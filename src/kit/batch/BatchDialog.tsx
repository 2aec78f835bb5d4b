import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Problem, SERVER } from '#api/http/problem';
import type { Message } from '#domain/base/problems';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { Dialog } from '#kit/overlay/Dialog';
import { MessageText } from '#kit/page/MessageText';
import type { BatchResult, NamedRow } from '#machines/batch/batch.machine';
import type { BatchActor } from '#machines/batch/batch.react';
import './batch.css';

/** Message ids of one action. `danger` where data is lost. */
export interface BatchTexts {
  title: string;
  /** Its text, and the button that runs the action; an action with an inverse needs none. */
  confirmation?: { text: string; confirm: string; tone: 'danger' | 'primary' };
}

export interface BatchDialogProps {
  batch: BatchActor;
  texts: Readonly<Record<string, BatchTexts>>;
}

/**
 * The confirmation before several rows are changed, the progress, and the outcome of each row if any row
 * failed.
 */
export default function BatchDialog({ batch, texts }: BatchDialogProps) {
  const action = useSelector(batch, ({ context }) => context.action);
  const rows = useSelector(batch, ({ context }) => context.rows);
  const results = useSelector(batch, ({ context }) => context.results);
  const isReversible = useSelector(batch, ({ context }) => context.isReversible);
  const batchState = useSelector(batch, ({ value }) => value);
  const isLong = useIsLong(isReversible && batchState !== 'reporting');
  const actionTexts = texts[action];
  if (actionTexts === undefined) return null;
  const { title, confirmation } = actionTexts;
  if (batchState === 'confirming' && confirmation) {
    const { text, confirm, tone } = confirmation;
    return (
      <ConfirmDialog
        title={<FormattedMessage id={title} />}
        confirm={confirm}
        cancel="common.cancel"
        tone={tone}
        onConfirm={() => batch.send({ type: 'confirm' })}
        onCancel={() => batch.send({ type: 'cancel' })}
      >
        <p>
          <FormattedMessage id={text} values={{ count: rows.length }} />
        </p>
        <RowNames rows={rows} />
      </ConfirmDialog>
    );
  }
  const isFinished = batchState === 'reporting';
  // most batches without a confirmation are over before anybody could read this
  if (isReversible && !isFinished && !isLong) return null;
  return (
    <Dialog
      kind="confirmation"
      title={<FormattedMessage id={isFinished ? 'batch.told' : title} />}
      onClose={() => batch.send({ type: isFinished ? 'close' : 'stop' })}
      footer={
        <button
          // The key replaces the button: a kept button keeps the focus, and Enter would close results that
          // nobody has read.
          key={String(isFinished)}
          type="button"
          className="button"
          data-first-focus
          onClick={() => batch.send({ type: isFinished ? 'close' : 'stop' })}
        >
          <FormattedMessage id={isFinished ? 'common.close' : 'batch.stop'} />
        </button>
      }
    >
      {isFinished ? (
        <BatchOutcome rows={rows} results={results} />
      ) : (
        <BatchProgress done={results.length} of={rows.length} />
      )}
    </Dialog>
  );
}

/** Milliseconds until a batch that began without a dialog shows its progress, and can be stopped. */
const QUICK_BATCH_MS = 700;

/** Whether it has been so for longer than QUICK_BATCH_MS. */
function useIsLong(isSo: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(
    function waitAWhile() {
      if (!isSo) return undefined;
      const timer = setTimeout(() => setIsLong(true), QUICK_BATCH_MS);
      return () => clearTimeout(timer);
    },
    [isSo],
  );
  return isSo && isLong;
}

const RowNames = ({ rows }: { rows: readonly NamedRow[] }) => (
  <RowList>
    {rows.map(({ id, name }) => (
      <li key={id}>
        <strong className="object-name">{name}</strong>
      </li>
    ))}
  </RowList>
);

/** The list of rows scrolls when it is long; it takes the focus, so that keys scroll it too. */
function RowList({ children }: { children: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'batch.rows' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: no element inside takes the focus, and the list must scroll by keys
    <ul className="batch-rows" tabIndex={0} aria-label={label}>
      {children}
    </ul>
  );
}

const BatchProgress = ({ done, of }: { done: number; of: number }) => (
  <div className="batch-progress">
    <progress value={done} max={of} aria-hidden="true" />
    <p role="status">
      <FormattedMessage id="batch.progress" values={{ done, of }} />
    </p>
  </div>
);

function BatchOutcome({ rows, results }: { rows: readonly NamedRow[]; results: readonly BatchResult[] }) {
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(function readFirst() {
    summary.current?.focus();
  }, []);
  const isDone = ({ id }: NamedRow) => results.some((one) => one.id === id && one.problem === null);
  // Refused and untried rows are listed first.
  const leftRows = rows.filter((row) => !isDone(row));
  return (
    <>
      <p ref={summary} tabIndex={-1}>
        <FormattedMessage
          id="batch.outcome"
          values={{ done: rows.length - leftRows.length, left: leftRows.length }}
        />
      </p>
      <RowList>
        {leftRows.concat(rows.filter((row) => !leftRows.includes(row))).map(({ id, name }) => (
          <li key={id}>
            <strong className="object-name">{name}</strong>
            <ResultText result={results.find((result) => result.id === id)} />
          </li>
        ))}
      </RowList>
    </>
  );
}

function ResultText({ result }: { result: BatchResult | undefined }): ReactNode {
  const intl = useIntl();
  if (result === undefined)
    return <span className="quiet">{intl.formatMessage({ id: 'batch.untried' })}</span>;
  if (result.problem === null) return <span>{intl.formatMessage({ id: 'batch.done' })}</span>;
  return (
    <span className="field-error">
      <MessageText message={reasonOf(result.problem)} />
    </span>
  );
}

function reasonOf(problem: unknown): Message {
  if (!(problem instanceof Problem)) return SERVER;
  return problem.fields[0] ?? problem.summary;
}
