import { defineTable } from '#mocks/backend/db/define-table';
import { ACCOUNTS, Account, type Account as AccountRow } from '#mocks/backend/seed/session/accounts';

/** The initial accounts and all later ones. Even the empty seed has the initial ones, for the sign-in. */
export const accountTable = defineTable<AccountRow>({
  name: 'accounts',
  scope: 'world',
  schema: Account,
  seed: () => ACCOUNTS,
});
