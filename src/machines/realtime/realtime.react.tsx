import { useSelector } from '@xstate/react';
import { createContext, useCallback, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { realtimeMachine } from './realtime.machine';

export type RealtimeActor = ActorRefFrom<typeof realtimeMachine>;
type RealtimeSnapshot = SnapshotFrom<typeof realtimeMachine>;

const RealtimeContext = createContext<RealtimeActor | undefined>(undefined);
/** Undefined where the deployment has no realtime service: then every hook returns its empty value. */
export const RealtimeProvider = RealtimeContext.Provider;

/** The number of unread notifications, pushed by the service; null before its first snapshot. */
export const useNotificationBadge = (): number | null =>
  useRealtime((snapshot) => snapshot?.context.badges?.badge ?? null);

/** The sidebar's total of unread messages; null before the first snapshot. */
export const useChatUnread = (): number | null =>
  useRealtime((snapshot) => snapshot?.context.badges?.chatAdminUnread ?? null);

/** The chat store has no such user: the bell is hidden (R-FB-08). */
export const useIsChatUserMissing = (): boolean =>
  useRealtime((snapshot) => snapshot?.matches({ listening: 'missing' }) ?? false);

export interface RealtimeLine {
  /** `connecting`: for the first time, or again. */
  state: 'connecting' | 'listening' | 'refused';
  tryAgain(): void;
  /** Reports that another request to the service was forbidden (R-FB-06). */
  denied(): void;
}

/** The state of the realtime connection; its other data may be requested while it is `listening`. */
export function useRealtimeLine(): RealtimeLine {
  const actor = useContext(RealtimeContext);
  const state = useRealtime((snapshot) =>
    snapshot?.matches('listening') ? 'listening' : snapshot?.matches('refused') ? 'refused' : 'connecting',
  );
  const tryAgain = useCallback(() => actor?.send({ type: 'try again' }), [actor]);
  const denied = useCallback(() => actor?.send({ type: 'denied' }), [actor]);
  return { state, tryAgain, denied };
}

const useRealtime = <Selected,>(select: (snapshot: RealtimeSnapshot | undefined) => Selected): Selected =>
  useSelector(useContext(RealtimeContext), select);
