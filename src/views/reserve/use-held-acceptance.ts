import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Scope } from '#api/http/scope';
import { reserveDetail, reserveKeys } from '#api/offers/reserve-queries';
import { reserves } from '#api/offers/reserves';
import type { Reserve } from '#domain/offers/reserve';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { deliverOnce } from '#kit/decision-queue/deliver-once';
import type { HeldVerdict } from '#kit/decision-queue/queue-verdict';
import { useHeldQueue } from '#kit/decision-queue/use-held-queue';
import type { QueueChange } from '#kit/decision-queue/use-queue';
import { replaceRow } from '#kit/record/cached-rows';
import type { DecisionQueueEffects, HeldDecision } from '#machines/decision-queue/decision-queue.machine';
import { type DecisionQueue, useHeldDecisions } from '#machines/decision-queue/decision-queue.react';
import { stateAt } from '#machines/reservation/reservation-rules';
import { reserveName } from '#records/reserve/reserve-state';

/** Reservations that the user has accepted, and of which the server does not know yet (decision 029). */
export interface HeldAcceptance {
  machine: DecisionQueue;
  held: readonly HeldDecision[];
  verdicts: readonly HeldVerdict[];
  /** The last change, for its announcement. */
  change: QueueChange | null;
  accept(row: Reserve): void;
}

const VERDICTS: readonly HeldVerdict[] = [{ name: 'accept', made: 'reserve.state.accepted' }];

/** Accepts the reservations of a page one by one, each of which can be undone for its own 8 seconds. */
export function useHeldAcceptance(): HeldAcceptance {
  const intl = useIntl();
  const scope = useScope();
  const queryClient = useQueryClient();
  const { clock, toasts } = useAppServices();
  const [change, setChange] = useState<QueueChange | null>(null);
  const machine = useHeldQueue(
    'reserves',
    useMemo(() => acceptanceEffects(scope, queryClient, () => clock.now()), [scope, queryClient, clock]),
    useCallback(
      ({ type, decision }) => {
        if (type === 'decided' || type === 'undone') setChange({ kind: type, decision, next: null });
        if (type === 'taken')
          toasts.show('info', { messageId: 'queue.taken', values: { name: decision.name } });
      },
      [toasts],
    ),
  );
  const held = useHeldDecisions(machine);
  const onTheWay = held.some(({ phase }) => phase !== 'failed');
  useEffect(
    function refetchAfterTheLast() {
      // no row moves while the user goes from one to the next
      return onTheWay
        ? () => void queryClient.invalidateQueries({ queryKey: reserveKeys.all(scope) })
        : undefined;
    },
    [onTheWay, queryClient, scope],
  );
  return {
    machine,
    held,
    verdicts: VERDICTS,
    change,
    accept(row) {
      const decision = { id: row.id, name: reserveName(intl, row), verdict: 'accept', waited: true };
      machine.send({ type: 'decide', decision: { ...decision, at: clock.now() } });
    },
  };
}

/** The reservation is read first, since a guest or another user may have changed it meanwhile. */
const acceptanceEffects = (
  scope: Scope,
  queryClient: QueryClient,
  now: () => number,
): DecisionQueueEffects => ({
  deliver: ({ id }, signal) =>
    deliverOnce(
      async () => {
        const row = await queryClient.fetchQuery({ ...reserveDetail(scope, id), staleTime: 0 });
        const state = stateAt(row, now());
        if (state === 'waiting') return null;
        replaceRow(queryClient, reserveKeys.lists(scope), row);
        return state === 'accepted' ? 'sent' : 'taken';
      },
      async () => {
        const params = { city: scope.city, id };
        const { data } = await scope.call(reserves.accept, { params, signal, quiet: true });
        replaceRow(queryClient, reserveKeys.lists(scope), data);
        if (data) queryClient.setQueryData(reserveKeys.one(scope, id), data);
      },
    ),
});

/** Whether a reservation is accepted and waits for its request. */
export const isHeld = (held: readonly HeldDecision[], id: number): boolean =>
  held.some((one) => one.id === id && one.phase !== 'failed');
