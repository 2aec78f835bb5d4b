import type { MenuBadge } from '#kit/screen';
import { useChatUnread } from '#machines/realtime/realtime.react';

/** How much waits behind the menu's items (R-SIDE-08). */
export const useMenuBadges = (): Readonly<Record<MenuBadge | 'none', number>> => ({
  none: 0,
  chat: useChatUnread(),
});
