import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ActorOptions, type ActorRefFrom, type EmittedFrom, waitFor } from 'xstate';
import { useInspection } from '../inspection.react';
import { useEmitted } from '../use-emitted.react';
import {
  type DecisionQueueEffects,
  type decisionQueueMachine,
  decisionQueueMachineWith,
  type HeldDecision,
  type QueueDecision,
} from './decision-queue.machine';

export type DecisionQueueEmitted = EmittedFrom<typeof decisionQueueMachine>;
export type DecisionQueue = ActorRefFrom<typeof decisionQueueMachine>;
type Clock = NonNullable<ActorOptions<typeof decisionQueueMachine>['clock']>;

/** The decisions of one page, with those that an earlier page has left behind. Unmounting stops the actor and aborts its request. */
export function useDecisionQueue(
  effects: DecisionQueueEffects,
  clock: Clock,
  onEmitted: (emitted: DecisionQueueEmitted) => void,
  left: readonly QueueDecision[],
): DecisionQueue {
  const logic = useMemo(() => decisionQueueMachineWith(effects), [effects]);
  const queue = useActorRef(logic, { clock, inspect: useInspection(), input: { left } });
  useEmitted(queue, onEmitted);
  return queue;
}

export const useHeldDecisions = (queue: DecisionQueue): readonly HeldDecision[] =>
  useSelector(queue, ({ context }) => context.held);

export const useSettledCount = (queue: DecisionQueue): number =>
  useSelector(queue, ({ context }) => context.settled);

export const heldDecisions = (queue: DecisionQueue): readonly HeldDecision[] =>
  queue.getSnapshot().context.held;

/** Sends every decision at once. Resolves with whether the server has all of them. */
export async function sendAll(queue: DecisionQueue): Promise<boolean> {
  queue.send({ type: 'send now' });
  const { context } = await waitFor(queue, (snapshot) =>
    snapshot.context.held.every(({ phase }) => phase === 'failed'),
  );
  return context.held.length === 0;
}
