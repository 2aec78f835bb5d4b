import { useQuery } from '@tanstack/react-query';
import { reportCount } from '#api/recruitment/matching-queries';
import { useUnreadNotices } from '#app/realtime/use-unread-notices';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { useScope } from '#kit/context/scope';
import type { MenuBadge } from '#kit/context/screen';
import { useChatUnread } from '#machines/realtime/realtime.react';

/**
 * The number of records that wait behind a menu item, or behind all items of a group (R-SIDE-08). Reports and
 * notices are polled only while an item that counts them is shown.
 */
export function useMenuCount(badges: readonly MenuBadge[]): number {
  const counts: Record<MenuBadge, number> = {
    chat: useChatUnread() ?? 0,
    notices: useUnreadNotices(badges.includes('notices')),
    reports:
      useQuery({
        ...reportCount(useScope()),
        enabled: badges.includes('reports'),
        refetchInterval: POLLING_INTERVAL,
      }).data ?? 0,
  };
  return badges.reduce((sum, badge) => sum + counts[badge], 0);
}
