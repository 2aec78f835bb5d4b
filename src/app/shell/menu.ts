import { CITY_WITH_ARTICLES } from '#domain/cities';
import type { City } from '#domain/city';
import { hasOwnSet } from '#domain/companies';
import { mayEnter } from '#domain/roles';
import type { SignedInUser } from '#kit/scope';
import type { MenuGroup, Screen } from '#kit/screen';

export type MenuItem = { screen: Screen; icon: string } | { group: MenuGroup; screens: readonly Screen[] };

/** The sidebar of one user in one city, in the order of the screens (R-SIDE-03 to 06). */
export function menuOf(screens: readonly Screen[], user: SignedInUser): MenuItem[] {
  const shown = screens.filter((screen) => isShown(screen, user));
  const items: MenuItem[] = [];
  for (const screen of shown) {
    const { menu } = screen;
    if (menu === null) continue;
    const group = menu.under;
    const siblings = group ? shown.filter((one) => one.menu?.under === group) : [];
    // a single visible child is a plain link (R-SIDE-06)
    if (!group || siblings.length < 2) items.push({ screen, icon: menu.icon });
    else if (siblings[0] === screen) items.push({ group, screens: siblings });
  }
  return items;
}

function isShown(
  { entry, menu, feature, companySet }: Screen,
  { role, profile, city }: SignedInUser,
): boolean {
  if (menu === null || !mayEnter(role, entry)) return false;
  if (companySet && role !== 'Operator' && !hasOwnSet(profile.company_slug)) return false;
  if (menu.roles && role !== 'Operator' && !menu.roles.includes(role)) return false;
  return feature === null || hasFeature(city, feature);
}

const hasFeature = (city: City | null, feature: string): boolean => {
  if (feature === 'article' && city?.name !== CITY_WITH_ARTICLES) return false;
  return city?.features === undefined || city.features.includes(feature);
};
