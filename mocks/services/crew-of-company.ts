import type { Company } from '#domain/places/company';
import type { Backend } from '#mocks/backend-types';
import { found, Refusal } from '#mocks/protocol/refusal';
import { SERVER_TEXTS } from '#mocks/protocol/server-texts';
import type { Account } from '#mocks/seed/session/accounts';
import { findPerson } from './people';

/** Timecards and the work schedule: an Operator passes besides. */
export const SHOPS = { roles: ['owner_shop', 'staff_shop'] } as const;

interface OfCompany {
  company: string;
  staff_id: number;
}

/** Staff sees what is its own, whoever else may enter all of the company. */
export const isTheirs =
  (account: Account, company: Company) =>
  (row: OfCompany): boolean =>
    row.company === company.slug && (!isStaff(account) || row.staff_id === account.id);

export const isStaff = ({ permission }: Account): boolean => permission === 'staff_shop';

/** A row that somebody may not see is not there. */
export function rowFor<Row extends OfCompany>(row: Row | null, account: Account, company: Company): Row {
  const there = found(row);
  if (!isTheirs(account, company)(there)) throw new Refusal(404);
  return there;
}

/** For whom something new is: staff for itself, everyone else for whom they say, of this company. */
export function memberFor(
  { db }: Backend,
  { account, company, staffId }: { account: Account; company: Company; staffId: number | null },
): Pick<Account, 'id' | 'name'> {
  const id = isStaff(account) ? account.id : (staffId ?? account.id);
  const person = findPerson(db, id);
  const works = person?.permission === 'owner_shop' || person?.permission === 'staff_shop';
  if (!works || person.company_slug !== company.slug) {
    throw new Refusal(400, { errors: { staff_id: [SERVER_TEXTS.staffNotFound] } });
  }
  return { id, name: person.name ?? person.username ?? null };
}
