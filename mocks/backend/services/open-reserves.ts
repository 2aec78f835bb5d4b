import type { Store } from '#mocks/backend/db/db';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import type { ReserveRow } from '#mocks/backend/tables/offers/reserves';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { isAdVisibleTo } from './open-ads';

/**
 * Whether the account may see the reservation. The office sees those of its city, an advertiser and a shop
 * owner those of their ads, staff those of the owners of their own shop.
 */
export function isReserveOpenTo(
  { db }: { db: Pick<Store, 'of'> },
  account: Account,
  { advertisement }: Pick<ReserveRow, 'advertisement'>,
): boolean {
  if (account.permission === 'Administrator' || account.permission === 'Operator') return true;
  const ad = advertisement === null ? null : db.of(advertisementTable).find(advertisement);
  if (ad === null) return false;
  if (account.permission !== 'staff_shop') return isAdVisibleTo(account, ad);
  const owner = ad.advertiser === null ? null : db.of(accountTable).find(ad.advertiser);
  return owner?.permission === 'owner_shop' && haveSameShop(owner, account);
}

const haveSameShop = (one: Account, other: Account): boolean =>
  Boolean(one.code_shop) && one.code_shop === other.code_shop && one.company_slug === other.company_slug;
