import { defineTable } from '#mocks/db/define-table';
import { ACCOUNTS, Account, type Account as AccountRow } from '#mocks/seed/session/accounts';

/**
 * The initial accounts and all later ones. Every seed has the initial ones, the empty seed too: without them
 * no sign-in would be possible.
 */
export const accountTable = defineTable<AccountRow>({
  name: 'accounts',
  scope: 'world',
  schema: Account,
  seed: () => ACCOUNTS,
});
