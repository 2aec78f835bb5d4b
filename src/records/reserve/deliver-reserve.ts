import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { reserveDetail, reserveKeys } from '#api/offers/reserve-queries';
import { reserves } from '#api/offers/reserves';
import type { ReserveState } from '#domain/offers/reserve';
import { deliverOnce } from '#kit/decision-queue/deliver-once';
import { replaceRow } from '#kit/record/cached-rows';
import type { DecisionQueueEffects } from '#machines/decision-queue/decision-queue.machine';
import { stateAfter, stateAt } from '#machines/reservation/reservation-rules';

/** By verdict: the state that it answers, the machine's step, and its call. Refusing a cancellation accepts again. */
const ANSWERS = {
  accept: { from: 'waiting', step: 'accept', call: reserves.accept },
  cancel: { from: 'waiting', step: 'cancel', call: reserves.cancel },
  'approve cancellation': {
    from: 'waiting_for_cancellation',
    step: 'approve cancellation',
    call: reserves.approveCancel,
  },
  'refuse cancellation': { from: 'waiting_for_cancellation', step: 'accept', call: reserves.accept },
} as const;

const isAnswer = (verdict: string): verdict is keyof typeof ANSWERS => verdict in ANSWERS;

/** The reservation is read first, since a guest or another user may have changed it meanwhile. */
export const deliverReserve =
  (scope: Scope, queryClient: QueryClient, now: () => number): DecisionQueueEffects['deliver'] =>
  ({ id, verdict }, signal) => {
    if (!isAnswer(verdict)) throw new Error(`no answer to a reservation: ${verdict}`);
    const { from, step, call } = ANSWERS[verdict];
    const lists = reserveKeys.lists(scope);
    const answered: ReserveState = stateAfter(from, step);
    return deliverOnce(
      async () => {
        const row = await queryClient.fetchQuery({ ...reserveDetail(scope, id), staleTime: 0 });
        const state = stateAt(row, now());
        if (state === from) return null;
        replaceRow(queryClient, lists, row);
        return state === answered ? 'sent' : 'taken';
      },
      async () => {
        const params = { city: scope.city, id };
        const { data } = await scope.call(call, { params, signal, quiet: true });
        replaceRow(queryClient, lists, data);
        if (data) queryClient.setQueryData(reserveKeys.one(scope, id), data);
      },
    );
  };
