import * as z from 'zod/mini';
import { Account } from '#mocks/accounts';
import { columns } from '#mocks/columns';
import { defineTable } from '#mocks/define-table';
import { personColumns } from '#mocks/person-columns';
import { seedUsers } from '#mocks/seed/users';

const UserRow = z.extend(Account, { city: z.string() });
export type UserRow = z.infer<typeof UserRow>;

/** The seeded people of a city. Accounts are its users too: `mocks/people.ts` looks through both. */
export const userTable = defineTable<UserRow>({
  name: 'users',
  scope: 'city',
  schema: UserRow,
  model: { ...personColumns, city: columns.text },
  seed: seedUsers,
  idsAfter: 50_000,
});
