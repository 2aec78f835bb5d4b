import type { RoleWithScreens } from '#domain/people/roles';
import { administrator } from './roles/administrator';
import { advertiser } from './roles/advertiser';
import { operator } from './roles/operator';
import { ownerShop } from './roles/owner-shop';
import { staffShop } from './roles/staff-shop';
import type { Tour } from './tour';

export const TOURS: Readonly<Record<RoleWithScreens, Tour>> = {
  Administrator: administrator,
  Operator: operator,
  owner_shop: ownerShop,
  staff_shop: staffShop,
  Advertiser: advertiser,
};
