import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useToasts } from '#kit/context/app-services';
import { type BatchActor, type BatchFinished, useBatch } from '#machines/batch/batch.react';
import { loadBatchDialog } from './LazyBatchDialog';

/** What is done with several rows, or with one, after a question; its dialog is a `LazyBatchDialog` beside the list. */
export interface BatchController<Action extends string, Row> {
  batch: BatchActor;
  ask(action: Action, rows: readonly Row[]): void;
}

interface BatchControllerOptions<Action extends string, Row> {
  /** As the question and its results call a row. */
  nameOf: (row: Row) => string;
  /** Does it with one; its calls are quiet, since the dialog tells what was refused. */
  perform: (action: Action, id: number, signal: AbortSignal) => Promise<void>;
  /** Message id of what is said of the `count` that were done. */
  done: (action: Action) => string;
  /** Also after a refusal: somebody else may have changed the row. `left`: the rows that were refused or not tried. */
  onFinished: (finished: { action: Action; done: readonly number[]; left: readonly number[] }) => void;
}

/** Asks, does it row by row, and tells what became of each. */
export function useBatchController<Action extends string, Row extends { id: number }>(
  options: BatchControllerOptions<Action, Row>,
): BatchController<Action, Row> {
  const toasts = useToasts();
  const latest = useRef(options);
  useEffect(function keepLatest() {
    latest.current = options;
  });
  const effects = useMemo(
    () => ({
      perform: (action: string, id: number, signal: AbortSignal) =>
        latest.current.perform(action as Action, id, signal),
    }),
    [],
  );
  const batch = useBatch(
    effects,
    useCallback(
      (finished: BatchFinished) => {
        const action = finished.action as Action;
        const { done, left } = finished;
        if (done.length > 0) {
          toasts.show('success', { messageId: latest.current.done(action), values: { count: done.length } });
        }
        latest.current.onFinished({ action, done, left });
      },
      [toasts],
    ),
  );
  return {
    batch,
    ask(action, chosenRows) {
      const rows = chosenRows.map((row) => ({ id: row.id, name: options.nameOf(row) }));
      loadBatchDialog().then(
        () => batch.send({ type: 'ask', action, rows }),
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
  };
}
