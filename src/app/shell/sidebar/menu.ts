import { addressIn, isAllowed, onlyRedirects } from '#app/routing/guard';
import { hasFeature } from '#domain/places/cities';
import type { SignedInUser } from '#kit/context/scope';
import type { MenuGroup, Screen } from '#kit/context/screen';

export type SidebarItem = { screen: Screen; icon: string } | { group: MenuGroup; screens: readonly Screen[] };

/** The sidebar items of one user in one city, in the order of the screens (R-SIDE-03 to 06). */
export function menuOf(screens: readonly Screen[], user: SignedInUser): SidebarItem[] {
  const shownScreens = screens.filter((screen) => isInMenu(screen, user));
  const items: SidebarItem[] = [];
  for (const screen of shownScreens) {
    const { menu } = screen;
    if (menu === null) continue;
    const group = menu.under;
    const siblings = group ? shownScreens.filter((one) => one.menu?.under === group) : [];
    // A group with a single visible child becomes a plain link (R-SIDE-06).
    if (!group || siblings.length < 2) items.push({ screen, icon: menu.icon });
    else if (siblings[0] === screen) items.push({ group, screens: siblings });
  }
  return items;
}

export const screensIn = (items: readonly SidebarItem[]): Screen[] =>
  items.flatMap((item) => ('screen' in item ? [item.screen] : item.screens));

function isInMenu(screen: Screen, user: SignedInUser): boolean {
  const { menu } = screen;
  if (menu === null || !isOffered(screen, user)) return false;
  return !menu.roles || user.role === 'Operator' || menu.roles.includes(user.role);
}

/** Every page that this user may open in the city, including pages outside the menu. */
export const pagesOf = (screens: readonly Screen[], user: SignedInUser): Screen[] =>
  screens.filter(
    (screen) =>
      (!onlyRedirects(screen) || screen.menu !== null) &&
      // Of the open screens, only the texts are for signed-in users.
      (screen.entry !== 'open' || screen.path.startsWith('/:city/')) &&
      isOffered(screen, user),
  );

/** A feature that the city lacks does not block an address, but no link leads there. */
export function isOffered(screen: Screen, { role, profile, city }: SignedInUser): boolean {
  const { feature } = screen;
  const visitor = { role, company: profile.company_slug ?? null, city: city?.name ?? null };
  if (!isAllowed(screen, visitor)) return false;
  return feature === null || hasFeature(city, feature);
}

/**
 * The screen to mark in the menu. Where two menu items lead to one page, the item whose full address is open
 * else the page itself.
 */
export const markedIn = (
  screens: readonly Screen[],
  current: Screen,
  city: string,
  address: string,
): Screen =>
  screens.find(
    (one) =>
      one.redirect !== null && one.menu !== null && `${address}&`.startsWith(`${addressIn(one, city)}&`),
  ) ?? current;
