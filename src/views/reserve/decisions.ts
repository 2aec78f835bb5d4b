import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { EmittedFrom } from 'xstate';
import { reserveKeys } from '#api/offers/reserve-queries';
import { reserves } from '#api/offers/reserves';
import type { Reserve } from '#domain/offers/reserve';
import { useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { BatchWords } from '#kit/record/BatchDialog';
import { replaceRow } from '#kit/record/cached-rows';
import { loadBatchDialog } from '#kit/record/LazyBatchDialog';
import type { batchMachine } from '#machines/batch/batch.machine';
import { type BatchActor, useBatch } from '#machines/batch/batch.react';
import type { ReservationEvent } from '#machines/reservation/reservation.machine';
import { reserveName } from './reserve-state';

type Step = ReservationEvent['type'];

/** What is decided about a reservation, each by a call: a cancellation is refused by accepting anew. */
export type Decision = 'accept' | 'cancel' | 'approve' | 'refuse';

export interface Decisions {
  batch: BatchActor;
  ask(decision: Decision, rows: readonly Reserve[]): void;
}

const STEPS = {
  accept: 'accept',
  cancel: 'cancel',
  approve: 'approve cancellation',
  refuse: 'accept',
} as const satisfies Record<Decision, Step>;

export const DECISION_ICONS: Readonly<Record<Decision, string>> = {
  accept: 'pi pi-check',
  cancel: 'pi pi-times',
  approve: 'pi pi-check-circle',
  refuse: 'pi pi-replay',
};

/** Those that the drawing lets be made of a state; accepting is called refusing where somebody waits for the other answer. */
export function decisionsIn(state: Reserve['status'], may: (step: Step) => boolean): Decision[] {
  const first =
    state === 'waiting_for_cancellation' ? (['approve', 'refuse'] as const) : (['accept'] as const);
  return [...first, 'cancel' as const].filter((decision) => may(STEPS[decision]));
}

const wordsOf = (decision: Decision, tone: BatchWords['tone']): BatchWords => ({
  title: `reserve.${decision}.title`,
  text: `reserve.${decision}.text`,
  confirm: `reserve.${decision}.confirm`,
  tone,
});

export const DECISION_WORDS: Readonly<Record<Decision, BatchWords>> = {
  accept: wordsOf('accept', 'primary'),
  cancel: wordsOf('cancel', 'danger'),
  approve: wordsOf('approve', 'danger'),
  refuse: wordsOf('refuse', 'primary'),
};

const CALLS = {
  accept: reserves.accept,
  cancel: reserves.cancel,
  approve: reserves.approveCancel,
  refuse: reserves.accept,
} as const;

/** Asks, does it row by row, and tells what became of each; `keepChosen` gets the rows that were refused. */
export function useDecisions(keepChosen: (left: readonly number[]) => void): Decisions {
  const intl = useIntl();
  const scope = useScope();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const latest = useRef(keepChosen);
  useEffect(function keepLatest() {
    latest.current = keepChosen;
  });
  const effects = useMemo(
    () => ({
      async perform(action: string, id: number, signal: AbortSignal) {
        const params = { city: scope.city, id };
        const { data } = await scope.call(CALLS[action as Decision], { params, signal, quiet: true });
        replaceRow(queryClient, reserveKeys.lists(scope), data);
        if (data) queryClient.setQueryData(reserveKeys.one(scope, id), data);
      },
    }),
    [scope, queryClient],
  );
  const batch = useBatch(
    effects,
    useCallback(
      ({ action, done, left }: EmittedFrom<typeof batchMachine>) => {
        if (done.length > 0) {
          const values = { count: done.length };
          toasts.show('success', { messageId: `reserve.${action as Decision}.done`, values });
        }
        latest.current(left);
        // also after a refusal: somebody else has changed the row, or its time has passed
        void queryClient.invalidateQueries({ queryKey: reserveKeys.all(scope) });
      },
      [toasts, queryClient, scope],
    ),
  );
  return {
    batch,
    ask(action, asked) {
      const rows = asked.map((row) => ({ id: row.id, name: reserveName(intl, row) }));
      loadBatchDialog().then(
        () => batch.send({ type: 'ask', action, rows }),
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
  };
}
