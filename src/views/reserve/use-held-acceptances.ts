import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { reserveKeys } from '#api/offers/reserve-queries';
import type { Reserve } from '#domain/offers/reserve';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { VerdictText } from '#kit/decision-queue/queue-verdict';
import { useHeldQueue } from '#kit/decision-queue/use-held-queue';
import type { QueueChange } from '#kit/decision-queue/use-queue';
import type { HeldDecision } from '#machines/decision-queue/decision-queue.machine';
import { type DecisionQueue, useHeldDecisions } from '#machines/decision-queue/decision-queue.react';
import { deliverReserve } from '#records/reserve/deliver-reserve';
import { reserveName } from '#records/reserve/reserve-state';
import { RESERVE_VERDICTS } from '#records/reserve/reserve-verdicts';

/** Reservations that the user has accepted, and of which the server does not know yet (decision 029). */
export interface HeldAcceptances {
  machine: DecisionQueue;
  held: readonly HeldDecision[];
  verdicts: readonly VerdictText[];
  /** The last change, for its announcement. */
  change: QueueChange | null;
  accept(row: Reserve): void;
}

/** Accepts the reservations of a page one by one, each of which can be undone for its own 8 seconds. */
export function useHeldAcceptances(): HeldAcceptances {
  const intl = useIntl();
  const scope = useScope();
  const queryClient = useQueryClient();
  const { clock, toasts } = useAppServices();
  const [change, setChange] = useState<QueueChange | null>(null);
  const machine = useHeldQueue(
    'reserves',
    useMemo(
      () => ({ deliver: deliverReserve(scope, queryClient, () => clock.now()) }),
      [scope, queryClient, clock],
    ),
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
  const isSending = held.some(({ phase }) => phase !== 'failed');
  useEffect(
    function refetchAfterLastSent() {
      // no row moves while the user goes from one to the next
      return isSending
        ? () => void queryClient.invalidateQueries({ queryKey: reserveKeys.all(scope) })
        : undefined;
    },
    [isSending, queryClient, scope],
  );
  return {
    machine,
    held,
    verdicts: RESERVE_VERDICTS,
    change,
    accept(row) {
      const decision = { id: row.id, name: reserveName(intl, row), verdict: 'accept', waited: true };
      machine.send({ type: 'decide', decision: { ...decision, at: clock.now() } });
    },
  };
}

/** Whether a reservation is accepted and waits for its request. */
export const isAcceptanceHeld = (held: readonly HeldDecision[], id: number): boolean =>
  held.some((decision) => decision.id === id && decision.phase !== 'failed');
