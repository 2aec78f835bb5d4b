import { useSelector } from '@xstate/react';
import { createContext, useCallback, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { realtimeMachine } from './realtime.machine';

export type RealtimeActor = ActorRefFrom<typeof realtimeMachine>;
type RealtimeSnapshot = SnapshotFrom<typeof realtimeMachine>;

const RealtimeContext = createContext<RealtimeActor | undefined>(undefined);
/** Undefined where the deployment has no realtime service: then nothing is ever heard of it. */
export const RealtimeProvider = RealtimeContext.Provider;

/** Changes whenever somebody else has changed what is unread; null until the service has spoken. */
export const useNotificationBadge = (): number | null =>
  useRealtime((snapshot) => snapshot?.context.badges?.badge ?? null);

/** The sidebar's unread total; null until the service has spoken. */
export const useChatUnread = (): number | null =>
  useRealtime((snapshot) => snapshot?.context.badges?.chatAdminUnread ?? null);

/** The user is missing in the chat store: the bell is hidden (R-FB-08). */
export const useIsChatUserMissing = (): boolean =>
  useRealtime((snapshot) => snapshot?.matches({ listening: 'missing' }) ?? false);

export interface RealtimeLine {
  /** `coming`: it has not joined yet, or makes its way back. */
  state: 'coming' | 'listening' | 'refused';
  tryAgain(): void;
  /** Something that was asked of the service beside this was forbidden (R-FB-06). */
  denied(): void;
}

/** Whether somebody is signed in to the service: what else it holds may then be asked for. */
export function useRealtimeLine(): RealtimeLine {
  const actor = useContext(RealtimeContext);
  const state = useRealtime((snapshot) =>
    snapshot?.matches('listening') ? 'listening' : snapshot?.matches('refused') ? 'refused' : 'coming',
  );
  const tryAgain = useCallback(() => actor?.send({ type: 'try again' }), [actor]);
  const denied = useCallback(() => actor?.send({ type: 'denied' }), [actor]);
  return { state, tryAgain, denied };
}

const useRealtime = <Selected,>(select: (snapshot: RealtimeSnapshot | undefined) => Selected): Selected =>
  useSelector(useContext(RealtimeContext), select);
