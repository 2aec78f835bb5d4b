import { type Account, accounts } from './accounts';
import { contentTables } from './content';
import { messagingTables } from './messaging';
import { offerTables } from './offers';
import { officeTables } from './office';
import { peopleTables } from './people';

/** A row of any table. Chapter 3 fixes few of the fields, and a test may set values of other types. */
export interface Row {
  id: number;
  [field: string]: unknown;
}

export type Tables = { accounts: Account[] } & ReturnType<typeof peopleTables> &
  ReturnType<typeof messagingTables> &
  ReturnType<typeof offerTables> &
  ReturnType<typeof contentTables> &
  ReturnType<typeof officeTables>;

/** The tables at the start of a test. */
export const createTables = (): Tables => ({
  accounts: accounts(),
  ...peopleTables(),
  ...messagingTables(),
  ...offerTables(),
  ...contentTables(),
  ...officeTables(),
});
