import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useInspection } from '../inspection.react';
import { type chatMachine, chatMachineWith } from './chat.machine';
import type { ChatEffects, ChatInput } from './chat.setup';

export type ChatActor = ActorRefFrom<typeof chatMachine>;
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** The chat of one page. Unmounting stops its listeners. */
export function useChat(effects: ChatEffects, input: ChatInput): ChatActor {
  const logic = useMemo(() => chatMachineWith(effects), [effects]);
  return useActorRef(logic, { inspect: useInspection(), input });
}
