import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { DecisionQueueEffects, QueueDecision } from '#machines/decision-queue/decision-queue.machine';
import {
  type DecisionQueue,
  type DecisionQueueEmitted,
  heldDecisions,
  useDecisionQueue,
} from '#machines/decision-queue/decision-queue.react';
import { useIsStillSignedIn } from '#machines/session/session.react';
import { keptDecisions } from './kept-decisions';

/**
 * The decisions of a page, which outlive it (decision 029): each stays in the browser's storage until the server has
 * it. A page that goes without the user's doing, as when another tab changes the city, sends what it holds while the
 * token is still that user's; the rest waits for the user on the next page of the queue. `name` tells the queues apart.
 */
export function useHeldQueue(
  name: string,
  effects: DecisionQueueEffects,
  onEmitted: (emitted: DecisionQueueEmitted) => void,
): DecisionQueue {
  const { clock, navigation } = useAppServices();
  const { city, user } = useScope();
  const isSignedIn = useIsStillSignedIn(user);
  const [storedDecisions] = useState(() => keptDecisions({ city, user }, name));
  const [leftDecisions] = useState(() => storedDecisions.take(clock.now()));
  const machine = useDecisionQueue(effects, clock, onEmitted, leftDecisions);
  const latestValues = useRef({ effects, isSignedIn });
  useEffect(function keepLatest() {
    latestValues.current = { effects, isSignedIn };
  });
  useEffect(
    function keepDecisions() {
      const path = navigation.path();
      const { unsubscribe } = machine.subscribe(({ context }) => storedDecisions.write(context.held, path));
      return () => {
        unsubscribe();
        const unsentDecisions = heldDecisions(machine).filter(({ phase }) => phase !== 'failed');
        // after the cleanup of the whole page, which cancels its queries
        queueMicrotask(() => void sendUnsent(unsentDecisions));
      };

      async function sendUnsent(unsentDecisions: readonly QueueDecision[]) {
        for (const decision of unsentDecisions) {
          const {
            effects: { deliver },
            isSignedIn: mayStillSend,
          } = latestValues.current;
          if (!mayStillSend()) return;
          try {
            await deliver(decision, new AbortController().signal);
            storedDecisions.drop(decision);
          } catch {
            // it stays in the storage
          }
        }
      }
    },
    [machine, storedDecisions, navigation],
  );
  return machine;
}
