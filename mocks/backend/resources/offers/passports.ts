import { passports } from '#api/offers/passports';
import { draftProblems } from '#domain/base/draft-problems';
import { PassPackageDraft } from '#domain/offers/pass-package';
import type { Backend } from '#mocks/backend/backend-types';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { usersIn } from '#mocks/backend/services/people';
import { type PassportRow, passportTable } from '#mocks/backend/tables/offers/passports';
import { voucherTable } from '#mocks/backend/tables/offers/vouchers';

export const passportHandlers = crudHandlers(passports, {
  table: passportTable,
  writers: { roles: ['Administrator'] },
  // A shop owner chooses the pass of a voucher.
  readers: { roles: ['Administrator', 'owner_shop'] },
  searchFields: ['name'],
  sort: '-id',
  problems: (draft: PassPackageDraft) => draftProblems(PassPackageDraft, draft),
  // A new pass is sold to every user.
  rowFromDraft: ({ name, price }, { storedRow }) => ({
    name: name.trim(),
    price,
    kind: storedRow?.kind ?? 'common',
  }),
  deletionProblem: passDeletionProblem,
});

/** A pass that a user holds, or that a voucher uses, is kept. */
function passDeletionProblem({ id, city }: PassportRow, { db }: Backend): string | null {
  const holders = usersIn(db, city).list({
    filter: ({ pass_types: passIds }) => passIds?.includes(id) ?? false,
  });
  if (holders.rows.length > 0) return SERVER_TEXTS.passHeld;
  return db.of(voucherTable).count({ city, filter: ({ pass }) => pass === id }) > 0
    ? SERVER_TEXTS.passOfVoucher
    : null;
}
