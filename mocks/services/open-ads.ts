import type { Backend } from '#mocks/backend-types';
import type { Account } from '#mocks/seed/session/accounts';
import { type AdvertisementRow, advertisementTable } from '#mocks/tables/offers/advertisements';
import { isOffice } from './advertiser-of';

/** Every ad is open to the office, to anyone else their own. */
export const isAdOpenTo = (account: Account, { advertiser }: AdvertisementRow): boolean =>
  isOffice(account) || advertiser === account.id;

/** What is of these ads: the office has it in any case, anyone else if what is left of them is theirs. */
export function isOfOpenAds({ db }: Backend, account: Account, ids: readonly number[]): boolean {
  const ads = ids.flatMap((id) => db.of(advertisementTable).find(id) ?? []);
  return isOffice(account) || (ads.length > 0 && ads.every((ad) => isAdOpenTo(account, ad)));
}

/** The ad, where it is of this city and open; null where it is not there for them. */
export function openAd({ db }: Backend, account: Account, city: string, id: number): AdvertisementRow | null {
  const ad = db.of(advertisementTable).find(id);
  return ad !== null && ad.city === city && isAdOpenTo(account, ad) ? ad : null;
}
