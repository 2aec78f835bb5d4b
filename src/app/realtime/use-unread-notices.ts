import { useQuery } from '@tanstack/react-query';
import { unreadCount } from '#api/messaging/notification-queries';
import { useCityAccess } from '#app/city/use-region';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { useScope } from '#kit/context/scope';
import { useIsChatUserMissing } from '#machines/realtime/realtime.react';

/** The unread notices for the bell and the menu; 0 while the user is missing in the chat store (R-FB-08). */
export function useUnreadNotices(isNeeded = true): number {
  const enabled = useCityAccess() === 'open' && isNeeded;
  const unread = useQuery({ ...unreadCount(useScope(), POLLING_INTERVAL), enabled }).data ?? 0;
  return useIsChatUserMissing() ? 0 : unread;
}
