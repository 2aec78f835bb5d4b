import * as z from 'zod/mini';
import { PassPackage } from '#domain/offers/pass-package';
import { defineTable } from '#mocks/backend/db/define-table';
import { PASS_KINDS, seedPassports } from '#mocks/backend/seed/offers/passports';

/** `kind`: the lists of the notifications that include the pass. */
const PassportRow = z.extend(PassPackage, { city: z.string(), kind: z.enum(PASS_KINDS) });
export type PassportRow = z.infer<typeof PassportRow>;

export const passportTable = defineTable<PassportRow>({
  name: 'passports',
  scope: 'city',
  schema: PassportRow,
  seed: seedPassports,
});
