import type { RoleWithScreens } from '#domain/people/roles';

/** Lines of 24 by 24: a town hall, a compass, a shop, an apron, a megaphone. */
const ICON_PATHS: Readonly<Record<RoleWithScreens, string>> = {
  Administrator: 'M3 21h18M5 21V10M9.5 21V10M14.5 21V10M19 21V10M3 10h18L12 3z',
  Operator: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM15.5 8.5l-2 5l-5 2l2-5z',
  owner_shop: 'M4 10v11h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0a3 3 0 0 1-6 0a3 3 0 0 1-6 0zM10 21v-6h4v6',
  staff_shop: 'M8 3v4a4 4 0 0 0 8 0V3M8 7L5 9v12h14V9l-3-2M9 15h6M9 15v3h6v-3',
  Advertiser: 'M4 10v4h3l8 5V5l-8 5zM18 9a4 4 0 0 1 0 6M8 14l1.5 6H12',
};

export const RoleIcon = ({ role }: { role: RoleWithScreens }) => (
  <svg className="lobby-role" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICON_PATHS[role]} />
  </svg>
);
