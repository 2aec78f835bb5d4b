import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
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

const useRealtime = <Selected,>(select: (snapshot: RealtimeSnapshot | undefined) => Selected): Selected =>
  useSelector(useContext(RealtimeContext), select);
