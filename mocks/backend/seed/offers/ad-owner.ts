import type { SeedContext } from '#mocks/backend/seed/base/context';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import { SURNAMES } from '#mocks/backend/seed/texts/matching-texts';

/** Every fourth offer is the advertiser's, another fourth the shop owner's, the rest of shops of the city. */
export function adOwner({ faker }: SeedContext, index: number) {
  const username = index % 4 === 1 ? 'advertiser' : index % 4 === 3 ? 'owner_shop' : null;
  const account = ACCOUNTS.find((one) => one.username === username);
  return account
    ? { advertiser: account.id, advertiser_name: account.name ?? account.username }
    : { advertiser: null, advertiser_name: `${faker.helpers.arrayElement(SURNAMES)}商店` };
}
