import type { Backend } from '#mocks/backend-types';
import type { Account } from '#mocks/seed/session/accounts';
import { type AdvertisementRow, advertisementTable } from '#mocks/tables/offers/advertisements';

/** Every ad is open to the office, to anyone else their own. */
export const isAdOpenTo = ({ id, permission }: Account, { advertiser }: AdvertisementRow): boolean =>
  permission === 'Administrator' || permission === 'Operator' || advertiser === id;

/** The ad, where it is of this city and open; null where it is not there for them. */
export function openAd({ db }: Backend, account: Account, city: string, id: number): AdvertisementRow | null {
  const ad = db.of(advertisementTable).find(id);
  return ad !== null && ad.city === city && isAdOpenTo(account, ad) ? ad : null;
}
