import type { Backend } from '#mocks/backend/backend-types';
import type { Store } from '#mocks/backend/db/db';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { type AdvertisementRow, advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { isOffice } from './advertiser-of';

/** The office may access every ad, all other accounts their own. */
export const isAdVisibleTo = (account: Account, { advertiser }: AdvertisementRow): boolean =>
  isOffice(account) || advertiser === account.id;

/** Whether a record of these ads is accessible: always to the office, to others if all ads are theirs. */
export function isOfOpenAds(
  { db }: { db: Pick<Store, 'of'> },
  account: Account,
  ids: readonly number[],
): boolean {
  if (isOffice(account)) return true;
  const ads = ids.flatMap((id) => db.of(advertisementTable).find(id) ?? []);
  return ads.length > 0 && ads.every((ad) => isAdVisibleTo(account, ad));
}

/** The ad, when it is of this city and accessible to the account; otherwise null. */
export function openAd({ db }: Backend, account: Account, city: string, id: number): AdvertisementRow | null {
  const ad = db.of(advertisementTable).find(id);
  return ad !== null && ad.city === city && isAdVisibleTo(account, ad) ? ad : null;
}
