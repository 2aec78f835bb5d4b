import type { City } from '#domain/places/city';
import type { Backend } from '#mocks/backend/backend-types';
import { Refusal } from '#mocks/backend/protocol/refusal';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { findPerson } from './people';

interface Owned {
  advertiser: number | null;
  advertiser_name?: string | null | undefined;
}

interface Place {
  backend: Backend;
  account: Account;
  city: City;
  before: Owned | null;
}

/** Whether the account sees all offers of a city and sets their advertisers. */
export const isOffice = ({ permission }: Account): boolean =>
  permission === 'Administrator' || permission === 'Operator';

/** The advertiser of an offer: the office chooses, by default itself; others own their offers. */
export function advertiserOf(chosen: number | null, { backend, account, before }: Place): Required<Owned> {
  if (before !== null && (!isOffice(account) || chosen === before.advertiser)) {
    return { advertiser: before.advertiser, advertiser_name: before.advertiser_name ?? null };
  }
  const id = isOffice(account) ? (chosen ?? account.id) : account.id;
  const person = findPerson(backend.db, id);
  if (person === null) throw new Refusal(400, { errors: { advertiser: [SERVER_TEXTS.advertiserNotFound] } });
  return { advertiser: id, advertiser_name: person.name || person.username };
}
