import type { Company } from '#domain/places/company';
import type { Backend } from '#mocks/backend/backend-types';
import type { TableDefinition } from '#mocks/backend/db/define-table';
import { type PageQuery, pageOf } from '#mocks/backend/protocol/page-of';
import { foundOr404, Refusal } from '#mocks/backend/protocol/refusal';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { findPerson } from './people';

/** Timecards and the work schedule: Operators pass too. */
export const SHOP_ADMINS_AND_STAFF = { roles: ['owner_shop', 'staff_shop'] } as const;

/** Staff may not correct cards or write the schedule. */
export const SHOP_ADMINS = { roles: ['owner_shop'] } as const;

/** The owner of a card or schedule entry, and its company. */
interface Owned {
  staff_id: number;
  staff?: string | null | undefined;
  company: string;
}

interface OwnedRow extends Owned {
  id: number;
}

/** What these functions read of the context of a request. */
interface Caller {
  backend: Backend;
  account: Account;
  company: Company;
}

export const isStaff = ({ permission }: Account): boolean => permission === 'staff_shop';

/** Staff see their own rows only, all other accounts every row of the company. */
const isVisible = ({ account, company }: Caller, row: Owned): boolean =>
  row.company === company.slug && (!isStaff(account) || row.staff_id === account.id);

/** A page of the rows that the caller may see, searchable by the owner's name. */
export const pageFor = <Row extends OwnedRow>(
  caller: Caller & { query: PageQuery },
  table: TableDefinition<Row>,
  { sort, matches = () => true }: { sort: string; matches?: (row: Row) => boolean },
) =>
  pageOf(caller.backend.db.of(table), caller.query, {
    filter: (row) => isVisible(caller, row) && matches(row),
    searchFields: ['staff'],
    sort,
  });

/** The requested row; a row that the caller may not see is a 404. */
export function rowFor<Row extends OwnedRow>(
  caller: Caller & { params: { id: string } },
  table: TableDefinition<Row>,
): Row {
  const row = foundOr404(caller.backend.db.of(table).find(caller.params.id));
  if (!isVisible(caller, row)) throw new Refusal(404);
  return row;
}

/** The owner of a new row: staff own their rows, other callers name a person of this company. */
export function ownerFor({
  backend,
  account,
  company,
  body,
}: Caller & { body: { staff_id?: number | null | undefined } }): Owned {
  const id = isStaff(account) ? account.id : (body.staff_id ?? account.id);
  const person = findPerson(backend.db, id);
  const isEmployee = person?.permission === 'owner_shop' || person?.permission === 'staff_shop';
  if (!isEmployee || person.company_slug !== company.slug) {
    throw new Refusal(400, { errors: { staff_id: [SERVER_TEXTS.staffNotFound] } });
  }
  return { staff_id: id, staff: person.name ?? person.username ?? null, company: company.slug };
}

/** The other rows of the same owner in the same company. */
export const othersBeside = <Row extends OwnedRow>(
  { db }: Backend,
  table: TableDefinition<Row>,
  row: OwnedRow,
): readonly Row[] =>
  db.of(table).list({
    filter: ({ id, staff_id, company }) =>
      id !== row.id && staff_id === row.staff_id && company === row.company,
  }).rows;
