import type { City } from '#domain/places/city';
import type { Backend } from '#mocks/backend/backend-types';
import { Refusal } from '#mocks/backend/protocol/refusal';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { findPerson } from './people';

interface WithAdvertiser {
  advertiser: number | null;
  advertiser_name?: string | null | undefined;
}

interface OfferScope {
  backend: Backend;
  account: Account;
  city: City;
  storedRow: WithAdvertiser | null;
}

/** Whether the account sees all offers of a city and sets their advertisers. */
export const isOffice = ({ permission }: Account): boolean =>
  permission === 'Administrator' || permission === 'Operator';

/** The advertiser of an offer: the office chooses, by default itself; others own their offers. */
export function advertiserOf(
  chosenAdvertiser: number | null,
  { backend, account, storedRow }: OfferScope,
): Required<WithAdvertiser> {
  if (storedRow !== null && (!isOffice(account) || chosenAdvertiser === storedRow.advertiser)) {
    return { advertiser: storedRow.advertiser, advertiser_name: storedRow.advertiser_name ?? null };
  }
  const id = isOffice(account) ? (chosenAdvertiser ?? account.id) : account.id;
  const person = findPerson(backend.db, id);
  if (person === null) throw new Refusal(400, { errors: { advertiser: [SERVER_TEXTS.advertiserNotFound] } });
  return { advertiser: id, advertiser_name: person.name || person.username };
}
