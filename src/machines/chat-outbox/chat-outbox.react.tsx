import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Clock } from '#domain/base/clock';
import { useInspection } from '../inspection.react';
import {
  type chatOutboxMachine,
  chatOutboxMachineWith,
  type Letter,
  type OutboxEffects,
} from './chat-outbox.machine';

export type ChatOutboxActor = ActorRefFrom<typeof chatOutboxMachine>;

/** `kept`: letters that an earlier page could not send. */
export function useChatOutbox(
  effects: OutboxEffects,
  kept: readonly Letter[],
  clock: Clock,
): ChatOutboxActor {
  const logic = useMemo(() => chatOutboxMachineWith(effects), [effects]);
  return useActorRef(logic, { inspect: useInspection(), input: kept, clock });
}
