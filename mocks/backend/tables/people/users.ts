import * as z from 'zod/mini';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedUsers } from '#mocks/backend/seed/people/users';
import { Account } from '#mocks/backend/seed/session/accounts';

const UserRow = z.extend(Account, { city: z.string() });
export type UserRow = z.infer<typeof UserRow>;

/** The seeded people of a city. Accounts are its users too: `mocks/backend/services/people.ts` reads both tables. */
export const userTable = defineTable<UserRow>({
  name: 'users',
  scope: 'city',
  schema: UserRow,
  seed: seedUsers,
  idsAfter: 50_000,
});
