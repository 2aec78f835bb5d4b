import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useToasts } from '#kit/context/app-services';
import type { BatchEffects, NamedRow } from '#machines/batch/batch.machine';
import { type BatchActor, type BatchFinished, useBatch } from '#machines/batch/batch.react';
import { loadBatchDialog } from './LazyBatchDialog';

/**
 * An action on one or more rows, after a confirmation unless it has an inverse. The list renders a
 * `LazyBatchDialog` beside it.
 */
export interface BatchController<Action extends string, Row> {
  batch: BatchActor;
  start(action: Action, rows: readonly Row[]): void;
}

interface BatchControllerOptions<Action extends string, Row> {
  /** The name of a row in the confirmation and the results. */
  nameOf: (row: Row) => string;
  /** Runs the action on one row. Its requests are quiet, since the dialog shows each refusal. */
  perform: (action: Action, id: number, signal: AbortSignal) => Promise<void>;
  /** The action that takes this one back, if there is one: then its toast offers it (decision 030). */
  inverse?: (action: Action) => Action;
  /** Message id of the toast for the `count` rows that succeeded; `name` is that of the first. */
  done: (action: Action) => string;
  /**
   * Also called after a refusal: another user may have changed the row. `left`: rows that were refused or not
   * tried.
   */
  onFinished: (finished: { action: Action; done: readonly number[]; left: readonly number[] }) => void;
}

/** Opens the confirmation, runs the action row by row, and reports the outcome of each row. */
export function useBatchController<Action extends string, Row extends { id: number }>(
  options: BatchControllerOptions<Action, Row>,
): BatchController<Action, Row> {
  const toasts = useToasts();
  const latestOptions = useRef(options);
  useEffect(function keepLatest() {
    latestOptions.current = options;
  });
  const effects = useMemo(
    (): BatchEffects => ({
      perform: ({ action, id }, signal) => latestOptions.current.perform(action as Action, id, signal),
    }),
    [],
  );
  const latestStart = useRef<(action: Action, rows: readonly NamedRow[]) => void>(undefined);
  const startedRows = useRef<readonly NamedRow[]>([]);
  const undoToasts = useRef<number[]>([]);
  useEffect(
    function withdrawUndo() {
      // the batch of a page that has been left can take nothing back
      return () => undoToasts.current.forEach(toasts.close);
    },
    [toasts],
  );
  const batch = useBatch(
    effects,
    useCallback(
      (finished: BatchFinished) => {
        const action = finished.action as Action;
        const { done, left } = finished;
        const { inverse } = latestOptions.current;
        if (done.length > 0) {
          const rows = startedRows.current.filter(({ id }) => done.includes(id));
          const values = { count: done.length, name: rows[0]?.name ?? '' };
          const message = { messageId: latestOptions.current.done(action), values };
          const undoAction = inverse && {
            label: 'queue.undo',
            run: () => latestStart.current?.(inverse(action), rows),
          };
          const toastId = toasts.show('success', message, undoAction);
          if (undoAction) undoToasts.current.push(toastId);
        }
        latestOptions.current.onFinished({ action, done, left });
      },
      [toasts],
    ),
  );
  const startNamed = (action: Action, rows: readonly NamedRow[]) => {
    startedRows.current = rows;
    loadBatchDialog().then(
      () => batch.send({ type: 'start', action, rows, isReversible: options.inverse !== undefined }),
      () => toasts.show('error', { messageId: 'common.partMissing' }),
    );
  };
  useEffect(function keepStart() {
    latestStart.current = startNamed;
  });
  return {
    batch,
    start: (action, rows) =>
      startNamed(
        action,
        rows.map((row) => ({ id: row.id, name: options.nameOf(row) })),
      ),
  };
}
