import { vouchers } from '#api/offers/vouchers';
import { type VoucherDraft, voucherProblems } from '#domain/offers/voucher';
import type { Backend } from '#mocks/backend/backend-types';
import { foundOr404, Refusal } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { crudHandlers, type RecordScope } from '#mocks/backend/services/crud-handlers';
import { personNamed } from '#mocks/backend/services/people';
import { pictureAfterWrite } from '#mocks/backend/services/stored-picture';
import { passportTable } from '#mocks/backend/tables/offers/passports';
import { type VoucherRow, voucherTable } from '#mocks/backend/tables/offers/vouchers';

/** The office sees all vouchers, a shop owner those of their company's people. */
export const voucherHandlers = crudHandlers(vouchers, {
  table: voucherTable,
  writers: { roles: ['Administrator', 'owner_shop'] },
  searchFields: ['name', 'owner', 'pass_name'],
  sort: '-id',
  isVisibleTo: ({ backend, account }, { owner }) =>
    account.permission !== 'owner_shop' || permittedOwner(backend, account, owner) !== null,
  problems: (draft: VoucherDraft, { storedRow }) =>
    voucherProblems(draft, { shared: storedRow?.shared_number ?? 0 }),
  async rowFromDraft({ name, pass, image, ...draft }, scope) {
    const { backend, account, storedRow } = scope;
    if (permittedOwner(backend, account, draft.owner) === null)
      throw new Refusal(400, { errors: { owner: [SERVER_TEXTS.ownerNotFound] } });
    return {
      ...draft,
      name: name.trim(),
      pass,
      pass_name: passNameOf(pass, scope),
      shared_number: storedRow?.shared_number ?? 0,
      image: await pictureAfterWrite('image', image, storedRow?.image ?? null),
    };
  },
});

const OWNER_ROLES: readonly Account['permission'][] = [
  'Administrator',
  'Operator',
  'owner_shop',
  'staff_shop',
];

/** The owner by exact username; null for an owner whom the caller may not choose, or for none. */
function permittedOwner({ db }: Backend, account: Account, username: string): Account | null {
  const owner = personNamed(db, username);
  if (owner?.username !== username || !OWNER_ROLES.includes(owner.permission)) return null;
  return account.permission === 'owner_shop' && owner.company_slug !== account.company_slug ? null : owner;
}

function passNameOf(pass: number | null, { backend, city }: RecordScope<VoucherRow>): string | null {
  if (pass === null) return null;
  const row = backend.db.of(passportTable).find(pass);
  if (row?.city !== city.name) throw new Refusal(400, { errors: { pass: [SERVER_TEXTS.passNotFound] } });
  return foundOr404(row).name;
}
