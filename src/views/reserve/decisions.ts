import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { reserveKeys } from '#api/offers/reserve-queries';
import { reserves } from '#api/offers/reserves';
import type { Reserve } from '#domain/offers/reserve';
import type { BatchTexts } from '#kit/batch/BatchDialog';
import { type BatchController, useBatchController } from '#kit/batch/use-batch-controller';
import { useScope } from '#kit/context/scope';
import { replaceRow } from '#kit/record/cached-rows';
import type { ReservationEvent } from '#machines/reservation/reservation.machine';
import { isStepAllowed, stateAt } from '#machines/reservation/reservation-rules';
import { reserveName } from '#records/reserve/reserve-state';

type Step = ReservationEvent['type'];

/** Decisions about a reservation, each a request: refusing a cancellation accepts it again. */
export type Decision = 'accept' | 'cancel' | 'approve' | 'refuse';

export type Decisions = BatchController<Decision, Reserve>;

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

/**
 * The decisions that the machine allows in a state. Accepting is called refusing while a guest waits for a
 * cancellation.
 */
export function decisionsIn(state: Reserve['status'], isAllowed: (step: Step) => boolean): Decision[] {
  const answers =
    state === 'waiting_for_cancellation' ? (['approve', 'refuse'] as const) : (['accept'] as const);
  return [...answers, 'cancel' as const].filter((decision) => isAllowed(STEPS[decision]));
}

/** Whether a reservation waits for being accepted, rather than for the answer to a cancellation. */
export function isAcceptable(row: Reserve, now: number): boolean {
  const state = stateAt(row, now);
  return decisionsIn(state, (step) => isStepAllowed(state, step)).includes('accept');
}

const textsOf = (decision: Decision, tone: 'primary' | 'danger'): BatchTexts => ({
  title: `reserve.${decision}.title`,
  confirmation: { text: `reserve.${decision}.text`, confirm: `reserve.${decision}.confirm`, tone },
});

export const DECISION_TEXTS: Readonly<Record<Decision, BatchTexts>> = {
  accept: textsOf('accept', 'primary'),
  cancel: textsOf('cancel', 'danger'),
  approve: textsOf('approve', 'danger'),
  refuse: textsOf('refuse', 'primary'),
};

const ENDPOINTS = {
  accept: reserves.accept,
  cancel: reserves.cancel,
  approve: reserves.approveCancel,
  refuse: reserves.accept,
} as const;

/**
 * Performs decisions after a confirmation; `selectRefused` receives the ids of the rows that were refused. One
 * reservation is accepted without a confirmation, by `acceptOne` (decision 030).
 */
export function useDecisions(
  selectRefused: (refusedIds: readonly number[]) => void,
  acceptOne: (row: Reserve) => void,
): Decisions {
  const intl = useIntl();
  const scope = useScope();
  const queryClient = useQueryClient();
  const confirmedBatch = useBatchController<Decision, Reserve>({
    nameOf: (row) => reserveName(intl, row),
    async perform(decision, id, signal) {
      const params = { city: scope.city, id };
      const { data } = await scope.call(ENDPOINTS[decision], { params, signal, quiet: true });
      replaceRow(queryClient, reserveKeys.lists(scope), data);
      if (data) queryClient.setQueryData(reserveKeys.one(scope, id), data);
    },
    done: (decision) => `reserve.${decision}.done`,
    onFinished({ left }) {
      selectRefused(left);
      void queryClient.invalidateQueries({ queryKey: reserveKeys.all(scope) });
    },
  });
  return {
    batch: confirmedBatch.batch,
    start(decision, rows) {
      const [row, ...otherRows] = rows;
      if (decision === 'accept' && row && otherRows.length === 0) acceptOne(row);
      else confirmedBatch.start(decision, rows);
    },
  };
}
