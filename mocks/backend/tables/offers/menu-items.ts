import * as z from 'zod/mini';
import { MenuItem } from '#domain/offers/menu-item';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedMenuItems } from '#mocks/backend/seed/offers/menu-items';

const MenuItemRow = z.extend(MenuItem, {
  /** Slug of the company whose shops offer the item. */
  company: z.string(),
});
export type MenuItemRow = z.infer<typeof MenuItemRow>;

/** One table for all cities: the calls name no city. */
export const menuItemTable = defineTable<MenuItemRow>({
  name: 'menu-items',
  scope: 'world',
  schema: MenuItemRow,
  seed: seedMenuItems,
});
