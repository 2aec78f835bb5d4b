import { defineTable } from '#mocks/db/define-table';
import { ACCOUNTS, Account, type Account as AccountRow } from '#mocks/seed/session/accounts';

/**
 * Who can sign in from the start, and whoever was given an account since. Every seed has the same, the empty one too:
 * nobody could sign in without them.
 */
export const accountTable = defineTable<AccountRow>({
  name: 'accounts',
  scope: 'world',
  schema: Account,
  seed: () => ACCOUNTS,
});
